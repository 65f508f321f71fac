import type { FacetValue, SearchFacets, SearchRemark, SearchRequest } from '@premise/contracts';
import { Skeleton } from '@premise/ui';
import { useState } from 'react';
import { TYPE_WORDS } from '../shared/patent-words.ts';
import type { ChangeSearch, Counting } from './use-patent-search.ts';
import classes from './facets.module.css';

type FacetMember = 'years' | 'assignees' | 'cpc' | 'types';

interface FacetsProps {
  facets: SearchFacets | null;
  counting: Counting;
  /** What came with the counts. */
  remarks: readonly SearchRemark[];
  request: SearchRequest;
  onChange: ChangeSearch;
  onRecount: () => void;
}

/** Adds a value to what narrows the list, or takes it off. */
export function toggled(request: SearchRequest, member: FacetMember, value: string | number): SearchRequest {
  const { narrow, page: _page, ...rest } = request;
  const before = (narrow?.[member] ?? []) as (string | number)[];
  const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
  const next = { ...narrow, [member]: after };
  if (after.length === 0) delete next[member];
  return Object.keys(next).length === 0 ? rest : { ...rest, narrow: next };
}

const wide = () => typeof window.matchMedia !== 'function' || window.matchMedia('(min-width: 56em)').matches;

/** How the hits are spread over years, owners, classes and types; a press narrows the list. */
export function Facets({ facets, counting, remarks, request, onChange, onRecount }: FacetsProps) {
  if (facets === null && counting === null) return null;
  const group = (member: FacetMember, title: string, values: readonly FacetValue<string | number>[]) => (
    <FacetGroup
      title={title}
      values={values}
      chosen={request.narrow?.[member] ?? []}
      onToggle={(value) => onChange((now) => toggled(now, member, value))}
    />
  );
  return (
    <details className={classes.facets} open={wide()}>
      <summary className={classes.summary}>Narrow the list</summary>
      {counting === 'failed' ? (
        <p className={classes.failed} role="status">
          The patents could not be counted.{' '}
          <button type="button" className={classes.more} onClick={onRecount}>
            Try again
          </button>
        </p>
      ) : facets === null ? (
        <Counting />
      ) : (
        <div className={classes.counts} data-stale={counting !== null || undefined}>
          {remarks.map(({ text }) => (
            <p key={text} className={classes.remark}>
              {text}
            </p>
          ))}
          {group('years', 'Year', facets.years)}
          {group('assignees', 'Assignee', facets.assignees)}
          {group('cpc', 'Class', facets.cpc)}
          {group(
            'types',
            'Type',
            facets.types.map(({ value, count }) => ({ value, count, label: TYPE_WORDS[value] })),
          )}
        </div>
      )}
    </details>
  );
}

function Counting() {
  return (
    <div className={classes.group} role="status" aria-busy="true" aria-label="Counting">
      {[70, 85, 60, 75, 65, 80].map((width) => (
        <Skeleton key={width} height={16} width={`${width}%`} mt={14} />
      ))}
    </div>
  );
}

const FEW = 6;

interface FacetGroupProps {
  title: string;
  values: readonly FacetValue<string | number>[];
  chosen: readonly (string | number)[];
  onToggle: (value: string | number) => void;
}

function FacetGroup({ title, values, chosen, onToggle }: FacetGroupProps) {
  const [all, setAll] = useState(false);
  if (values.length === 0) return null;
  const shown = all ? values : values.filter(({ value }, at) => at < FEW || chosen.includes(value));
  const most = Math.max(...values.map(({ count }) => count));
  return (
    <section className={classes.group} aria-label={`By ${title.toLowerCase()}`}>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.values}>
        {shown.map(({ value, label, count }) => (
          <li key={value}>
            <button
              type="button"
              className={classes.value}
              aria-pressed={chosen.includes(value)}
              onClick={() => onToggle(value)}
            >
              <span className={classes.name}>
                {typeof value === 'string' && label !== null && label !== value && title === 'Class' ? (
                  <>
                    <strong>{value}</strong> {label}
                  </>
                ) : (
                  (label ?? value)
                )}
              </span>
              <span className={classes.count}>{count.toLocaleString('en-US')}</span>
              <span className={classes.bar} style={{ width: `${(count / most) * 100}%` }} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {values.length > FEW && (
        <button type="button" className={classes.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Fewer' : `All ${values.length}`}
        </button>
      )}
    </section>
  );
}
