export { type PreviewDraft } from './set-pages.ts';
export { Preview } from './preview.tsx';
export { PreviewDialog } from './preview-dialog.tsx';
