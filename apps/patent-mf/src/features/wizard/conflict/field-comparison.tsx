import type { WizardDraft } from '@premise/web-platform';
import { useId, useMemo } from 'react';
import type { MergedField } from '../session/merge-drafts.ts';
import { fieldText } from './field-text.ts';
import { markDifferences, type MarkedPart } from './mark-differences.ts';
import classes from './conflict-dialog.module.css';

export type Side = 'mine' | 'theirs';

interface FieldComparisonProps {
  field: MergedField;
  label: string;
  mine: WizardDraft;
  theirs: WizardDraft;
  chosen: Side | null;
  onChoose: (side: Side) => void;
}

const NAMES: Record<Side, string> = { mine: 'Mine, in this window', theirs: 'Theirs, saved elsewhere' };

/** One section in both versions, side by side, with what only one of them has marked. */
export function FieldComparison({ field, label, mine, theirs, chosen, onChoose }: FieldComparisonProps) {
  const id = useId();
  const texts: Record<Side, string> = { mine: fieldText(mine, field), theirs: fieldText(theirs, field) };
  const marked = useMemo(() => markDifferences(texts.mine, texts.theirs), [texts.mine, texts.theirs]);
  const plain = (side: Side): MarkedPart[] => [{ text: texts[side], own: false }];
  return (
    <section className={classes.field} aria-labelledby={id}>
      <h3 className={classes.name} id={id}>
        {label}
      </h3>
      <div className={classes.sides} role="radiogroup" aria-labelledby={id}>
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side} className={classes.side} data-chosen={chosen === side || undefined}>
            <label className={classes.choice}>
              <input type="radio" name={id} checked={chosen === side} onChange={() => onChoose(side)} />
              {NAMES[side]}
            </label>
            <div className={classes.text} tabIndex={0} role="group" aria-label={`${label}: ${NAMES[side]}`}>
              {texts[side] === '' ? (
                <em className={classes.nothing}>Nothing</em>
              ) : (
                (marked?.[side] ?? plain(side)).map(({ text, own }, at) =>
                  own ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
                )
              )}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
