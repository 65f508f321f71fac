import { Button } from '@premise/ui';
import type { HistorySearch } from './api/list-history.ts';
import classes from './history-panel.module.css';

interface NothingFoundProps {
  search: HistorySearch;
  onReset: () => void;
}

/** An empty answer says to what, and offers the way back. */
export function NothingFound({ search, onReset }: NothingFoundProps) {
  return (
    <div className={classes.empty}>
      <p className={classes.nothing}>
        {search.q === '' ? 'Nothing of this kind is left.' : `Nothing found for “${search.q}”.`}
      </p>
      <Button variant="default" size="compact-sm" onClick={onReset}>
        Show all analyses
      </Button>
    </div>
  );
}
