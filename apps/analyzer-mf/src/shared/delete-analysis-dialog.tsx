import { ConfirmDialog } from '@premise/ui';

interface DeleteAnalysisDialogProps {
  opened: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export const DELETE_FAILED = 'Failed to delete analysis';

export function DeleteAnalysisDialog({ opened, busy, onConfirm, onCancel }: DeleteAnalysisDialogProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title="Delete analysis"
      message="Are you sure you want to delete this analysis?"
      confirmLabel="Delete"
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
