import { LIMITS, type Inventor } from '@premise/contracts';
import { Button, EmptyState, Icon } from '@premise/ui';
import { useState } from 'react';
import type { StepProps } from '../step-props.ts';
import { InventorDialog } from './inventor-dialog.tsx';
import { InventorList } from './inventor-list.tsx';
import buttons from '../../../../shared/buttons.module.css';
import classes from './inventors-step.module.css';

/** 'new', or the place of the one that is being edited. */
type Editing = 'new' | number | null;

/** Everybody who contributed to the idea, in the order of the cover sheet. */
export function InventorsStep({ draft, change, disabled }: StepProps) {
  const { inventors } = draft;
  const [editing, setEditing] = useState<Editing>(null);
  const [removed, setRemoved] = useState<{ inventor: Inventor; at: number } | null>(null);

  const finish = (inventor: Inventor) => {
    change({
      inventors:
        editing === 'new' ? [...inventors, inventor] : inventors.map((one, at) => (at === editing ? inventor : one)),
    });
    setEditing(null);
  };
  const remove = (at: number) => {
    const inventor = inventors[at];
    if (inventor === undefined) return;
    setRemoved({ inventor, at });
    change({ inventors: inventors.filter((_, index) => index !== at) });
  };
  const undo = () => {
    if (removed === null) return;
    change({ inventors: inventors.toSpliced(removed.at, 0, removed.inventor) });
    setRemoved(null);
  };

  return (
    <>
      <p className={classes.guide}>
        Name everybody who contributed to the idea itself, and nobody else. At least one is needed, with name and
        address.
      </p>
      <div className={classes.head}>
        <h2 className={classes.heading}>
          Inventors <span className={classes.asterisk}>*</span>
        </h2>
        <Button
          onClick={() => setEditing('new')}
          disabled={disabled || inventors.length >= LIMITS.inventorsPerApplication}
          leftSection={<Icon name="plus" size={18} />}
        >
          Add Inventor
        </Button>
      </div>
      {inventors.length === 0 ? (
        <EmptyState icon="user" title="No inventors yet">
          <p>Have the full legal name, the current address and the citizenship at hand.</p>
        </EmptyState>
      ) : (
        <InventorList
          inventors={inventors}
          disabled={disabled}
          onReorder={(reordered) => change({ inventors: reordered })}
          onEdit={setEditing}
          onRemove={remove}
        />
      )}
      {removed && (
        <p className={classes.removed} role="status">
          {removed.inventor.name || 'The inventor'} was removed.
          <button type="button" className={buttons.undo} onClick={undo}>
            Undo
          </button>
        </p>
      )}
      {editing !== null && (
        <InventorDialog
          inventor={editing === 'new' ? null : (inventors[editing] ?? null)}
          onDone={finish}
          onCancel={() => setEditing(null)}
        />
      )}
    </>
  );
}
