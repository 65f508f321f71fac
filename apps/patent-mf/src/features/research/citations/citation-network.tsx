import type { CitationAnalysis } from '@premise/contracts';
import { Button, Skeleton } from '@premise/ui';
import { useQuery } from '@tanstack/react-query';
import { getCitationGraph } from '../api/get-citation-graph.ts';
import { FigureTable } from '../charts/figure-table.tsx';
import { percent } from '../shared/percent.ts';
import { reasonOf } from '../shared/reason-of.ts';
import { searchHref } from '../shared/search-address.ts';
import { NetworkFigure } from './network/network-figure.tsx';
import classes from './citation-network.module.css';

/** The network drawn, then S2's clusters and key connections. */
export function CitationNetwork({ analysis: { patent, network, before } }: { analysis: CitationAnalysis }) {
  const ofAssignee = (name: string): string => searchHref({ mode: 'assignee', query: name });
  return (
    <div className={classes.network}>
      <Drawn id={patent.id} before={before} />
      <div className={classes.tables}>
        <section aria-labelledby="clusters">
          <h2 className={classes.title} id="clusters">
            Technology clusters
          </h2>
          {network.clusters.length === 0 ? (
            <p className={classes.none}>None of the citations names an assignee.</p>
          ) : (
            <FigureTable
              caption="Technology clusters"
              columns={[
                { title: 'Name' },
                { title: 'Patents', figures: true },
                { title: 'Companies', figures: true },
                { title: 'Influence' },
              ]}
              rows={network.clusters.map(({ name, patents, companies, influence }) => [
                { value: name, to: ofAssignee(name) },
                patents,
                companies,
                influence,
              ])}
            />
          )}
        </section>
        <section aria-labelledby="connections">
          <h2 className={classes.title} id="connections">
            Key connections
          </h2>
          {network.keyConnections.length === 0 ? (
            <p className={classes.none}>No connection between two assignees is known.</p>
          ) : (
            <FigureTable
              caption="Key connections"
              columns={[{ title: 'From' }, { title: 'To' }, { title: 'Type' }, { title: 'Strength', figures: true }]}
              rows={network.keyConnections.map(({ from, to, type, strength }) => [from, to, type, percent(strength)])}
            />
          )}
        </section>
      </div>
    </div>
  );
}

function Drawn({ id, before }: { id: string; before: string | null }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['research-citation-graph', id, before],
    queryFn: ({ signal }) => getCitationGraph(id, before, signal),
    retry: false,
    staleTime: 300_000,
  });
  if (data && data.nodes.length > 1) return <NetworkFigure graph={data} />;
  if (data)
    return (
      <p className={classes.none}>
        None of the documents that it cites, or that cite it, is held by this source, so there is nothing to draw. What
        is known of them stands under Citations.
      </p>
    );
  if (error && !isFetching) {
    return (
      <p className={classes.none} role="alert">
        {`The network could not be drawn: ${reasonOf(error)}. `}
        <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
          Draw it again
        </Button>
      </p>
    );
  }
  return (
    <div role="status" aria-busy="true" aria-label="Drawing the network">
      <Skeleton height={320} radius="lg" />
    </div>
  );
}
