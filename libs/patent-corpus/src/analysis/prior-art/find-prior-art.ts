import { setImmediate as breathe } from 'node:timers/promises';
import type { PriorArtElement, PriorArtMatch } from '@premise/contracts';
import type { CorpusIndex } from '../../index/corpus-index.ts';
import type { IndexedDocument } from '../../index/corpus-query.ts';
import { anyOf } from '../../index/text-query.ts';
import { readTexts, type DocumentTexts, type RunQuery } from '../../load/read-documents.ts';
import { claimElements, draftElements } from './elements.ts';
import { ElementMatcher, type PlacedText } from './match-elements.ts';
import { countWords, tellingWords, WordWeights } from './rare-words.ts';

/** Documents that the words find, and those of them whose whole texts are read. */
const CANDIDATES = 100;
const READ_WHOLE = 40;

export interface PriorArtQuestion {
  kind: 'claim' | 'draft';
  text: string;
  /** ISO 8601 date: only documents published before it. */
  before: string;
  /** Numbers that are not prior art to it: its own publications. */
  except?: readonly string[];
  /** Only among fictitious documents, or only among others; absent: among all. */
  sample?: boolean;
  limit: number;
}

interface Candidate {
  document: IndexedDocument;
  coverage: number;
}

export interface FoundDocument extends Candidate {
  matches: PriorArtMatch[];
}

export interface FoundPriorArt {
  elements: PriorArtElement[];
  hits: FoundDocument[];
  /** What the search went by. */
  terms: string[];
  /** How many documents were compared. */
  compared: number;
}

/** Documents that say most of a text, earlier than it, with the passages that say it. The same for the same question and index. */
export async function findPriorArt(
  index: CorpusIndex,
  run: RunQuery,
  question: PriorArtQuestion,
): Promise<FoundPriorArt> {
  const uses = await countWords(question.text);
  const { total, counts } = await index.documentFrequencies(uses.keys());
  const weights = new WordWeights(counts, total);
  const terms = tellingWords(uses, weights, new Set(counts.keys()));
  const elements =
    question.kind === 'claim' ? claimElements(question.text) : await draftElements(question.text, weights.of);
  if (terms.length === 0) return { elements, hits: [], terms, compared: 0 };
  const except = (question.except ?? []).map((id) => `'${id.replaceAll("'", "''")}'`);
  const where = except.length === 0 ? [] : [`id NOT IN (${except.join(', ')})`];
  if (question.sample !== undefined) where.push(question.sample ? 'sample' : 'NOT sample');
  const candidates = await index.nearestBefore(anyOf(index.lance, terms), question.before, where, CANDIDATES);
  const matcher = new ElementMatcher(elements, weights.of);
  const first = candidates.map(({ document }) => ({ document, coverage: matcher.coverage(shortTexts(document)) }));
  const once = oncePerApplication(first.sort(byCoverage));
  const hits = await matched(run, once.slice(0, Math.max(READ_WHOLE, question.limit)), matcher);
  return {
    elements,
    hits: hits
      .filter(({ matches }) => matches.length > 0)
      .sort(byCoverage)
      .slice(0, question.limit),
    terms,
    compared: candidates.length,
  };
}

/** An application and the patent that came of it say the same: the one that says more is kept, of equal ones the earlier. */
function oncePerApplication(found: readonly Candidate[]): Candidate[] {
  const kept = new Map<string, Candidate>();
  for (const hit of found) {
    const { applicationNumber, id } = hit.document;
    const application = applicationNumber === '' ? id : applicationNumber;
    const other = kept.get(application);
    if (other === undefined || (other.coverage === hit.coverage && isEarlier(hit, other))) kept.set(application, hit);
  }
  return [...kept.values()].sort(byCoverage);
}

const isEarlier = ({ document: a }: Candidate, { document: b }: Candidate): boolean =>
  (a.publicationDate ?? '') < (b.publicationDate ?? '');

// Equal ones stay in the order in which the words found them.
const byCoverage = (a: Candidate, b: Candidate): number => b.coverage - a.coverage;

const shortTexts = ({ title, abstract, claim }: IndexedDocument): PlacedText[] => [
  { place: 'Title', text: title },
  { place: 'Abstract', text: abstract },
  { place: 'Claim 1', text: claim },
];

/** What candidates say of each element: the first of them by their whole texts, the others by what the index holds. */
async function matched(run: RunQuery, found: Candidate[], matcher: ElementMatcher): Promise<FoundDocument[]> {
  const ids = found.slice(0, READ_WHOLE).map(({ document }) => document.id);
  const whole = await readTexts(run, ids);
  const hits: FoundDocument[] = [];
  for (const { document } of found) {
    const texts = whole.get(document.id);
    hits.push({ document, ...matcher.match(texts === undefined ? shortTexts(document) : wholeTexts(texts)) });
    // Comparing takes processor time; others get their turn.
    if (texts !== undefined) await breathe();
  }
  return hits;
}

const wholeTexts = ({ title, abstract, claims, description }: DocumentTexts): PlacedText[] => [
  { place: 'Title', text: title },
  { place: 'Abstract', text: abstract },
  ...claims.map(({ number, text }) => ({ place: `Claim ${number}`, text })),
  { place: 'Description', text: description },
];
