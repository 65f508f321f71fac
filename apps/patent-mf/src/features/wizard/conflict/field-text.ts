import type { Figure, FilingData, Inventor } from '@premise/contracts';
import type { WizardDraft } from '@premise/web-platform';
import type { MergedField } from '../session/merge-drafts.ts';

const inventorLine = ({ name, address, citizenship, residence }: Inventor): string =>
  [name, address, citizenship, residence].filter((part) => part !== '').join('\n');

const figureLine = ({ number, description, numerals }: Figure): string =>
  [`FIG. ${number}: ${description}`, ...numerals.map(({ numeral, part }) => `${numeral} ${part}`)].join('\n');

/** The answered parts of the filing data, one a line. */
const filingLines = (filing: FilingData): string =>
  Object.entries(filing)
    .flatMap(([name, value]): [string, unknown][] =>
      typeof value === 'object' && value !== null ? Object.entries(value as Record<string, unknown>) : [[name, value]],
    )
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join('\n');

/** A part of a draft as text that two versions can be compared by. */
export function fieldText(draft: WizardDraft, field: MergedField): string {
  switch (field) {
    case 'inventors':
      return draft.inventors.map(inventorLine).join('\n\n');
    case 'images':
      return draft.images.map(({ name }) => name).join('\n');
    case 'figures':
      return draft.figures.map(figureLine).join('\n\n');
    case 'filing':
      return filingLines(draft.filing);
    default:
      return draft[field];
  }
}
