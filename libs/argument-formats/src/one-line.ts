/** A text on one line: every run of blanks and line breaks is one blank. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
