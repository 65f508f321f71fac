/** A text as it may be stored: no zero signs, no halves of pairs, one kind of line end, no more than one blank line. */
export const tidyText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\u0000|\p{Cs}/gu, '')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
