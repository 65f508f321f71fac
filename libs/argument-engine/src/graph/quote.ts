import type { Quotation } from '@premise/argument-graph';
import type { TextSpan } from '@premise/contracts';
import type { SpanPieces } from '../output/span-pieces.ts';
import { quoted } from '../output/phrasing.ts';

const LONGEST_QUOTE = 160;

/** The words of a passage as a quotation with its places; what was markup lies between the places. */
export function makeQuotation(pieces: SpanPieces, span: TextSpan): Quotation {
  return { text: pieces.textOf(span), spans: pieces.split(span) };
}

/** Words in quotation marks, cut at a word where they run long. */
export const inQuotes = (words: string): string => quoted(words, LONGEST_QUOTE);
