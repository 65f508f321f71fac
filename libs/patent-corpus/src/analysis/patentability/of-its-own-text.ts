import type { PatentabilityRow } from '@premise/contracts';
import { passagesOf } from '../../index/best-passage.ts';
import { contentStems } from '../../words.ts';
import { stemSpans } from '../prior-art/match-elements.ts';
import { own, row } from './rating-row.ts';

/** What of a patent is judged. */
export interface Judged {
  id: string;
  abstract: string;
  /** The broadest claim; empty where the source has none. */
  claim: string;
  /** Empty where the source has none. */
  description: string;
  /** Only earlier documents were compared; null where the patent has no date. */
  before: string | null;
  /** What a design claims is in its drawings. */
  design: boolean;
}

const PURPOSE =
  /\b(?:for (?:\w+ly )?\w+ing|used? (?:to|for|in)|in order to|so that|allows?|enables?|reduces?|improves?|prevents?|increases?|as a result|useful|applications? (?:in|to|for)|applicable)\b/gi;

/** The bar of the law is low: any stated use that is specific meets it (35 USC 101). */
export function utility({ abstract, claim, description }: Judged): PatentabilityRow {
  const text = `${abstract}\n${claim}\n${description.slice(0, 6000)}`.trim();
  if (text === '') return row('utility', 'Unknown', null, [own('The source holds no text to judge by.')]);
  const found = text.match(PURPOSE) ?? [];
  if (found.length === 0) return row('utility', 'Unknown', null, [own('No passage states a use or an effect.')]);
  const score = Math.min(1, found.length / 4);
  const [passage] = passagesOf(text).filter((one) => one.search(PURPOSE) >= 0);
  return row('utility', 'High', score, [
    {
      text: `${found.length} ${found.length === 1 ? 'phrase states' : 'phrases state'} a use or an effect.`,
      patent: null,
      passage: passage === undefined ? null : { text: passage, spans: spansOf(passage) },
    },
  ]);
}

const spansOf = (text: string) =>
  [...text.matchAll(PURPOSE)].map((found) => ({ start: found.index, end: found.index + found[0].length }));

export function writtenDescription({ claim, description }: Judged): PatentabilityRow {
  if (claim === '' || description === '') {
    return row('writtenDescription', 'Unknown', null, [
      own(`The source holds no ${claim === '' ? 'claims' : 'description'}.`),
    ]);
  }
  const wanted = new Set(contentStems(claim));
  const there = new Set(contentStems(description));
  const missing = [...wanted].filter((stem) => !there.has(stem));
  const score = wanted.size === 0 ? 1 : 1 - missing.length / wanted.size;
  const spans = stemSpans(claim, new Set(missing));
  return row('writtenDescription', score >= 0.8 ? 'Adequate' : 'Insufficient', score, [
    {
      text: `${wanted.size - missing.length} of the ${wanted.size} terms of the claim are in the description that the corpus holds.`,
      patent: null,
      passage: missing.length === 0 ? null : { text: claim, spans },
    },
  ]);
}

export function enablement({ description }: Judged): PatentabilityRow {
  if (description === '') return row('enablement', 'Unknown', null, [own('The source holds no description.')]);
  const words = (description.match(/\S+/g) ?? []).length;
  const embodiments = (description.match(/\bembodiments?\b|\bexamples?\b|\bvariants?\b/gi) ?? []).length;
  const numerals = (description.match(/\b\d{2,4}[a-z]?\b/g) ?? []).length;
  const score = 0.4 * Math.min(1, words / 250) + 0.3 * Math.min(1, embodiments / 3) + 0.3 * Math.min(1, numerals / 8);
  return row('enablement', score >= 0.6 ? 'Adequate' : 'Insufficient', score, [
    own(
      `The description that the corpus holds has ${words} words, ${embodiments} mentions of embodiments or examples, and ${numerals} numbers such as reference numerals and measures.`,
    ),
  ]);
}
