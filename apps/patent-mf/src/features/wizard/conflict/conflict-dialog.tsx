import { draftOf, type WizardDraft } from '@premise/web-platform';
import { Button, Modal } from '@premise/ui';
import { useState } from 'react';
import { FIELD_LABELS } from '../field-labels.ts';
import type { DraftConflict } from '../session/draft-view.ts';
import { takeFields, type MergedField } from '../session/merge-drafts.ts';
import { FieldComparison, type Side } from './field-comparison.tsx';
import classes from './conflict-dialog.module.css';

interface ConflictDialogProps {
  conflict: DraftConflict;
  onSettle: (draft: WizardDraft) => void;
  onPutOff: () => void;
}

const timeOf = (iso: string): string =>
  new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Two windows or devices wrote the same sections differently: both stand side by side, and the person chooses. */
export function ConflictDialog({ conflict, onSettle, onPutOff }: ConflictDialogProps) {
  const { mine, theirs, fields } = conflict;
  const other = draftOf(theirs);
  const [chosen, setChosen] = useState<Partial<Record<MergedField, Side>>>({});
  const open = fields.filter((field) => chosen[field] === undefined);

  const settle = (sides: Partial<Record<MergedField, Side>>) =>
    onSettle(
      takeFields(
        mine,
        other,
        fields.filter((field) => sides[field] === 'theirs'),
      ),
    );
  const all = (side: Side) => settle(Object.fromEntries(fields.map((field) => [field, side])));

  return (
    <Modal opened onClose={onPutOff} title="This application was changed elsewhere too" size="large">
      <p className={classes.lead}>
        Another window or device saved it on {timeOf(theirs.updatedAt)}. Where only one of you wrote, both are kept
        already. Choose for {fields.length === 1 ? 'this section' : `these ${fields.length} sections`}; the version that
        is saved now stays in the history.
      </p>
      <div className={classes.all}>
        <Button variant="default" onClick={() => all('mine')}>
          Keep all of mine
        </Button>
        <Button variant="default" onClick={() => all('theirs')}>
          Take all of theirs
        </Button>
      </div>
      {fields.map((field) => (
        <FieldComparison
          key={field}
          field={field}
          label={FIELD_LABELS[field]}
          mine={mine}
          theirs={other}
          chosen={chosen[field] ?? null}
          onChoose={(side) => setChosen({ ...chosen, [field]: side })}
        />
      ))}
      <div className={classes.buttons}>
        <Button variant="subtle" onClick={onPutOff}>
          Decide later
        </Button>
        <Button onClick={() => settle(chosen)} disabled={open.length > 0}>
          Save what I chose
        </Button>
      </div>
    </Modal>
  );
}
