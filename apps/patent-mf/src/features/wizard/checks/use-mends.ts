import type { AuditFinding, DraftTextName, DraftTexts } from '@premise/contracts';
import { applyAllMends, mendText, TEXT_FIELDS } from '@premise/patent-rules';
import type { WizardDraft } from '@premise/web-platform';
import { useState } from 'react';
import type { StepProps } from '../steps/step-props.ts';
import type { AuditedState } from './use-audit.ts';

interface Made {
  /** What was done, in the words of the button that did it. */
  label: string;
  before: Partial<DraftTexts>;
  after: Partial<DraftTexts>;
}

/** One-click mends of a draft, and the way back from the last one. */
export function useMends(draft: WizardDraft, change: StepProps['change'], audited: AuditedState | null) {
  const [made, setMade] = useState<Made | null>(null);
  /** A mend fits only the text that it was worked out for. */
  const fits = (place: DraftTextName) => audited !== null && audited.draft[place] === draft[place];

  const lay = (label: string, after: Partial<DraftTexts>) => {
    const places = Object.keys(after) as DraftTextName[];
    const before = Object.fromEntries(places.map((place) => [place, draft[place]]));
    setMade({ label, before, after });
    change(after);
  };
  const make = ({ mend }: AuditFinding) => {
    if (mend !== null && fits(mend.place)) lay(mend.label, { [mend.place]: mendText(draft[mend.place], mend.edits) });
  };
  const makeAll = (label: string) => {
    if (audited === null || !TEXT_FIELDS.every(fits)) return;
    const mended = applyAllMends(draft, audited.report);
    const changed = TEXT_FIELDS.filter((place) => mended[place] !== draft[place]);
    lay(label, Object.fromEntries(changed.map((place) => [place, mended[place]])));
  };
  const undo = () => {
    if (made !== null) change(made.before);
    setMade(null);
  };
  // what was written since must not be undone with it
  const stands = made !== null && TEXT_FIELDS.every((place) => (made.after[place] ?? draft[place]) === draft[place]);
  return { make, makeAll, undo, last: stands ? made : null, fits };
}
