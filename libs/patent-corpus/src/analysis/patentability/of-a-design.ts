import type { PatentabilityRow } from '@premise/contracts';
import { own, row } from './rating-row.ts';

/** The law of designs asks for neither use nor working, and looks at drawings, which no text stands for (35 USC 171). */
export function ofADesign(): PatentabilityRow[] {
  const unknown = (aspect: PatentabilityRow['aspect'], text: string): PatentabilityRow =>
    row(aspect, 'Unknown', null, [own(text)]);
  const drawn = 'A design claims what its drawings show, and the corpus compares words.';
  const described = 'Its drawings are its description, and the corpus holds none.';
  return [
    unknown('novelty', drawn),
    unknown('nonObviousness', drawn),
    unknown('utility', 'A design need not be useful: it is an ornament.'),
    unknown('writtenDescription', described),
    unknown('enablement', described),
  ];
}
