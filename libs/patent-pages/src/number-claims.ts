import { parseClaims } from '@premise/patent-rules';
import { splitParagraphs } from './clean-text.ts';

export interface ClaimLine {
  /** The claim's number stands in its first line only. */
  number?: number;
  text: string;
}

/** The lines of the claims with their numbers (37 CFR 1.75(f)): the inventor's own, else counted. */
export function numberClaims(text: string): ClaimLine[] {
  return parseClaims(text).flatMap(({ number, text: claim }, index) =>
    splitParagraphs(claim).map((line, at) => (at === 0 ? { number: number ?? index + 1, text: line } : { text: line })),
  );
}
