import { Anchor, Button, Icon, Page, Skeleton } from '@premise/ui';
import { ApiError, useDocumentTitle } from '@premise/web-platform';
import { Link, useLocation } from 'react-router-dom';
import { PatentDialog } from '../detail/patent-dialog.tsx';
import { Connection } from '../shared/connection.tsx';
import { searchFailure } from '../shared/reason-of.ts';
import { ResearchHead } from '../shared/research-head.tsx';
import { sourcesFailed } from '../shared/sources-failed.ts';
import { useTopOnArrival } from '../shared/use-top-on-arrival.ts';
import { PriorArtForm } from './prior-art-form.tsx';
import { PriorArtList } from './prior-art-list.tsx';
import { usePriorArt } from './use-prior-art.ts';
import classes from './prior-art-page.module.css';

/** /patent-buddy/prior-art: a whole draft or a claim as the query. The text stands in no address. */
export function PriorArtPage() {
  useDocumentTitle('Prior art');
  useTopOnArrival();
  const { applicationId, before, find, search, startOver } = usePriorArt();
  const { data, error, isPending, submittedAt } = search;
  const { pathname, search: query, hash } = useLocation();
  return (
    <Page>
      <ResearchHead
        title="Find prior art"
        aside={<Connection asking={isPending} failed={sourcesFailed(error)} answeredBy={data?.source ?? null} />}
      >
        Earlier documents close to a draft or a claim, with the passages that meet each part of it side by side.
      </ResearchHead>
      <p className={classes.back}>
        <Button
          component={Link}
          to="/patent-buddy/search"
          variant="subtle"
          size="sm"
          leftSection={<Icon name="arrow-left" size={16} />}
        >
          Patent Search
        </Button>
      </p>
      {data ? (
        <PriorArtList key={submittedAt} result={data} onStartOver={startOver} />
      ) : (
        <>
          <PriorArtForm applicationId={applicationId} earlier={before} busy={isPending} onFind={find} />
          {error && (
            <p className={classes.error} role="alert">
              {error instanceof ApiError && error.code === 'NO_TOKEN' ? (
                <>
                  This draft belongs to an account.{' '}
                  <Anchor component={Link} to="/login" state={{ from: { pathname, search: query, hash } }}>
                    Sign in
                  </Anchor>{' '}
                  to look it up.
                </>
              ) : (
                searchFailure(error)
              )}
            </p>
          )}
          {isPending && (
            <div role="status" aria-busy="true" aria-label="Comparing" className={classes.loading}>
              <Skeleton height={24} width="40%" />
              <Skeleton height={140} />
            </div>
          )}
        </>
      )}
      <PatentDialog />
    </Page>
  );
}
