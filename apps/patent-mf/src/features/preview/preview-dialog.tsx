import { Modal } from '@premise/ui';
import { Preview } from './preview.tsx';
import type { PreviewDraft } from './set-pages.ts';

interface PreviewDialogProps {
  draft: PreviewDraft;
  onClose: () => void;
}

/** The preview over the page, where there is no room beside the writing. */
export function PreviewDialog({ draft, onClose }: PreviewDialogProps) {
  return (
    <Modal opened onClose={onClose} title="USPTO Format Preview" size="large">
      <Preview draft={draft} />
    </Modal>
  );
}
