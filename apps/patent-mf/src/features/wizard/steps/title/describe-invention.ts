import type { DraftTexts } from '@premise/contracts';

/** Longest description that is suggested; more says little about a title. */
const LONGEST = 1_500;

/** What the draft already says of the invention, for the generator to begin with; '' while it says nothing. */
export function describeInvention(
  draft: Pick<DraftTexts, 'abstract' | 'summary' | 'field' | 'detailedDescription'>,
): string {
  const { abstract, summary, field, detailedDescription } = draft;
  const said =
    [abstract, summary, detailedDescription, field].map((text) => text.trim()).find((text) => text !== '') ?? '';
  return said.length <= LONGEST ? said : said.slice(0, LONGEST).replace(/\s\S*$/u, '');
}
