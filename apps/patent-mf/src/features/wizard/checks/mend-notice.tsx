import buttons from '../../../shared/buttons.module.css';
import classes from './step-checks.module.css';

/** What a mend has just done, and the way back. */
export function MendNotice({ label, onUndo }: { label: string; onUndo: () => void }) {
  return (
    <p className={classes.mended} role="status">
      <span>Done: {label}</span>
      <button type="button" className={buttons.undo} onClick={onUndo}>
        Undo
      </button>
    </p>
  );
}
