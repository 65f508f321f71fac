import {
  LIMITS,
  SEARCH_SORTS,
  type ResultFormat,
  type SearchRequest,
  type SearchResult,
  type SearchSort,
} from '@premise/contracts';
import { Icon, Menu, MenuItem, NativeSelect } from '@premise/ui';
import { useState } from 'react';
import { downloadResults } from '../api/download-results.ts';
import { reasonOf } from '../shared/reason-of.ts';
import { SORT_WORDS } from './filter-words.ts';
import type { ChangeSearch } from './use-patent-search.ts';
import classes from './result-tools.module.css';

const FORMATS: Record<ResultFormat, string> = {
  csv: 'Table (CSV)',
  bibtex: 'BibTeX',
  ris: 'RIS',
};

interface ResultToolsProps {
  request: SearchRequest;
  result: SearchResult;
  /** The total is on its way. */
  counting: boolean;
  onChange: ChangeSearch;
}

/** How many there are, in which order, and the list as a file. */
export function ResultTools({ request, result, counting, onChange }: ResultToolsProps) {
  const [said, setSaid] = useState<string | null>(null);
  const first = (result.page - 1) * result.pageSize + 1;
  const last = first + result.results.length - 1;
  const total = `${result.totalIsExact ? '' : 'at least '}${result.total.toLocaleString('en-US')}`;
  const download = async (format: ResultFormat) => {
    setSaid('Making the file…');
    try {
      const count = await downloadResults({ format, search: request, scope: 'all' });
      setSaid(
        count === null
          ? 'Downloaded.'
          : `${count.toLocaleString('en-US')} of ${total} patents downloaded${
              count >= LIMITS.exportedResults && result.total > count ? ', the most one file holds' : ''
            }.`,
      );
    } catch (error) {
      setSaid(`The file could not be made: ${reasonOf(error)}.`);
    }
  };
  return (
    <div className={classes.tools}>
      <p className={classes.count} role="status">
        <strong>
          {first.toLocaleString('en-US')}–{last.toLocaleString('en-US')}
        </strong>
        {counting ? ', counting…' : ` of ${total} ${result.total === 1 ? 'patent' : 'patents'}`}
      </p>
      <div className={classes.right}>
        <NativeSelect
          size="sm"
          aria-label="Order"
          value={request.sort ?? 'relevance'}
          data={SEARCH_SORTS.map((value) => ({ value, label: SORT_WORDS[value] }))}
          onChange={(event) => {
            const sort = event.currentTarget.value as SearchSort;
            onChange(({ page: _page, ...now }) => ({ ...now, sort }));
          }}
        />
        <Menu
          label="Download the list"
          target={
            <>
              <Icon name="download" size={16} /> Download
            </>
          }
          targetClassName={classes.button}
        >
          {(Object.keys(FORMATS) as ResultFormat[]).map((format) => (
            <MenuItem key={format} onClick={() => void download(format)}>
              {FORMATS[format]}
            </MenuItem>
          ))}
        </Menu>
      </div>
      <p className={classes.said} role="status">
        {said}
      </p>
    </div>
  );
}
