const START = '<?xml';
/** No patent is longer; more means that the file is none of the office's. */
const LONGEST = 256 * 1024 * 1024;

/** The documents of a file that holds one after the other, each with a declaration of its own, as texts. */
export async function* splitDocuments(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  // What is known to belong to the document; joined once, since joining with every chunk takes ages where it is long.
  let pieces: string[] = [];
  let length = 0;
  let rest = '';
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    for (;;) {
      const next = rest.indexOf(START, pieces.length === 0 ? 1 : 0);
      if (next < 0) break;
      const document = [...pieces, rest.slice(0, next)].join('');
      if (document.trim() !== '') yield document;
      pieces = [];
      length = 0;
      rest = rest.slice(next);
    }
    // The end of what is held may be the beginning of a declaration.
    const sure = rest.length - START.length;
    if (sure <= 0) continue;
    pieces.push(rest.slice(0, sure));
    length += sure;
    rest = rest.slice(sure);
    if (length > LONGEST) throw new Error('A single document of this file is too long.');
  }
  const last = [...pieces, rest, decoder.decode()].join('');
  if (last.trim() !== '') yield last;
}
