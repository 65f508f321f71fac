/** One run of letters of a PDF page, as pdf.js gives it. */
export interface PlacedText {
  str: string;
  hasEOL: boolean;
  /** The last two numbers are its place from the left and from the bottom. */
  transform: readonly number[];
  height: number;
}

/** A gap between two lines that is wider than this many line heights ends a paragraph. */
const PARAGRAPH_GAP = 1.7;

interface Line {
  text: string;
  y: number;
  height: number;
}

function linesOf(items: readonly PlacedText[]): Line[] {
  const lines: Line[] = [];
  let line: Line | null = null;
  for (const { str, hasEOL, transform, height } of items) {
    line ??= { text: '', y: transform[5] ?? 0, height: 0 };
    line.text += str;
    line.height = Math.max(line.height, height);
    if (hasEOL) {
      lines.push(line);
      line = null;
    }
  }
  if (line) lines.push(line);
  return lines.map((one) => ({ ...one, text: one.text.trim() })).filter(({ text }) => text !== '');
}

/** Puts a line after a text: a word that was broken at the line's end is made whole again. */
function append(text: string, next: string): string {
  if (text === '') return next;
  if (/\p{Ll}[-\u00ad]$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next;
  // and a hyphen that belongs to the word stays
  if (/\p{L}-$/u.test(text)) return text + next;
  return `${text} ${next}`;
}

/** What the reader of a page knows of its lines. */
export interface PageReading {
  /** Lines that are paragraphs of their own however close they stand, such as headings. */
  standsAlone?: (line: string) => boolean;
  /** Lines that begin a paragraph, such as a numbered claim. */
  beginsParagraph?: (line: string) => boolean;
  /** First and last lines that are no text of the page, such as its number. */
  isFurniture?: (line: string) => boolean;
}

/** The text of one page: lines joined into paragraphs, which a blank line parts. */
export function pageText(items: readonly PlacedText[], reading: PageReading = {}): string {
  const { standsAlone = () => false, beginsParagraph = () => false, isFurniture = () => false } = reading;
  const paragraphs: string[] = [];
  let current = '';
  let above: Line | null = null;
  const lines = linesOf(items);
  for (const [at, line] of lines.entries()) {
    if ((at === 0 || at === lines.length - 1) && isFurniture(line.text)) continue;
    const gap = above ? Math.abs(above.y - line.y) : 0;
    const apart = above && (standsAlone(above.text) || standsAlone(line.text) || beginsParagraph(line.text));
    if (above && (apart || gap > PARAGRAPH_GAP * Math.max(above.height, line.height))) {
      paragraphs.push(current);
      current = line.text;
    } else current = append(current, line.text);
    above = line;
  }
  return [...paragraphs, current].filter((text) => text !== '').join('\n\n');
}

/** Puts pages together: a sentence that goes on over the page's edge stays one. */
export function joinPages(pages: readonly string[], reading: PageReading = {}): string {
  const { standsAlone = () => false, beginsParagraph = () => false } = reading;
  const begins = (line: string): boolean => standsAlone(line) || beginsParagraph(line);
  return pages
    .filter((page) => page !== '')
    .reduce((text, page) => {
      if (text === '') return page;
      const ends = /[.!?:;"'”’)\]]$/.test(text) || standsAlone(lastLine(text)) || begins(firstLine(page));
      return ends ? `${text}\n\n${page}` : append(text, page);
    }, '');
}

const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1);
const firstLine = (text: string): string => /^[^\n]*/.exec(text)?.[0] ?? '';
