import { LIMITS } from '@premise/contracts';
import { Button, EmptyState, Icon, Page, Skeleton, VisuallyHidden } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { PatentDialog } from '../detail/patent-dialog.tsx';
import { Connection } from '../shared/connection.tsx';
import { ResearchHead } from '../shared/research-head.tsx';
import { SkipLink } from '../shared/skip-link.tsx';
import { SourceNotice } from '../shared/source-notice.tsx';
import { sourcesFailed } from '../shared/sources-failed.ts';
import { useTopOnArrival } from '../shared/use-top-on-arrival.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { Facets } from './facets.tsx';
import { NoHits } from './no-hits.tsx';
import { Pages } from './pages.tsx';
import { ResultList } from './result-list.tsx';
import { ResultTools } from './result-tools.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { SearchFailure } from './search-failure.tsx';
import { SearchForm } from './search-form.tsx';
import { usePatentSearch } from './use-patent-search.ts';
import classes from './search-page.module.css';

const EXAMPLES = ['wireless charging', 'robot gripper', '"augmented reality"'];

/** /patent-buddy/search. What is looked for stands in the address, behind the #. */
export function SearchPage() {
  useDocumentTitle('Patent Search');
  useTopOnArrival();
  const search = usePatentSearch();
  const { request, result, error, asked, fetching, counting, remarks, change, lookUp, refetch, recount } = search;
  return (
    <Page>
      <ResearchHead
        title="Patent Search"
        aside={
          <Connection
            asking={fetching}
            failed={sourcesFailed(error)}
            answeredBy={error === null ? (result?.source ?? null) : null}
          />
        }
      >
        Find patents near your invention by words, inventors, numbers and owners.
      </ResearchHead>
      <SearchForm request={request} busy={fetching} onSearch={change} onNumber={lookUp} />
      <SavedSearches request={asked ? request : null} onOpen={(kept) => change(() => kept)} />
      {!asked ? (
        <EmptyState
          icon="search"
          title="Start Your Search"
          action={EXAMPLES.map((words) => (
            <Button key={words} variant="default" size="sm" onClick={() => change(() => ({ query: words }))}>
              {words}
            </Button>
          ))}
        >
          <p>Type words, a person, a number or a company above, or try one of these.</p>
        </EmptyState>
      ) : (
        <section className={classes.answer} aria-label="Results" aria-busy={fetching}>
          <AppliedFilters request={request} onChange={change} />
          {error !== null ? (
            <SearchFailure error={error} onRetry={refetch} retrying={fetching} onChange={change} request={request} />
          ) : result === null ? (
            <Loading />
          ) : (
            <>
              <div className={classes.notices}>
                <SourceNotice notice={result.notice} tried={result.tried} />
                {result.remarks.map(({ text }) => (
                  <p key={text} className={classes.remark}>
                    <Icon name="info" size={16} /> {text}
                  </p>
                ))}
              </div>
              {result.results.length === 0 ? (
                <NoHits request={request} result={result} onChange={change} />
              ) : (
                <>
                  <VisuallyHidden component="h2">Results</VisuallyHidden>
                  <SkipLink to="found-patents">Skip the filters</SkipLink>
                  <div className={classes.columns}>
                    <Facets
                      facets={result.facets}
                      counting={counting}
                      remarks={remarks}
                      request={request}
                      onChange={change}
                      onRecount={recount}
                    />
                    <div className={classes.main} data-stale={fetching || undefined} id="found-patents" tabIndex={-1}>
                      <SkipLink to="end-of-patents">Skip the list</SkipLink>
                      <ResultTools
                        request={request}
                        result={result}
                        counting={counting === 'running'}
                        onChange={change}
                      />
                      <ResultList
                        mode={request.mode ?? 'keyword'}
                        results={result.results}
                        allSample={result.source.sample}
                        first={(result.page - 1) * LIMITS.searchPageSize + 1}
                      />
                      <div id="end-of-patents" tabIndex={-1} />
                      <Pages
                        result={result}
                        counted={counting === null}
                        onPage={(page) => change((now) => ({ ...now, page }))}
                      />
                    </div>
                  </div>
                </>
              )}
            </>
          )}
        </section>
      )}
      <PatentDialog />
    </Page>
  );
}

function Loading() {
  return (
    <div role="status" aria-busy="true" aria-label="Searching" className={classes.loading}>
      {[0, 1, 2, 3].map((at) => (
        <div key={at}>
          <Skeleton height={20} width="55%" />
          <Skeleton height={14} width="40%" mt={10} />
          <Skeleton height={44} mt={10} />
        </div>
      ))}
    </div>
  );
}
