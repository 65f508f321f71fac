const LENGTH = 60;

/** The first words of a text on one line, to tell it from others. */
export function firstWords(text: string): string {
  // the beginning of a text of a million characters is enough to look at
  const line = text
    .slice(0, 4 * LENGTH)
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= LENGTH && text.length <= 4 * LENGTH) return line;
  const cut = line.slice(0, LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  const lastSpace = cut.lastIndexOf(' ');
  // a single long word is cut within
  return `${(lastSpace > LENGTH / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.]+$/, '')}…`;
}
