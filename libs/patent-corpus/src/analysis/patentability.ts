import type {
  PatentabilityEvidence,
  PatentabilityRating,
  PatentabilityReport,
  PatentabilityRow,
} from '@premise/contracts';
import { contentStems } from '../words.ts';
import { passagesOf } from '../index/best-passage.ts';
import type { FoundDocument, FoundPriorArt } from './prior-art/find-prior-art.ts';
import { stemSpans } from './prior-art/match-elements.ts';

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
}
export type NameDocument = (document: FoundDocument['document']) => {
  id: string;
  displayNumber: string;
  title: string;
  date: string | null;
};

const CAVEAT =
  'This score compares texts of one collection. It knows no foreign or unpublished document, no literature, no product and no public use; it reads words and not their meaning in law, and neither an examiner nor an attorney has looked at it. It is no legal opinion.';
const LABELS = {
  overall: 'Overall',
  novelty: 'Novelty',
  nonObviousness: 'Non-obviousness',
  utility: 'Utility',
  writtenDescription: 'Written description',
  enablement: 'Enablement',
} as const;
/** Of an element, from which on a passage counts as saying it. */
const SAID = 0.6;
const LOWEST = 60;
const HIGHEST = 99;

const own = (text: string): PatentabilityEvidence => ({ text, patent: null, passage: null });
const percent = (part: number): string => `${Math.round(part * 100)}%`;
const round = (score: number): number => Math.round(Math.min(1, Math.max(0, score)) * 1000) / 1000;

function level(score: number, high: number, medium: number): 'High' | 'Medium' | 'Low' {
  return score >= high ? 'High' : score >= medium ? 'Medium' : 'Low';
}

function row(
  aspect: keyof typeof LABELS,
  rating: PatentabilityRating,
  score: number | null,
  evidence: PatentabilityEvidence[],
): PatentabilityRow {
  return { aspect, label: LABELS[aspect], rating, score: score === null ? null : round(score), evidence };
}

const saidBy = ({ matches }: FoundDocument): Set<number> =>
  new Set(matches.filter(({ score }) => score >= SAID).map(({ element }) => element));

function evidenceOf(hit: FoundDocument, count: number, name: NameDocument): PatentabilityEvidence {
  const best = [...hit.matches].sort((a, b) => b.score - a.score)[0];
  return {
    text: `It says ${saidBy(hit).size} of the ${count} elements${best === undefined ? '' : `, most clearly element ${best.element + 1} (${best.place.toLowerCase()}, ${percent(best.score)} of its words)`}.`,
    patent: name(hit.document),
    passage: best?.passage ?? null,
  };
}

/** Why nothing can be said of what others have written; null where it can. */
function nothingToCompare({ elements, compared }: FoundPriorArt): PatentabilityEvidence[] | null {
  if (elements.length === 0) return [own('The source holds no text that could be compared.')];
  if (compared === 0)
    return [own('The corpus holds no earlier document that shares its words, so nothing was compared.')];
  return null;
}

/** The nearest single document. */
function novelty(found: FoundPriorArt, name: NameDocument): PatentabilityRow {
  const { elements, hits } = found;
  const missing = nothingToCompare(found);
  if (missing) return row('novelty', 'Unknown', null, missing);
  const ranked = [...hits].sort((a, b) => saidBy(b).size - saidBy(a).size || b.coverage - a.coverage);
  const [nearest] = ranked;
  if (nearest === undefined)
    return row('novelty', 'High', 1, [own('No earlier document of the corpus says any of its elements.')]);
  const part = (saidBy(nearest).size / elements.length + nearest.coverage) / 2;
  const evidence = ranked.slice(0, 3).map((hit) => evidenceOf(hit, elements.length, name));
  return row('novelty', part <= 0.5 ? 'High' : 'Low', 1 - part, evidence);
}

/** The two documents that together say most. */
function nonObviousness(found: FoundPriorArt, name: NameDocument): PatentabilityRow {
  const { elements, hits } = found;
  const missing = nothingToCompare(found);
  if (missing) return row('nonObviousness', 'Unknown', null, missing);
  let best: { pair: FoundDocument[]; said: number } = { pair: [], said: 0 };
  const near = hits.slice(0, 15);
  for (const [place, a] of near.entries()) {
    for (const b of near.slice(place + 1)) {
      const said = new Set([...saidBy(a), ...saidBy(b)]).size;
      if (said > best.said) best = { pair: [a, b], said };
    }
  }
  const part = best.said / elements.length;
  const summary = own(
    best.said === 0
      ? 'No two earlier documents of the corpus together say any of its elements.'
      : `The two documents that together say most of it say ${best.said} of its ${elements.length} elements.`,
  );
  const evidence = [summary, ...best.pair.map((hit) => evidenceOf(hit, elements.length, name))];
  return row('nonObviousness', part <= 0.5 ? 'High' : 'Medium', 1 - part, evidence);
}

const PURPOSE =
  /\b(?:for (?:\w+ly )?\w+ing|used? (?:to|for|in)|in order to|so that|allows?|enables?|reduces?|improves?|prevents?|increases?|as a result|useful|application)\b/gi;

/** The bar of the law is low: any stated use that is specific meets it (35 USC 101). */
function utility({ abstract, claim, description }: Judged): PatentabilityRow {
  const text = `${abstract}\n${claim}\n${description.slice(0, 6000)}`.trim();
  if (text === '') return row('utility', 'Unknown', null, [own('The source holds no text to judge by.')]);
  const found = text.match(PURPOSE) ?? [];
  if (found.length === 0) return row('utility', 'Unknown', null, [own('No passage states a use or an effect.')]);
  const score = Math.min(1, found.length / 4);
  const [passage] = passagesOf(text).filter((one) => one.search(PURPOSE) >= 0);
  return row('utility', 'High', score, [
    {
      text: `${found.length} ${found.length === 1 ? 'passage states' : 'passages state'} a use or an effect.`,
      patent: null,
      passage: passage === undefined ? null : { text: passage, spans: spansOf(passage) },
    },
  ]);
}

const spansOf = (text: string) =>
  [...text.matchAll(PURPOSE)].map((found) => ({ start: found.index, end: found.index + found[0].length }));

function writtenDescription({ claim, description }: Judged): PatentabilityRow {
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

function enablement({ description }: Judged): PatentabilityRow {
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

const WEIGHTS = {
  novelty: 0.35,
  nonObviousness: 0.3,
  utility: 0.1,
  writtenDescription: 0.15,
  enablement: 0.1,
} as const;

function overall(rows: readonly PatentabilityRow[]): { row: PatentabilityRow; score: number } {
  let sum = 0;
  let weights = 0;
  for (const { aspect, score } of rows) {
    if (aspect === 'overall' || score === null) continue;
    sum += WEIGHTS[aspect] * score;
    weights += WEIGHTS[aspect];
  }
  const part = weights === 0 ? 0 : sum / weights;
  const score = Math.round(LOWEST + part * (HIGHEST - LOWEST));
  const unknown = rows.filter((one) => one.score === null).map(({ label }) => label.toLowerCase());
  const text = `Novelty counts 35, non-obviousness 30, written description 15, utility and enablement 10 of 100, on a scale from ${LOWEST} to ${HIGHEST}${unknown.length === 0 ? '' : `; not known here, and left out: ${unknown.join(', ')}`}.`;
  // What the text says of itself is no score of a patent whose novelty is not known.
  const known = rows.some((one) => one.aspect === 'novelty' && one.score !== null);
  return {
    score,
    row: row('overall', known ? level(part, 0.6, 0.35) : 'Unknown', known ? part : null, [own(text)]),
  };
}

function recommendationsOf(rows: readonly PatentabilityRow[], { elements, hits }: FoundPriorArt): string[] {
  const rating = (aspect: string): string => rows.find((one) => one.aspect === aspect)?.rating ?? 'Unknown';
  const met = new Set(hits.slice(0, 10).flatMap((hit) => [...saidBy(hit)]));
  const free = elements.filter((_, place) => !met.has(place));
  const found: string[] = [];
  if (rating('novelty') === 'Low')
    found.push('Read the nearest documents above in full: their passages say much of the broadest claim.');
  if (free.length > 0 && free.length < elements.length) {
    const [first] = free;
    found.push(
      `The ten nearest documents do not say ${free.length === 1 ? 'one element' : `${free.length} of the elements`}, such as “${(first?.text ?? '').slice(0, 120)}”. Differences are likeliest there.`,
    );
  }
  if (rating('nonObviousness') === 'Medium')
    found.push(
      'Look for a reason against combining the two documents named, or for an effect that neither of them has.',
    );
  if (rating('writtenDescription') === 'Insufficient')
    found.push('Terms of the claim are missing in the description: see which ones are marked.');
  if (rating('enablement') === 'Insufficient')
    found.push('The description tells little about how it is made and used; examples and measures would help.');
  if (hits.length === 0) found.push('Search other collections too: the corpus holds nothing near.');
  if (found.length === 0)
    found.push(
      'Nothing in the corpus speaks against it. Search other collections and the literature before relying on that.',
    );
  return found;
}

/** Six ratings from the text and what was found near it; nothing is drawn at random. */
export function judgePatentability(judged: Judged, found: FoundPriorArt, name: NameDocument): PatentabilityReport {
  const rows = [
    novelty(found, name),
    nonObviousness(found, name),
    utility(judged),
    writtenDescription(judged),
    enablement(judged),
  ];
  const { row: first, score } = overall(rows);
  return {
    patentId: judged.id,
    overallScore: score,
    ratings: [first, ...rows],
    recommendations: recommendationsOf(rows, found),
    caveat: CAVEAT,
    before: judged.before,
    compared: found.compared,
  };
}
