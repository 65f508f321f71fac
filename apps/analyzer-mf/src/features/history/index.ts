export { HistoryPanel } from './history-panel.tsx';
export { TitleEditor } from './title-editor.tsx';
export { useRename } from './use-rename.ts';
export { useTitleEditing } from './use-title-editing.ts';
