import { FILE_PROBLEMS, FileProblem } from './file-problem.ts';

/** Which encoding a text file says it has; UTF-16 without a mark is told by its zero bytes. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 512);
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = head.length * 0.3;
  if (odd > most && even === 0) return 'utf-16le';
  if (even > most && odd === 0) return 'utf-16be';
  return 'utf-8';
}

/** The text of a .txt or .md file. What is neither UTF-8 nor UTF-16 is refused: guessed letters would be analyzed. */
export function decodeText(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new FileProblem(FILE_PROBLEMS.notText);
  }
  // a program or a picture can be valid UTF-8 by chance; text has no such signs
  if (text.includes('\u0000')) throw new FileProblem(FILE_PROBLEMS.notText);
  return text;
}
