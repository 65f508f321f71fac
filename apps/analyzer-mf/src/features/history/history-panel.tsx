import { Banner, Button, Skeleton, Title } from '@premise/ui';
import { useRef, useState } from 'react';
import { deleteAnalysis } from '../../shared/api/delete-analysis.ts';
import { DELETE_FAILED, DeleteAnalysisDialog } from '../../shared/delete-analysis-dialog.tsx';
import { useNow } from '../../shared/use-now.ts';
import { HistoryItem } from './history-item.tsx';
import classes from './history-panel.module.css';
import { useHistory } from './use-history.ts';

interface HistoryPanelProps {
  userId: string;
  /** Goes up with every save; the list then loads again. */
  refreshes: number;
  /** The item that is on its way into the editor. */
  selecting: string | null;
  onSelect: (analysisId: string) => void;
  /** The item whose result is on screen. */
  current: string | null;
  onDeleted: (analysisId: string) => void;
}

/** S1 section 2: the sidebar's list of the caller's finished analyses. */
export function HistoryPanel({ userId, refreshes, selecting, onSelect, current, onDeleted }: HistoryPanelProps) {
  const history = useHistory(userId, refreshes);
  const now = useNow(60_000);
  const [toDelete, setToDelete] = useState<string | null>(null);
  const [deleting, setDeleting] = useState(false);
  const underWay = useRef(false);
  const [alert, setAlert] = useState<string | null>(null);

  const confirmDelete = async () => {
    // a second click may come before the first has disabled the button
    if (toDelete === null || underWay.current) return;
    underWay.current = true;
    setDeleting(true);
    setAlert(null);
    try {
      await deleteAnalysis(toDelete);
      history.remove(toDelete);
      onDeleted(toDelete);
    } catch (error) {
      console.error(DELETE_FAILED, error);
      setAlert(DELETE_FAILED);
      void history.refetch();
    } finally {
      underWay.current = false;
      setDeleting(false);
      setToDelete(null);
    }
  };

  const items = history.data?.pages.flatMap((page) => page.history) ?? [];
  const total = history.data?.pages[0]?.total ?? 0;

  return (
    <section className={classes.panel} id="history" aria-labelledby="history-title">
      <div className={classes.head}>
        <Title order={2} id="history-title" className={classes.title}>
          History
        </Title>
        {total > 0 && <span className={classes.total}>{total.toLocaleString('en')}</span>}
      </div>
      {alert && (
        <Banner
          tone="error"
          action={
            <Button variant="subtle" size="compact-sm" onClick={() => setAlert(null)}>
              Dismiss
            </Button>
          }
        >
          {alert}
        </Banner>
      )}
      {history.isError && !history.isFetching && (
        <Banner
          tone="warning"
          action={
            <Button variant="default" size="compact-sm" onClick={() => void history.refetch()}>
              Retry
            </Button>
          }
        >
          Analysis history temporarily unavailable
        </Banner>
      )}
      {history.isFetching && !history.data && (
        <div aria-busy="true" aria-label="Loading history">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} height={64} mb="xs" />
          ))}
        </div>
      )}
      {history.data && items.length === 0 && (
        <p className={classes.empty}>No analyses yet. What you analyze is kept here, for you alone.</p>
      )}
      {items.length > 0 && (
        <div
          className={classes.scroll}
          style={{ maxHeight: 384, overflowY: 'auto' }}
          data-testid="history-list"
          tabIndex={-1}
        >
          <ul className={classes.list} aria-label="Analysis history">
            {items.map((item) => (
              <HistoryItem
                key={item.id}
                item={item}
                now={now}
                loading={selecting === item.id}
                current={current === item.id}
                onSelect={onSelect}
                onDelete={setToDelete}
              />
            ))}
          </ul>
          {history.hasNextPage && (
            <Button
              variant="subtle"
              size="compact-sm"
              fullWidth
              loading={history.isFetchingNextPage}
              onClick={() => void history.fetchNextPage()}
            >
              Load older
            </Button>
          )}
        </div>
      )}
      <DeleteAnalysisDialog
        opened={toDelete !== null}
        argumentText={items.find(({ id }) => id === toDelete)?.argumentText ?? ''}
        busy={deleting}
        onConfirm={() => void confirmDelete()}
        onCancel={() => setToDelete(null)}
      />
    </section>
  );
}
