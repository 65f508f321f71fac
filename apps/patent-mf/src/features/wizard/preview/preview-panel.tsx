import { Icon } from '@premise/ui';
import type { WizardDraft } from '@premise/web-platform';
import { PreviewDocument } from './preview-document.tsx';
import classes from './preview-panel.module.css';

interface PreviewPanelProps {
  draft: WizardDraft;
  onClose: () => void;
}

/** The preview beside the writing, on screens wide enough for both. */
export function PreviewPanel({ draft, onClose }: PreviewPanelProps) {
  return (
    <aside className={classes.panel} aria-label="USPTO Format Preview">
      <header className={classes.head}>
        <h2 className={classes.title}>USPTO Format Preview</h2>
        <button type="button" className={classes.close} aria-label="Close the preview" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <PreviewDocument draft={draft} />
    </aside>
  );
}
