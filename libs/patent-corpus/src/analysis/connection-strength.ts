import type { ConnectionBasis } from '@premise/contracts';
import { likeness, termVector, type TermVector } from './term-vector.ts';

/** What of a document counts for its connections. */
export interface Connected {
  symbols: readonly string[];
  cited: ReadonlySet<string>;
  words: TermVector;
}

export function connectedOf(document: {
  title: string;
  abstract: string;
  claims: readonly { text: string }[];
  classes: readonly { symbol: string }[];
  citations: readonly { id: string }[];
}): Connected {
  return {
    symbols: [...new Set(document.classes.map(({ symbol }) => symbol))],
    cited: new Set(document.citations.map(({ id }) => id)),
    words: termVector(`${document.title} ${document.abstract} ${document.claims[0]?.text ?? ''}`),
  };
}

/** Of the whole, where all three can be told; what cannot be told leaves its share to the others. */
const SHARES = { classes: 0.35, citations: 0.25, text: 0.4 } as const;

const group = (symbol: string): string => symbol.split('/')[0] ?? symbol;

/** How many symbols share no more than their main group with one of the others. */
function nearOnes(symbols: readonly string[], others: readonly string[]): number {
  const groups = new Set(others.map(group));
  return symbols.filter((symbol) => !others.includes(symbol) && groups.has(group(symbol))).length;
}

/** 0 to 1: equal symbols count whole, symbols of one main group half. The same from either side. */
function classLikeness(a: readonly string[], b: readonly string[]): number {
  const equal = a.filter((symbol) => b.includes(symbol)).length;
  const near = (nearOnes(a, b) + nearOnes(b, a)) / 2;
  return (equal + near / 2) / Math.max(1, Math.min(a.length, b.length));
}

/**
 * How strongly two documents are connected, 0 to 1, by classes they share, earlier documents both name, and their words; null where
 * none of it can be told.
 */
export function connectionStrength(a: Connected, b: Connected): { strength: number; basis: ConnectionBasis } | null {
  const sharedCpc = a.symbols.filter((symbol) => b.symbols.includes(symbol));
  const sharedCitations = [...a.cited].filter((id) => b.cited.has(id)).length;
  const text = a.words.size > 0 && b.words.size > 0 ? likeness(a.words, b.words) : null;
  const parts: [share: number, value: number][] = [];
  if (a.symbols.length > 0 && b.symbols.length > 0)
    parts.push([SHARES.classes, Math.min(1, classLikeness(a.symbols, b.symbols))]);
  if (a.cited.size > 0 && b.cited.size > 0) {
    parts.push([SHARES.citations, Math.min(1, sharedCitations / Math.sqrt(a.cited.size * b.cited.size))]);
  }
  if (text !== null) parts.push([SHARES.text, text]);
  if (parts.length === 0) return null;
  const shares = parts.reduce((sum, [share]) => sum + share, 0);
  const strength = parts.reduce((sum, [share, value]) => sum + share * value, 0) / shares;
  return {
    strength: Math.round(strength * 1000) / 1000,
    basis: {
      sharedCpc,
      sharedCitations,
      text: text === null ? null : Math.round(text * 1000) / 1000,
      sentence: sentenceOf(sharedCpc, sharedCitations, text),
    },
  };
}

function sentenceOf(sharedCpc: readonly string[], sharedCitations: number, text: number | null): string {
  const classes =
    sharedCpc.length === 0
      ? 'They share no CPC symbol'
      : `They share ${sharedCpc.length === 1 ? 'the CPC symbol' : `${sharedCpc.length} CPC symbols, such as`} ${sharedCpc.slice(0, 2).join(' and ')}`;
  const citations =
    sharedCitations === 0
      ? 'cite no document in common'
      : `cite ${sharedCitations} ${sharedCitations === 1 ? 'document' : 'documents'} in common`;
  const words = text === null ? 'the text of one is not known' : `their texts are ${Math.round(text * 100)}% alike`;
  return `${classes}, ${citations}, and ${words}.`;
}
