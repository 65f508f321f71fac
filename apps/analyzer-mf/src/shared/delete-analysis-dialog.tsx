import { ConfirmDialog } from '@premise/ui';
import classes from './delete-analysis-dialog.module.css';
import { firstWords } from './first-words.ts';

interface DeleteAnalysisDialogProps {
  opened: boolean;
  /** The argument whose analysis goes; its first words are quoted. */
  argumentText: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export const DELETE_FAILED = 'Failed to delete analysis';

export function DeleteAnalysisDialog({ opened, argumentText, busy, onConfirm, onCancel }: DeleteAnalysisDialogProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title="Delete analysis"
      message={
        <>
          <p className={classes.message}>Are you sure you want to delete this analysis?</p>
          <p className={classes.quote}>“{firstWords(argumentText)}”</p>
        </>
      }
      confirmLabel="Delete"
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
