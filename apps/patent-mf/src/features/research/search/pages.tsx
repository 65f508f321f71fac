import type { SearchResult } from '@premise/contracts';
import { Button, Icon } from '@premise/ui';
import classes from './pages.module.css';

interface PagesProps {
  result: SearchResult;
  /** Whether it is known which page is the last. */
  counted: boolean;
  onPage: (page: number) => void;
}

/** From page to page, as far as the source lets one go. */
export function Pages({ result: { page, pageSize, reachable, total }, counted, onPage }: PagesProps) {
  const last = Math.max(1, Math.ceil(reachable / pageSize));
  const cut = reachable < total;
  if (last === 1 && !cut) return null;
  const go = (next: number) => {
    onPage(next);
    window.scrollTo({ top: 0 });
  };
  return (
    <nav className={classes.pages} aria-label="Pages of the list">
      <Button
        variant="default"
        disabled={page <= 1}
        leftSection={<Icon name="arrow-left" size={16} />}
        onClick={() => go(page - 1)}
      >
        Previous
      </Button>
      <span className={classes.where}>
        Page {page.toLocaleString('en-US')}
        {counted && ` of ${last.toLocaleString('en-US')}`}
      </span>
      <Button
        variant="default"
        disabled={page >= last}
        rightSection={<Icon name="arrow-right" size={16} />}
        onClick={() => go(page + 1)}
      >
        Next
      </Button>
      {cut && (
        <p className={classes.cut}>
          The first {reachable.toLocaleString('en-US')} can be paged through. Narrow the search to see the others.
        </p>
      )}
    </nav>
  );
}
