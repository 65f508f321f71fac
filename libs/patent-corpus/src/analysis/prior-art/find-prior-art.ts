import { setImmediate as breathe } from 'node:timers/promises';
import type { PriorArtElement, PriorArtMatch } from '@premise/contracts';
import type { CorpusIndex } from '../../index/corpus-index.ts';
import type { IndexedDocument } from '../../index/corpus-query.ts';
import { dayNumber } from '../../index/index-row.ts';
import { anyOf } from '../../index/text-query.ts';
import {
  readApplicationNumbers,
  readDocuments,
  type RunQuery,
  type StoredDocument,
} from '../../load/read-documents.ts';
import { contentWords } from '../../words.ts';
import { claimElements, draftElements } from './elements.ts';
import { matchElements, wantedOf, type PlacedText, type Wanted } from './match-elements.ts';
import { tellingWords, WordWeights } from './rare-words.ts';

/** Documents that the words find, and those of them whose whole texts are read. */
const CANDIDATES = 150;
const READ_WHOLE = 40;

export interface PriorArtQuestion {
  kind: 'claim' | 'draft';
  text: string;
  /** ISO 8601 date: only documents published before it. */
  before: string;
  /** Numbers that are not prior art to it: its own publications. */
  except?: readonly string[];
  limit: number;
}

export interface FoundDocument {
  document: IndexedDocument;
  coverage: number;
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
  const words = [...new Set(contentWords(question.text))];
  const { total, counts } = await index.documentFrequencies(words);
  const weights = new WordWeights(counts, total);
  const terms = tellingWords(question.text, weights, new Set(counts.keys()));
  const elements = question.kind === 'claim' ? claimElements(question.text) : draftElements(question.text, weights.of);
  if (terms.length === 0) return { elements, hits: [], terms, compared: 0 };
  const where = [`published < ${dayNumber(question.before)}`, 'published > 0'];
  const except = question.except ?? [];
  if (except.length > 0) where.push(`id NOT IN (${except.map((id) => `'${id.replaceAll("'", "''")}'`).join(', ')})`);
  const candidates = await index.nearest(anyOf(index.lance, terms), where, CANDIDATES);
  const wanted = wantedOf(elements, weights.of);
  const first = candidates.map(({ document }) => ({
    document,
    ...matchElements(wanted, shortTexts(document), weights.of),
  }));
  const once = await oncePerApplication(run, first.sort(byCoverage));
  const best = once.slice(0, Math.max(READ_WHOLE, question.limit));
  const hits = await readWhole(run, best, wanted, weights);
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
async function oncePerApplication(run: RunQuery, found: FoundDocument[]): Promise<FoundDocument[]> {
  const applications = await readApplicationNumbers(
    run,
    found.map(({ document }) => document.id),
  );
  const kept = new Map<string, FoundDocument>();
  for (const hit of found) {
    const application = applications.get(hit.document.id) ?? hit.document.id;
    const other = kept.get(application);
    if (other === undefined || (other.coverage === hit.coverage && isEarlier(hit, other))) kept.set(application, hit);
  }
  return [...kept.values()].sort(byCoverage);
}

const isEarlier = ({ document: a }: FoundDocument, { document: b }: FoundDocument): boolean =>
  (a.publicationDate ?? '') < (b.publicationDate ?? '');

// Equal ones stay in the order in which the words found them.
const byCoverage = (a: FoundDocument, b: FoundDocument): number => b.coverage - a.coverage;

const shortTexts = ({ title, abstract, claim }: IndexedDocument): PlacedText[] => [
  { place: 'Title', text: title },
  { place: 'Abstract', text: abstract },
  { place: 'Claim 1', text: claim },
];

async function readWhole(
  run: RunQuery,
  found: FoundDocument[],
  wanted: Wanted[],
  weights: WordWeights,
): Promise<FoundDocument[]> {
  const read = found.slice(0, READ_WHOLE);
  const whole = new Map(
    (
      await readDocuments(
        run,
        read.map(({ document }) => document.id),
      )
    ).map((one) => [one.id, one]),
  );
  const hits: FoundDocument[] = [];
  for (const hit of found) {
    const stored = whole.get(hit.document.id);
    if (stored === undefined) {
      hits.push(hit);
      continue;
    }
    hits.push({ document: hit.document, ...matchElements(wanted, wholeTexts(stored), weights.of) });
    // Comparing takes processor time; others get their turn.
    await breathe();
  }
  return hits;
}

const wholeTexts = ({ title, abstract, claims, description }: StoredDocument): PlacedText[] => [
  { place: 'Title', text: title },
  { place: 'Abstract', text: abstract },
  ...claims.map(({ number, text }) => ({ place: `Claim ${number}`, text })),
  { place: 'Description', text: description },
];
