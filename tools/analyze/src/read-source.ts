import { createReadStream } from 'node:fs';

const FAILURES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'reading it is not allowed',
  EPERM: 'reading it is not allowed',
};
const LINE_FEED = 10;

/** The bytes are no text in any way of writing it that is known here. */
export class NotText extends Error {
  constructor() {
    super('it is not text in UTF-8 (or in UTF-16 that begins with its mark)');
  }
}

/** The bytes as text without a byte order mark; throws `NotText`. Nothing is replaced: what is quoted from a text must stand in it. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  try {
    return new TextDecoder(wide ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new NotText();
  }
}

async function* bytesOf(source: string): AsyncGenerator<Buffer> {
  const input = source === '-' ? process.stdin : createReadStream(source);
  try {
    for await (const chunk of input) yield Buffer.from(chunk as Uint8Array);
  } catch (error) {
    throw unreadable(source, error);
  }
}

function unreadable(source: string, error: unknown): Error {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const name = source === '-' ? 'standard input' : source;
  return new Error(`Cannot read ${name}: ${FAILURES[code] ?? (error as Error).message}.`, { cause: error });
}

/** All of a file, or of standard input where it is called "-". Throws with the sentence a person reads. */
export async function readSource(source: string): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytesOf(source)) chunks.push(chunk);
  try {
    return decodeText(Buffer.concat(chunks));
  } catch (error) {
    throw unreadable(source, error);
  }
}

/** Lines end with a line feed alone: JSON lets U+2028 and U+2029 stand in a string, where other readers of lines would cut. */
export async function* readLines(source: string): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  for await (const chunk of bytesOf(source)) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end)]);
      begun = [];
      from = end + 1;
    }
    begun.push(chunk.subarray(from));
  }
  yield Buffer.concat(begun);
}
