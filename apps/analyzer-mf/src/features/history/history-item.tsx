import type { AnalysisHistorySummary } from '@premise/contracts';
import { Icon, Loader } from '@premise/ui';
import { memo, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { ageLabel } from './age-label.ts';
import classes from './history-item.module.css';
import { previewText } from './preview-text.ts';
import { TitleEditor } from './title-editor.tsx';
import { useTitleEditing } from './use-title-editing.ts';

export interface HistoryItemActions {
  onSelect: (analysisId: string) => void;
  onDelete: (analysisId: string) => void;
  onRename: (item: AnalysisHistorySummary, title: string) => void;
}

interface HistoryItemProps extends HistoryItemActions {
  item: AnalysisHistorySummary;
  now: number;
  /** True while its text and results are being fetched for the editor. */
  loading: boolean;
  /** Its result is on screen now. */
  current: boolean;
  /** Its place in the whole list, of which only a part is in the page; a total of -1 is not known. */
  index: number;
  total: number;
  /** Pixels from the list's beginning. */
  top: number;
  ref?: Ref<HTMLLIElement>;
}

/**
 * Drawn anew only when something of its own changes: the list scrolls by drawing itself at every frame. The buttons are plain ones for
 * the same reason, and share the list's one tip.
 */
export const HistoryItem = memo(function HistoryItem(props: HistoryItemProps) {
  const { item, now, loading, current, index, total, top, ref, ...actions } = props;
  const preview = previewText(item.argumentText, item.truncated);
  const short = (item.title ?? preview).slice(0, 40);
  const renaming = useTitleEditing();

  const place = {
    ref,
    className: classes.item,
    style: { top },
    'data-index': index,
    'aria-posinset': index + 1,
    'aria-setsize': total,
  };
  if (renaming.editing) {
    return (
      <li {...place}>
        <div className={classes.editor}>
          <TitleEditor
            title={item.title ?? ''}
            preview={preview}
            onSave={(title) => actions.onRename(item, title)}
            onDone={renaming.done}
          />
        </div>
      </li>
    );
  }
  return (
    <li {...place}>
      <Link
        to={`/analysis/${encodeURIComponent(item.id)}`}
        className={classes.link}
        aria-current={current || undefined}
      >
        {item.title && (
          <span dir="auto" className={classes.title}>
            {item.title}
          </span>
        )}
        <span dir="auto" className={item.title ? classes.under : classes.preview}>
          {preview}
        </span>
        <span className={classes.meta}>
          <time dateTime={item.timestamp} title={new Date(item.timestamp).toLocaleString('en')}>
            {ageLabel(item.timestamp, now)}
          </time>
          {item.conclusionType && <span>{item.conclusionType}</span>}
        </span>
      </Link>
      <div className={classes.actions}>
        <button
          type="button"
          data-tip="Open in editor"
          aria-label={`Open in editor: ${short}`}
          aria-busy={loading || undefined}
          disabled={loading}
          onClick={() => actions.onSelect(item.id)}
        >
          {loading ? <Loader size={16} /> : <Icon name="bring-in" size={16} />}
        </button>
        <button
          type="button"
          ref={renaming.button}
          data-tip="Rename"
          aria-label={`Rename: ${short}`}
          onClick={renaming.begin}
        >
          <Icon name="pencil" size={16} />
        </button>
        <button
          type="button"
          data-tip="Delete"
          aria-label={`Delete analysis: ${short}`}
          onClick={() => actions.onDelete(item.id)}
        >
          <Icon name="trash" size={16} />
        </button>
      </div>
    </li>
  );
});
