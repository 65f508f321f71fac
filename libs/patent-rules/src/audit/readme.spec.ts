import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ruleTable } from './rule-table.ts';

const README = path.resolve(__dirname, '../../README.md');
const TABLE = /(<!-- rules:[^>]*-->\n)([\s\S]*?)(\n<!-- end of rules -->)/;
/** Without the padding that the formatter adds. */
const bare = (table: string): string => table.trim().replace(/-{2,}/g, '-').replace(/ +/g, ' ');

it('the README has the rules as they are', () => {
  const text = readFileSync(README, 'utf8');
  if (process.env['UPDATE_README'] === '1') {
    writeFileSync(
      README,
      text.replace(TABLE, (_all, begin: string, _old, end: string) => `${begin}\n${ruleTable()}\n${end}`),
    );
  } else expect(bare(TABLE.exec(text)?.[2] ?? '')).toBe(bare(ruleTable()));
});
