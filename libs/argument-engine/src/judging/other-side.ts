import type { Phrasing } from '../output/phrasing.ts';
import type { Clause } from '../reading/clauses.ts';

const REPORTED =
  /^(?:.{2,60}? (?:fear|worry|object|argue|say|claim|complain|believe|think|insist|warn|protest|contend|suspect|point out|maintain|feel)(?:s|ed)? that|(?:some|many|people|critics|opponents|others|they|several people) (?:say|claim|think|believe|argue)|it (?:is|has been) (?:often |sometimes )?(?:said|argued|objected|claimed) that|it (?:may|might|could) be (?:objected|argued|said) that|(?:one|the|an|a) (?:common |usual |main |possible )?objection (?:is|would be))(?: that)? /i;

/** Names who holds the objection: what follows is a statement. */
export function isReported(objection: Clause, phrasing: Phrasing): boolean {
  return REPORTED.test(phrasing.said(objection));
}

/** "I know that it costs more": the writer grants it; what is granted is the rest. */
export const CONCEDED =
  /^(?:i|we) (?:do )?(?:(?:fully |well |quite )?(?:know|admit|realise|realize|understand|appreciate|accept|concede|grant)|am (?:well |fully )?aware|are (?:well |fully )?aware)(?: that)? (?!how\b|what\b|why\b|who\b|where\b|when\b|if\b|whether\b|of\b|about\b)/i;

/** What an objection says, without who says it. */
export function viewOf(objection: Clause, phrasing: Phrasing): string {
  const said = phrasing
    .said(objection)
    .replace(/^(?:true|sure|certainly|naturally|granted|admittedly|of course),? /i, '')
    .replace(CONCEDED, '');
  const view = said.replace(REPORTED, '');
  return view.split(' ').length >= 3 ? phrasing.decapitalised(view) : said;
}
