import { LIMITS } from '@premise/contracts';
import { Banner, Button, Icon, Skeleton, Title, VisuallyHidden } from '@premise/ui';
import { useRef, useState } from 'react';
import { deleteAnalysis } from '../../shared/api/delete-analysis.ts';
import { DELETE_FAILED, DeleteAnalysisDialog } from '../../shared/delete-analysis-dialog.tsx';
import { useNow } from '../../shared/use-now.ts';
import type { HistorySearch } from './api/list-history.ts';
import { HistoryList } from './history-list.tsx';
import classes from './history-panel.module.css';
import { HistorySearchFields } from './history-search.tsx';
import { NothingFound } from './nothing-found.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useHistory } from './use-history.ts';
import { useRename } from './use-rename.ts';

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
  /** Starts with its title alone, which opens it: where it stands between the text area and the result. */
  foldable?: boolean;
}

const EVERYTHING: HistorySearch = { q: '', type: '', engine: '' };

/** A search counts no further than it is quick. */
const countText = (total: number, q: string): string => {
  const most = LIMITS.historyCountMax;
  return q !== '' && total > most ? `${most.toLocaleString('en')}+` : total.toLocaleString('en');
};
const found = (total: number, q: string): string =>
  total === 1 ? '1 analysis found' : `${countText(total, q)} analyses found`;

/** S1 section 2: the sidebar's list of the caller's finished analyses. */
export function HistoryPanel({
  userId,
  refreshes,
  selecting,
  onSelect,
  current,
  onDeleted,
  foldable = false,
}: HistoryPanelProps) {
  const [search, setSearch] = useState(EVERYTHING);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isOpen = !foldable || isUnfolded;
  const [resets, setResets] = useState(0);
  const history = useHistory(userId, refreshes, search);
  const now = useNow(60_000);
  const [toDelete, setToDelete] = useState<string | null>(null);
  const [deleting, setDeleting] = useState(false);
  const underWay = useRef(false);
  const [alert, setAlert] = useState<string | null>(null);
  const rename = useRename(userId, setAlert);

  const items = history.data?.pages.flatMap((page) => page.history) ?? [];
  const focus = useFocusAfterRemoval(items.map(({ id }) => id));

  const confirmDelete = async () => {
    // a second click may come before the first has disabled the button
    if (toDelete === null || underWay.current) return;
    underWay.current = true;
    setDeleting(true);
    setAlert(null);
    try {
      await deleteAnalysis(toDelete);
      focus.willRemove(toDelete);
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

  const showAll = () => {
    setSearch(EVERYTHING);
    // the field starts anew, with the focus that the button takes away with it
    setResets((count) => count + 1);
  };

  const total = history.data?.pages[0]?.total ?? 0;
  const stale = history.isPlaceholderData;
  const searched = search.q !== '' || search.type !== '' || search.engine !== '';

  return (
    <section className={classes.panel} id="history" aria-labelledby="history-title" ref={focus.panel}>
      <div className={classes.head}>
        <Title order={2} id="history-title" className={classes.title} ref={focus.heading} tabIndex={-1}>
          {foldable ? (
            <button
              type="button"
              className={classes.fold}
              aria-expanded={isOpen}
              onClick={() => setIsUnfolded(!isUnfolded)}
            >
              History
              <Icon name="chevron-down" size={16} />
            </button>
          ) : (
            'History'
          )}
        </Title>
        {total > 0 && <span className={classes.total}>{countText(total, search.q)}</span>}
      </div>
      {isOpen && (
        <>
          {(searched || total > 0) && (
            <HistorySearchFields
              key={resets}
              search={search}
              filters={history.filters}
              onSearch={setSearch}
              autoFocus={resets > 0}
            />
          )}
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
          <VisuallyHidden role="status">{searched && !stale && history.data && found(total, search.q)}</VisuallyHidden>
          {history.data && items.length === 0 && !searched && (
            <p className={classes.empty}>Your analyses appear here. Only you can see them.</p>
          )}
          {history.data && items.length === 0 && searched && !stale && (
            <NothingFound search={search} onReset={showAll} />
          )}
          {items.length > 0 && (
            <HistoryList
              // another search begins at its top
              key={JSON.stringify(search)}
              items={items}
              total={search.q !== '' && total > LIMITS.historyCountMax ? -1 : total}
              now={now}
              selecting={selecting}
              current={current}
              onOlder={history.hasNextPage ? () => void history.fetchNextPage() : undefined}
              loadingOlder={history.isFetchingNextPage}
              stale={stale}
              onSelect={onSelect}
              onDelete={setToDelete}
              onRename={(item, title) => void rename(item, title)}
            />
          )}
        </>
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
