/** A run of text in an article: plain words, or words set in italics. */
export type Words = string | { italic: string };

/** One paragraph, or one item of a list. */
export type Line = readonly Words[];

export type Block =
  | { kind: 'paragraph'; words: Line }
  | { kind: 'quote'; words: Line; source: string }
  | { kind: 'list'; items: readonly Line[] };

export interface Section {
  /** Part of the address: /research/…#id. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface Source {
  text: string;
  /** Absent where the work has no address of its own. */
  url?: string;
}

/** An article of the product's own. The page and the PDF are both set from it. */
export interface Article {
  title: string;
  /** One or two sentences that say what it is about. */
  summary: string;
  /** ISO 8601 date. */
  published: string;
  author: string;
  /** Paragraphs before the first heading. */
  opening: readonly Block[];
  sections: readonly Section[];
  sources: readonly Source[];
}

/** Silent reading speed of adults for English non-fiction, in words a minute (Brysbaert 2019). */
const WORDS_A_MINUTE = 238;

const plain = (line: Line): string => line.map((part) => (typeof part === 'string' ? part : part.italic)).join('');

/** The plain text of a block, one string for each of its lines. */
export function linesOf(block: Block): string[] {
  if (block.kind === 'paragraph') return [plain(block.words)];
  if (block.kind === 'quote') return [plain(block.words), block.source];
  return block.items.map(plain);
}

/** Everything a reader reads, in order: title, summary, text, headings, sources. */
export function articleText(article: Article): string[] {
  return [
    article.title,
    article.summary,
    ...article.opening.flatMap(linesOf),
    ...article.sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(linesOf)]),
    ...article.sources.map(({ text, url }) => (url === undefined ? text : `${text} ${url}`)),
  ];
}

export function wordCount(article: Article): number {
  return articleText({ ...article, sources: [] })
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Whole minutes, at least one. */
export function readingMinutes(article: Article): number {
  return Math.max(1, Math.round(wordCount(article) / WORDS_A_MINUTE));
}
