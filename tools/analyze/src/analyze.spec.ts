import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnalysisResults } from '@premise/contracts';

const PROGRAM = join(__dirname, 'analyze.ts');
const ARGUMENT = 'Cycling should be encouraged because it keeps people healthy and the air clean.';

function run(words: string[], input = ''): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['--conditions=source', PROGRAM, ...words], { input, encoding: 'utf8' });
}

describe('the analyze command', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'analyze-'));
    writeFileSync(join(folder, 'argument.txt'), `\ufeff${ARGUMENT}`);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('prints nothing but the JSON result of a file', () => {
    const { status, stdout, stderr } = run(['--json', join(folder, 'argument.txt')]);
    const results = JSON.parse(stdout) as AnalysisResults;
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(results.argumentStructure.conclusion).toBe('Cycling should be encouraged');
    expect(results.originalArgument).toBe(ARGUMENT);
  });

  it('reads standard input where the file is called -', () => {
    const { status, stdout } = run(['--json', '-'], ARGUMENT);
    expect(status).toBe(0);
    expect((JSON.parse(stdout) as AnalysisResults).engine.name).toBe('built-in');
  });

  it('prints a report to be read without --json', () => {
    const { status, stdout } = run(['-'], ARGUMENT);
    expect(status).toBe(0);
    expect(stdout).toContain('Conclusion (Normative (recommendation))\n  Cycling should be encouraged');
  });

  it('gives a result, not an error, for blank input', () => {
    const { status, stdout } = run(['--json', '-'], '  \n');
    expect(status).toBe(0);
    expect((JSON.parse(stdout) as AnalysisResults).notices[0]?.code).toBe('NO_ARGUMENT_FOUND');
  });

  it.each([
    [['--json', '/no/such/file.txt'], 1, 'Cannot read /no/such/file.txt: there is no such file.\n'],
    [['--json', tmpdir()], 1, `Cannot read ${tmpdir()}: it is a folder.\n`],
  ])('says in one sentence what is wrong with %j', (words, status, sentence) => {
    expect(run(words)).toMatchObject({ status, stdout: '', stderr: sentence });
  });

  it.each([[[]], [['--yaml', 'x']], [['a', 'b']]])('explains itself when misused: %j', (words: string[]) => {
    const result = run(words);
    expect(result.status).toBe(2);
    expect(result.stdout).toBe('');
    expect(result.stderr).toContain('Usage:');
  });
});
