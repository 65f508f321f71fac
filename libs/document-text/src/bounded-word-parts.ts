import { Unzip, UnzipInflate, zipSync, type UnzipFile } from 'fflate';
import { FILE_PROBLEMS, FileProblem, UNPACKED_BYTES } from './file-problem.ts';

export interface UnpackOptions {
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress: (share: number) => void;
}

/** Fed in small steps: one byte can unpack to a thousand, and nothing is known of a step before it is done. */
const STEP_BYTES = 8 * 1024;
const BREATHE_EVERY = 32;
/** Word writes some dozens; each costs time and a tenth of a megabyte, however empty it is. */
const MOST_PARTS = 500;

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Words stand in the XML parts, a long document's headers and footers apart; pictures and fonts are never unpacked. */
const holdsWords = (name: string): boolean => /\.(xml|rels)$/i.test(name) && !/\/(?:header|footer)\d+\.xml/i.test(name);

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * The parts of a Word document that hold its words, packed anew without compression. Sizes are read before anything
 * is unpacked, and counted while it is: a document that lies about them stops at the same limit.
 */
export async function boundedWordParts(
  bytes: Uint8Array,
  { signal, onProgress }: UnpackOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts = new Map<string, Uint8Array[]>();
  let declared = 0;
  let unpacked = 0;
  let failure: unknown = null;

  const take = (file: UnzipFile) => {
    if (!holdsWords(file.name)) return;
    declared += file.originalSize ?? 0;
    if (declared > UNPACKED_BYTES || parts.size >= MOST_PARTS) throw new FileProblem(FILE_PROBLEMS.unpacksTooLarge);
    const chunks: Uint8Array[] = [];
    parts.set(file.name, chunks);
    file.ondata = (error, chunk) => {
      if (error) failure ??= error;
      else {
        unpacked += chunk.length;
        if (unpacked > UNPACKED_BYTES) failure ??= new FileProblem(FILE_PROBLEMS.unpacksTooLarge);
        else chunks.push(chunk);
      }
    };
    file.start();
  };

  const unzip = new Unzip(take);
  unzip.register(UnzipInflate);
  try {
    for (let at = 0, step = 0; at < bytes.length; at += STEP_BYTES, step += 1) {
      unzip.push(bytes.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= bytes.length);
      if (failure) throw failure as Error;
      if (step % BREATHE_EVERY === 0) {
        onProgress(Math.min(1, at / bytes.length));
        await breathe();
        signal.throwIfAborted();
      }
    }
  } catch (error) {
    if (error instanceof FileProblem || signal.aborted) throw error;
    throw new FileProblem(FILE_PROBLEMS.brokenWord);
  }
  if (!parts.has('word/document.xml')) throw new FileProblem(FILE_PROBLEMS.brokenWord);
  const contents = Object.fromEntries(Array.from(parts, ([name, chunks]) => [name, join(chunks)]));
  return zipSync(contents, { level: 0 });
}
