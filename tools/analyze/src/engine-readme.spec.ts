import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const README = readFileSync(join(__dirname, '../../../libs/argument-engine/README.md'), 'utf8');
const blockOf = (language: string): string => new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(README)?.[1] ?? '';

describe('the README of the argument engine', () => {
  it('has an example that runs as it stands and prints what it says', () => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--conditions=source', '--input-type=module', '--eval', blockOf('js')],
      { cwd: join(__dirname, '..'), encoding: 'utf8' },
    );
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toBe(blockOf('text'));
  });

  it('names exports that there are', () => {
    const index = readFileSync(join(__dirname, '../../../libs/argument-engine/src/index.ts'), 'utf8');
    const table = README.slice(README.indexOf('## What it exports'), README.indexOf('## The result'));
    const names = [...table.matchAll(/`([a-zA-Z_]+)(?:\([^`]*\))?`/g)].map((match) => match[1] ?? '');
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(index))).toEqual([]);
  });
});
