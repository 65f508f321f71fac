import type { DraftTexts, ReviewFinding } from '@premise/contracts';

/** The remarks whose words still stand in the draft, at the place where they stand now: it goes on being written. */
export function standingFindings(findings: readonly ReviewFinding[], draft: DraftTexts): ReviewFinding[] {
  return findings.flatMap((finding) => {
    const { place, quote, span } = finding;
    const text = draft[place];
    if (span !== null && text.slice(span.start, span.end) === quote) return [finding];
    const start = text.indexOf(quote);
    return start < 0 ? [] : [{ ...finding, span: { start, end: start + quote.length } }];
  });
}
