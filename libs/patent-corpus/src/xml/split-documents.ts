const START = '<?xml';
/** No patent is longer; more means that the file is none of the office's. */
const LONGEST = 256 * 1024 * 1024;

/** The documents of a file that holds one after the other, each with a declaration of its own, as texts. */
export async function* splitDocuments(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  let held = '';
  for await (const chunk of chunks) {
    // The end of what is held may be the beginning of a declaration.
    let from = Math.max(1, held.length - START.length);
    held += decoder.decode(chunk, { stream: true });
    for (;;) {
      const next = held.indexOf(START, from);
      if (next < 0) break;
      if (held.slice(0, next).trim() !== '') yield held.slice(0, next);
      held = held.slice(next);
      from = 1;
    }
    if (held.length > LONGEST) throw new Error('A single document of this file is too long.');
  }
  held += decoder.decode();
  if (held.trim() !== '') yield held;
}
