import { Modal } from '@premise/ui';
import type { WizardDraft } from '@premise/web-platform';
import { PreviewDocument } from './preview-document.tsx';

interface PreviewDialogProps {
  draft: WizardDraft;
  onClose: () => void;
}

/** The preview over the wizard, where there is no room beside it. */
export function PreviewDialog({ draft, onClose }: PreviewDialogProps) {
  return (
    <Modal opened onClose={onClose} title="USPTO Format Preview" size="large">
      <PreviewDocument draft={draft} />
    </Modal>
  );
}
