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
    [['--batch', '/no/such/file.jsonl'], 1, 'Cannot read /no/such/file.jsonl: there is no such file.\n'],
    [['--batch', tmpdir()], 1, `Cannot read ${tmpdir()}: it is a folder.\n`],
    [['--json', tmpdir()], 1, `Cannot read ${tmpdir()}: it is a folder.\n`],
  ])('says in one sentence what is wrong with %j', (words, status, sentence) => {
    expect(run(words)).toMatchObject({ status, stdout: '', stderr: sentence });
  });

  it.each([
    ['argdown', '[Conclusion]: Cycling should be encouraged'],
    ['xaif', '"type": "RA"'],
    ['json', '"$schema": "/mf/analyzer/schemas/analysis-1.schema.json"'],
    ['graph', '"$schema": "/mf/analyzer/schemas/analysis-2.schema.json"'],
    ['markdown', '## Conclusion\n\nCycling should be encouraged\n'],
  ])('prints the argument as %s', (format, words) => {
    const { status, stdout } = run(['--format', format, '-'], ARGUMENT);
    expect(status).toBe(0);
    expect(stdout).toContain(words);
    expect(run([`--format=${format}`, '-'], ARGUMENT).stdout).toBe(stdout);
  });

  it('analyzes a batch, a document a line, and says which line it could not read', () => {
    const lines = [
      `\ufeff${JSON.stringify({ id: 'a', text: ARGUMENT })}`,
      '',
      'no JSON',
      '[]',
      '{"text":"x"}',
      '{"id":7}',
      JSON.stringify({ id: 'b', text: '\u2028', label: 'kept out' }),
    ];
    writeFileSync(join(folder, 'batch.jsonl'), lines.join('\r\n'));
    const { status, stdout, stderr } = run(['--batch', join(folder, 'batch.jsonl')]);
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: unknown; line?: number; error?: string; analysis?: AnalysisResults });
    expect(answers.map(({ id, line, error }) => [id, line, error])).toEqual([
      ['a', undefined, undefined],
      [null, 3, 'The line is not JSON.'],
      [null, 4, 'The line is not an object with "id" and "text".'],
      [null, 5, '"id" must be a string or a number.'],
      [7, 6, '"text" must be a string.'],
      ['b', undefined, undefined],
    ]);
    expect(answers[0]?.analysis?.argumentStructure.conclusion).toBe('Cycling should be encouraged');
    expect(answers[0]?.analysis?.originalArgument).toBe(ARGUMENT);
    expect(answers[5]?.analysis?.notices[0]?.code).toBe('NO_ARGUMENT_FOUND');
    expect(status).toBe(1);
    expect(stderr).toBe('4 of the lines could not be analyzed; each says why.\n');
  });

  it('reads a batch from standard input, and an empty one', () => {
    const { status, stdout, stderr } = run(['--batch', '-'], `${JSON.stringify({ id: 1, text: ARGUMENT })}\n`);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.split('\n')).toHaveLength(2);
    expect(JSON.parse(stdout)).toMatchObject({ id: 1, analysis: { engine: { name: 'built-in' } } });
    expect(run(['--batch', '-'])).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });

  it('reads UTF-16 that says so', () => {
    for (const bytes of [
      Buffer.from(`\ufeff${ARGUMENT}`, 'utf16le'),
      Buffer.from(`\ufeff${ARGUMENT}`, 'utf16le').swap16(),
    ]) {
      writeFileSync(join(folder, 'wide.txt'), bytes);
      const results = JSON.parse(run(['--json', join(folder, 'wide.txt')]).stdout) as AnalysisResults;
      expect(results.originalArgument).toBe(ARGUMENT);
    }
  });

  it('guesses nothing where the bytes are no text', () => {
    const file = join(folder, 'bytes');
    for (const bytes of [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]), Buffer.from('caf\xe9 is good', 'latin1')]) {
      writeFileSync(file, bytes);
      const sentence = `Cannot read ${file}: it is not text in UTF-8 (or in UTF-16 that begins with its mark).\n`;
      expect(run(['--json', file])).toMatchObject({ status: 1, stdout: '', stderr: sentence });
    }
    writeFileSync(
      file,
      Buffer.from(`{"id":1,"text":"caf\xe9"}\n{"id":9007199254740993,"text":"x"}\n{"id":2,"text":"x"}`, 'latin1'),
    );
    const { status, stdout } = run(['--batch', file]);
    expect(status).toBe(1);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { error?: string }).error),
    ).toEqual(['The line is not text in UTF-8.', '"id" is too large for a number; write it as a string.', undefined]);
  });

  it('gives equal ids back as they came, each with its own analysis', () => {
    const lines = ['one', 'two'].map((text) => JSON.stringify({ id: 'same', text: `Birds are ${text}.` }));
    const { status, stdout } = run(['--batch', '-'], lines.join('\n'));
    expect(status).toBe(0);
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string; analysis: AnalysisResults });
    expect(answers.map(({ id, analysis }) => [id, analysis.originalArgument])).toEqual([
      ['same', 'Birds are one.'],
      ['same', 'Birds are two.'],
    ]);
  });

  it('ends without a word when its reader has seen enough', () => {
    const documents = Array.from({ length: 2_000 }, (_, id) => JSON.stringify({ id, text: ARGUMENT }));
    writeFileSync(join(folder, 'many.jsonl'), documents.join('\n'));
    const command = `"${process.execPath}" --conditions=source "${PROGRAM}" --batch "${join(folder, 'many.jsonl')}"`;
    const { status, stdout, stderr } = spawnSync('bash', ['-c', `set -o pipefail; ${command} | head -n 1`], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ id: 0 });
  });

  it.each([
    [['--json', '--batch', 'x'], 'Only one of --json, --batch at a time.'],
    [['--format', 'yaml', 'x'], 'Unknown format yaml: name argdown, xaif, json, graph, markdown.'],
    [['--format'], 'Unknown format (none given): name argdown, xaif, json, graph, markdown.'],
  ])('refuses %j', (words, sentence) => {
    expect(run(words)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(sentence) as string });
  });

  it.each([[[]], [['--yaml', 'x']], [['a', 'b']]])('explains itself when misused: %j', (words: string[]) => {
    const result = run(words);
    expect(result.status).toBe(2);
    expect(result.stdout).toBe('');
    expect(result.stderr).toContain('Usage:');
  });
});
