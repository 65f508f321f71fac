import { Button, ErrorState, Icon, Page, Title } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { Link, useParams } from 'react-router-dom';
import { DetailSkeleton } from '../features/detail/index.ts';
import { EXAMPLES, useExample, type ExampleArgument } from '../features/examples/index.ts';
import { AnalysisResultsView } from '../features/results/index.ts';
import classes from './analysis-page.module.css';
import { UnknownPage } from './unknown-page.tsx';

/** The analysis of one example, open to everybody. */
export function ExamplePage() {
  const { slug } = useParams();
  const example = EXAMPLES.find((one) => one.slug === slug);
  return example === undefined ? <UnknownPage /> : <Example key={example.slug} example={example} />;
}

function Example({ example: { slug, title } }: { example: ExampleArgument }) {
  const { data: results, isError, isFetching, refetch } = useExample(slug);
  useDocumentTitle(`${title}: an example analysis`);

  return (
    <Page>
      <div className={classes.detail}>
        <header className={classes.header}>
          <Link to="/analyzer" className={classes.back}>
            <Icon name="arrow-left" size={16} />
            Back to Analyzer
          </Link>
          <Title order={1} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Title>
          <p className={classes.meta}>An example. The built-in engine analyzed this text.</p>
          <div className={classes.actions}>
            <Button component={Link} to="/analyzer" size="sm">
              Analyze your own text
            </Button>
          </div>
        </header>
        {results ? (
          <AnalysisResultsView results={results} title="In short" />
        ) : isError ? (
          <ErrorState
            title="The example could not be loaded"
            action={
              <Button onClick={() => void refetch()} loading={isFetching}>
                Retry
              </Button>
            }
          >
            Check your connection and try again. You can analyze your own text meanwhile.
          </ErrorState>
        ) : (
          <DetailSkeleton />
        )}
      </div>
    </Page>
  );
}
