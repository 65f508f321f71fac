import type { AnalysisHistorySummary } from '@premise/contracts';
import { Button } from '@premise/ui';
import { defaultRangeExtractor, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef, useState, type FocusEvent, useEffect } from 'react';
import { HistoryItem, type HistoryItemActions } from './history-item.tsx';
import classes from './history-list.module.css';
import { TipArea } from './tip-area.tsx';

interface HistoryListProps extends HistoryItemActions {
  items: AnalysisHistorySummary[];
  total: number;
  now: number;
  selecting: string | null;
  current: string | null;
  /** Absent when there is nothing older. */
  onOlder: (() => void) | undefined;
  loadingOlder: boolean;
  /** What is shown belongs to the search before. */
  stale: boolean;
}

/** S1 section 9. */
const MAX_HEIGHT = 384;
/** A row with a preview of three lines; what rows really measure replaces it. */
const USUAL_ROW = 110;
/** Older pages are asked for that far before the end is reached. */
const AHEAD = 2_000;

/** A list of any length in which only the rows in sight, and the one at work, are part of the page. */
export function HistoryList({ items, total, now, selecting, current, onOlder, ...rest }: HistoryListProps) {
  const { loadingOlder, stale, onSelect, onDelete, onRename } = rest;
  // the same functions at every frame, so that a row that only moves is not drawn anew
  const latest = useRef({ onSelect, onDelete, onRename });
  useEffect(() => {
    latest.current = { onSelect, onDelete, onRename };
  }, [onSelect, onDelete, onRename]);
  const [actions] = useState<HistoryItemActions>(() => ({
    onSelect: (id) => latest.current.onSelect(id),
    onDelete: (id) => latest.current.onDelete(id),
    onRename: (item, title) => latest.current.onRename(item, title),
  }));
  const scroller = useRef<HTMLDivElement>(null);
  // the row that holds the focus stays, or the keyboard and a title half typed would be lost by scrolling
  const [held, setHeld] = useState<string | null>(null);
  const heldAt = held === null ? -1 : items.findIndex(({ id }) => id === held);
  const keyOf = useCallback((index: number) => items[index]?.id ?? index, [items]);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_ROW,
    getItemKey: keyOf,
    overscan: 3,
    initialRect: { width: 0, height: MAX_HEIGHT },
    // where nothing is laid out, the list is as high as it may become and rows are as they usually are
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell({ ...rect, height: rect.height || MAX_HEIGHT })),
    measureElement: (row) => row.getBoundingClientRect().height || USUAL_ROW,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return heldAt < 0 || shown.includes(heldAt) ? shown : [...shown, heldAt].sort((a, b) => a - b);
    },
  });

  const hold = (event: FocusEvent) => {
    const row = event.target.closest('[data-index]');
    setHeld(items[Number(row?.getAttribute('data-index') ?? -1)]?.id ?? null);
  };
  const older = () => {
    const list = scroller.current;
    if (!list || !onOlder || loadingOlder || stale) return;
    if (list.scrollHeight - list.scrollTop - list.clientHeight < AHEAD) onOlder();
  };

  return (
    <TipArea>
      <div
        ref={scroller}
        className={classes.scroll}
        style={{ maxHeight: MAX_HEIGHT, overflowY: 'auto' }}
        data-testid="history-list"
        data-stale={stale || undefined}
        tabIndex={-1}
        onScroll={older}
      >
        <ul
          className={classes.list}
          style={{ height: rows.getTotalSize() }}
          aria-label="Analysis history"
          onFocus={hold}
          onBlur={() => setHeld(null)}
        >
          {rows.getVirtualItems().map(({ index, key, start }) => {
            const item = items[index];
            return (
              item && (
                <HistoryItem
                  key={key}
                  ref={rows.measureElement}
                  item={item}
                  now={now}
                  loading={selecting === item.id}
                  current={current === item.id}
                  index={index}
                  top={start}
                  total={total}
                  {...actions}
                />
              )
            );
          })}
        </ul>
        {onOlder && (
          <Button variant="subtle" size="compact-sm" fullWidth loading={loadingOlder} onClick={onOlder}>
            Load older
          </Button>
        )}
      </div>
    </TipArea>
  );
}
