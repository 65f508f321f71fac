import { existsSync } from 'node:fs';
import path from 'node:path';
import { readOwnTitles } from './test-titles.ts';
import { readText, workspaceRoot } from './workspace-projects.ts';

/** A row of the table: what holds (blank where it is as above), where its test lies, and how it is called. */
interface Row {
  claim: string;
  file: string;
  title: string;
}

function rowsOf(text: string): Row[] {
  const [, , table = ''] = /(<!-- security tests -->)([^]*?)<!-- end of the security tests -->/.exec(text) ?? [];
  return table
    .split('\n')
    .filter((line) => line.startsWith('|') && line.includes('spec.ts'))
    .map((line) => {
      const [, claim = '', file = '', title = ''] = line.split('|').map((cell) => cell.trim());
      return { claim, file: file.replaceAll('`', ''), title };
    });
}

/** Demands stand behind titles and are no part of what the table says. */
const withoutIds = (title: string): string => title.replace(/\s*\[[^\]]*\]/g, '');

function missingOf(rows: Row[]): string[] {
  return rows
    .filter(({ file, title }) => {
      if (!existsSync(path.join(workspaceRoot, file))) return true;
      return !readOwnTitles(file, readText(file)).some((own) => withoutIds(own) === title);
    })
    .map(({ file, title }) => `${file}: ${title}`);
}

describe('the table of docs/security.md', () => {
  const rows = rowsOf(readText('docs/security.md'));

  it('names a test for each line', () => {
    expect(rows.length).toBeGreaterThan(60);
    expect(rows[0]?.claim).not.toBe('');
    expect(rows.filter(({ title }) => title === '')).toEqual([]);
  });

  it('names tests that exist', () => {
    expect(missingOf(rows)).toEqual([]);
  });

  it('is told of a test that is gone, renamed or left out', () => {
    const file = 'tools/workspace/src/security-tests.spec.ts';
    const wrong = [
      { claim: '', file, title: 'names tests that do not exist' },
      { claim: '', file: 'tools/workspace/src/nowhere.spec.ts', title: 'names tests that exist' },
    ];
    expect(missingOf(wrong)).toHaveLength(2);
    expect(missingOf([{ claim: '', file, title: 'names tests that exist' }])).toEqual([]);
    expect(readOwnTitles('a.spec.ts', "it.skip('left out', () => {}); it.each([1])('each %s', () => {});")).toEqual([
      'each %s',
    ]);
  });
});
