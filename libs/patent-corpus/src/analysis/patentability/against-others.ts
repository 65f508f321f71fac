import type { PatentabilityEvidence, PatentabilityRow } from '@premise/contracts';
import type { FoundDocument, FoundPriorArt } from '../prior-art/find-prior-art.ts';
import { own, row } from './rating-row.ts';

export type NameDocument = (document: FoundDocument['document']) => {
  id: string;
  displayNumber: string;
  title: string;
  date: string | null;
};

/** Of an element, from which on a passage counts as saying it. */
const SAID = 0.6;
const percent = (part: number): string => `${Math.round(part * 100)}%`;

export const saidBy = ({ matches }: FoundDocument): Set<number> =>
  new Set(matches.filter(({ score }) => score >= SAID).map(({ element }) => element));

function evidenceOf(hit: FoundDocument, count: number, name: NameDocument): PatentabilityEvidence {
  const best = [...hit.matches].sort((a, b) => b.score - a.score)[0];
  const said = saidBy(hit).size;
  const most = said === 0 ? '; it comes nearest to' : ', most clearly';
  return {
    text: `It says ${said === 0 ? 'none' : said} of the ${count} elements${best === undefined ? '' : `${most} element ${best.element + 1} (${best.place.toLowerCase()}, ${percent(best.score)} of its words)`}.`,
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
export function novelty(found: FoundPriorArt, name: NameDocument): PatentabilityRow {
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
export function nonObviousness(found: FoundPriorArt, name: NameDocument): PatentabilityRow {
  const { elements, hits } = found;
  const missing = nothingToCompare(found);
  if (missing) return row('nonObviousness', 'Unknown', null, missing);
  const near = hits.slice(0, 15);
  let best: { pair: FoundDocument[]; said: number } = { pair: [], said: 0 };
  for (const one of near) if (saidBy(one).size > best.said) best = { pair: [one], said: saidBy(one).size };
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
      : best.pair.length === 1
        ? `One document alone says ${best.said} of its ${elements.length} elements; no second one adds to it.`
        : `The two documents that together say most of it say ${best.said} of its ${elements.length} elements.`,
  );
  const evidence = [summary, ...best.pair.map((hit) => evidenceOf(hit, elements.length, name))];
  return row('nonObviousness', part <= 0.5 ? 'High' : 'Medium', 1 - part, evidence);
}
