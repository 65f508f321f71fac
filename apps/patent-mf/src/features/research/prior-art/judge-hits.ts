import type { PriorArtHit } from '@premise/contracts';

/** Below it a document says less than a third of the text: words of the same field rather than the same thing. */
export const CUT_OFF = 0.3;
/** From it on a document says most of the text. */
const CLOSE = 0.6;

/** Rounded down: what is below a bound never reads as having reached it. */
export const wholePercent = (share: number): string => `${Math.floor(share * 100 + 1e-9)}%`;

/** What the documents found come to, in a sentence, and which of them reach the cut-off. */
export function judgeHits<Hit extends Pick<PriorArtHit, 'coverage'>>(hits: readonly Hit[]) {
  const best = Math.max(0, ...hits.map(({ coverage }) => coverage));
  const finding = best >= CLOSE ? 'Close match found' : best >= CUT_OFF ? 'Partial match found' : 'Nothing close found';
  return {
    sentence: `${finding}; best match covers ${wholePercent(best)}`,
    above: hits.filter(({ coverage }) => coverage >= CUT_OFF),
    below: hits.filter(({ coverage }) => coverage < CUT_OFF),
  };
}
