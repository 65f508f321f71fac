import { once } from 'node:events';
import { analyzeArgument } from '@premise/argument-engine';
import { writeAnalysis } from '@premise/argument-formats';
import { analyzeLine } from './batch.ts';
import { readCommandLine, type Request, USAGE } from './command-line.ts';
import { readLines, readSource } from './read-source.ts';
import { reportOf } from './report.ts';

/** Waits while the reader is slower than the engine. */
async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

async function analyzeOne({ source, output }: Request): Promise<number> {
  const results = analyzeArgument(await readSource(source));
  if (output === 'results') await print(`${JSON.stringify(results, null, 2)}\n`);
  else await print(output === 'report' ? reportOf(results) : writeAnalysis(results, output).text);
  return 0;
}

/** Line by line, so that a batch may be larger than the memory. 1 when a line could not be analyzed. */
async function analyzeBatch(source: string): Promise<number> {
  let line = 0;
  let failed = 0;
  for await (const bytes of readLines(source)) {
    line += 1;
    const answer = analyzeLine(bytes, line);
    if (answer === null) continue;
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
