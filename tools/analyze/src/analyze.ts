import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { analyzeArgument } from '@premise/argument-engine';
import { writeAnalysis } from '@premise/argument-formats';
import { analyzeLine } from './batch.ts';
import { readCommandLine, type Request, USAGE } from './command-line.ts';
import { reportOf } from './report.ts';

const FAILURES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'reading it is not allowed',
  EPERM: 'reading it is not allowed',
};

const withoutMark = (text: string): string => text.replace(/^\ufeff/, '');

async function readStandardInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString('utf8');
}

function unreadable(source: string, error: unknown): Error {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return new Error(`Cannot read ${source}: ${FAILURES[code] ?? (error as Error).message}.`, { cause: error });
}

async function readSource(source: string): Promise<string> {
  try {
    return source === '-' ? await readStandardInput() : await readFile(source, 'utf8');
  } catch (error) {
    throw unreadable(source, error);
  }
}

/** Lines end with a line feed alone: JSON lets U+2028 and U+2029 stand in a string, where other readers of lines would cut. */
async function* linesOf(source: string): AsyncGenerator<string> {
  const input = source === '-' ? process.stdin : createReadStream(source);
  input.setEncoding('utf8');
  let begun = '';
  try {
    for await (const chunk of input) {
      const lines = `${begun}${chunk as string}`.split('\n');
      begun = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw unreadable(source, error);
  }
  yield begun;
}

/** Waits while the reader is slower than the engine. */
async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

async function analyzeOne({ source, output }: Request): Promise<number> {
  const results = analyzeArgument(withoutMark(await readSource(source)));
  if (output === 'results') await print(`${JSON.stringify(results, null, 2)}\n`);
  else await print(output === 'report' ? reportOf(results) : writeAnalysis(results, output).text);
  return 0;
}

/** Line by line, so that a batch may be larger than the memory. 1 when a line could not be analyzed. */
async function analyzeBatch(source: string): Promise<number> {
  let line = 0;
  let failed = 0;
  for await (const text of linesOf(source)) {
    line += 1;
    const document = line === 1 ? withoutMark(text) : text;
    if (document.trim() === '') continue;
    const answer = analyzeLine(document, line);
    if ('error' in answer) failed += 1;
    await print(`${JSON.stringify(answer)}\n`);
  }
  if (failed > 0) process.stderr.write(`${failed} of the lines could not be analyzed; each says why.\n`);
  return failed > 0 ? 1 : 0;
}

async function run(words: readonly string[]): Promise<number> {
  const command = readCommandLine(words);
  if (command.kind === 'help') {
    process.stdout.write(USAGE);
    return 0;
  }
  if (command.kind === 'misuse') {
    process.stderr.write(`${command.message}\n\n${USAGE}`);
    return 2;
  }
  return command.kind === 'batch' ? analyzeBatch(command.source) : analyzeOne(command.request);
}

// a reader that closes early (head, less) is no failure
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
