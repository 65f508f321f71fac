import type { PatentabilityReport, PatentabilityRow } from '@premise/contracts';
import { nonObviousness, novelty, saidBy, type NameDocument } from './patentability/against-others.ts';
import { enablement, utility, writtenDescription, type Judged } from './patentability/of-its-own-text.ts';
import { ofADesign } from './patentability/of-a-design.ts';
import { own, row } from './patentability/rating-row.ts';
import type { FoundPriorArt } from './prior-art/find-prior-art.ts';

export type { Judged } from './patentability/of-its-own-text.ts';

const CAVEAT =
  'This score compares texts of one collection. It knows no foreign or unpublished document, no literature, no product and no public use; it reads words and not their meaning in law, and neither an examiner nor an attorney has looked at it. It is no legal opinion.';
const LOWEST = 60;
const HIGHEST = 99;

function level(score: number, high: number, medium: number): 'High' | 'Medium' | 'Low' {
  return score >= high ? 'High' : score >= medium ? 'Medium' : 'Low';
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

/** Documents whose passages tell which elements are free. */
const NEAREST = 10;
/** Below this number of compared documents, that none is near says little. */
const FEW = 10;

function recommendationsOf(rows: readonly PatentabilityRow[], { elements, hits, compared }: FoundPriorArt): string[] {
  const rating = (aspect: string): string => rows.find((one) => one.aspect === aspect)?.rating ?? 'Unknown';
  const met = new Set(hits.slice(0, NEAREST).flatMap((hit) => [...saidBy(hit)]));
  const free = elements.filter((_, place) => !met.has(place));
  const found: string[] = [];
  if (compared > 0 && compared < FEW)
    found.push(
      `Search other collections too: only ${compared === 1 ? 'one earlier document of the corpus shares' : `${compared} earlier documents of the corpus share`} its words, so novelty and non-obviousness rest on little.`,
    );
  if (rating('novelty') === 'Low')
    found.push('Read the nearest documents above in full: their passages say much of the broadest claim.');
  if (free.length > 0 && free.length < elements.length) {
    const [first] = free;
    const near = Math.min(NEAREST, hits.length);
    const nearest = near === 1 ? 'The nearest document does' : `The ${near} nearest documents do`;
    found.push(
      `${nearest} not say ${free.length === 1 ? 'one element' : `${free.length} of the elements`}, such as “${(first?.text ?? '').slice(0, 120)}”. Differences are likeliest there.`,
    );
  }
  if (rating('nonObviousness') === 'Medium') {
    const named = rows.find(({ aspect }) => aspect === 'nonObviousness')?.evidence.filter((one) => one.patent !== null);
    found.push(
      named?.length === 1
        ? 'Look for what the document named does not say, or for an effect that it does not have.'
        : 'Look for a reason against combining the two documents named, or for an effect that neither of them has.',
    );
  }
  if (rating('writtenDescription') === 'Insufficient')
    found.push('Terms of the claim are missing in the description: see which ones are marked.');
  if (rating('enablement') === 'Insufficient')
    found.push('The description tells little about how it is made and used; examples and measures would help.');
  if (hits.length === 0 && found.length === 0)
    found.push('Search other collections too: the corpus holds nothing near.');
  if (found.length === 0)
    found.push(
      'Nothing in the corpus speaks against it. Search other collections and the literature before relying on that.',
    );
  return found;
}

/** Six ratings from the text and what was found near it; nothing is drawn at random. */
export function judgePatentability(judged: Judged, found: FoundPriorArt, name: NameDocument): PatentabilityReport {
  const rows = judged.design
    ? ofADesign()
    : [
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
    recommendations: judged.design
      ? ['Compare its drawings with earlier designs of its class.']
      : recommendationsOf(rows, found),
    caveat: CAVEAT,
    before: judged.before,
    compared: judged.design ? 0 : found.compared,
  };
}
