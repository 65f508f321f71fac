import { quoted } from '../output/phrasing.ts';
import type { Clause } from '../reading/clauses.ts';
import { overlap } from '../reading/overlap.ts';
import type { Sign } from './flaw.ts';

const PARTS =
  /^(?:each|every|all (?:the |of |its )?(?:parts|members|players|pieces))\b|\bits (?:parts|members|players)\b/;
const WHOLE =
  /\b(?:the|this|our) (?:whole|entire|team|group|company|country|party|machine|orchestra|school|society|university|class|crew)\b/;
const PARTS_OF =
  /^(?:each|every|all|all (?:of )?the) (?:single )?(?:[a-z-]+ ){1,3}(?:of|in|on|from) (?:the|this|our|my|his|her) (?:new |old )?([a-z-]+)/;
const THE_WHOLE = /^(?:the|this|our|my|his|her) (?:new |old |whole |entire )?([a-z-]+)/;

/** Names parts of the very thing of which the other clause speaks. */
function partsOfWhole(parts: string, whole: string): boolean {
  const of = PARTS_OF.exec(parts)?.[1];
  return of !== undefined && THE_WHOLE.exec(whole)?.[1] === of;
}

/** What each part has is said of the whole, or the other way round. */
export function partAndWhole(premises: readonly Clause[], conclusion: Clause): Sign[] {
  const to = conclusion.lower;
  let upward = false;
  const premise = premises.slice(0, 6).find((candidate) => {
    const from = candidate.lower;
    if (overlap(candidate.lemmas, conclusion.lemmas) < 0.3) return false;
    upward = partsOfWhole(from, to) || (PARTS.test(from) && WHOLE.test(to) && !PARTS.test(to));
    return upward || partsOfWhole(to, from) || (WHOLE.test(from) && PARTS.test(to) && !PARTS.test(from));
  });
  if (!premise) return [];
  return [
    {
      label: upward ? 'Composition' : 'Division',
      explanation: `From ${quoted(premise.text, 120)} the text passes to ${quoted(conclusion.text, 120)}; ${upward ? 'a whole need not have what each of its parts has' : 'the parts need not have what the whole has'}.`,
      strength: 0.62,
      spans: [premise, conclusion].map(({ start, end }) => ({ start, end })),
    },
  ];
}
