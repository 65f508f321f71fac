import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Modal } from './modal.tsx';
import classes from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  opened: boolean;
  title?: string;
  message: ReactNode;
  /** Says what happens: "Delete", "Discard the draft". */
  confirmLabel: string;
  cancelLabel?: string;
  /** danger paints the button red: for what cannot be undone. */
  tone?: 'danger' | 'plain';
  onConfirm: () => void;
  onCancel: () => void;
  /** While true the window stays, and the button shows that it works. */
  busy?: boolean;
}

/** Asks once before something is done. The safe answer has the focus. */
export function ConfirmDialog({
  opened,
  title = 'Are you sure?',
  message,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  onConfirm,
  onCancel,
  busy = false,
}: ConfirmDialogProps) {
  return (
    <Modal opened={opened} onClose={onCancel} title={title} size="small" locked={busy}>
      <div className={classes.message}>{message}</div>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onCancel} disabled={busy} data-autofocus>
          {cancelLabel}
        </Button>
        <Button color={tone === 'danger' ? 'red' : undefined} onClick={onConfirm} loading={busy}>
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
