import { readFile } from 'node:fs/promises';
import { analyzeArgument } from '@premise/argument-engine';
import { readCommandLine, USAGE } from './command-line.ts';
import { reportOf } from './report.ts';

const FAILURES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'reading it is not allowed',
  EPERM: 'reading it is not allowed',
};

async function readStandardInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString('utf8');
}

async function readSource(source: string): Promise<string> {
  try {
    return source === '-' ? await readStandardInput() : await readFile(source, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw new Error(`Cannot read ${source}: ${FAILURES[code] ?? (error as Error).message}.`, { cause: error });
  }
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
  const text = (await readSource(command.request.source)).replace(/^\ufeff/, '');
  const results = analyzeArgument(text);
  process.stdout.write(command.request.json ? `${JSON.stringify(results, null, 2)}\n` : reportOf(results));
  return 0;
}

// a reader that closes early (head, less) is no failure
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exitCode = error.code === 'EPIPE' ? 0 : 1;
});

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
