import type { ServiceName } from '@premise/contracts';
import { Banner, Button, Icon, Panel, Skeleton } from '@premise/ui';
import { useQuery } from '@tanstack/react-query';
import { getHealth } from './api/get-health.ts';
import { StateSign } from './state-sign.tsx';
import classes from './service-health-panel.module.css';

const NAMES: Record<ServiceName, string> = { auth: 'Accounts', analysis: 'Analyses', patent: 'Patents' };
const ORDER: readonly ServiceName[] = ['auth', 'analysis', 'patent'];

const timeOf = (iso: string): string =>
  new Date(iso).toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** What the services say about themselves and their parts, asked again every half minute. */
export function ServiceHealthPanel() {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['health'],
    queryFn: getHealth,
    staleTime: 0,
    refetchInterval: 30_000,
  });
  const again = (
    <Button
      variant="default"
      size="xs"
      onClick={() => void refetch()}
      loading={isFetching}
      leftSection={<Icon name="refresh" size={16} />}
    >
      Check now
    </Button>
  );
  return (
    <Panel title="Services" action={again}>
      {isPending && <Skeleton height={144} />}
      {error && (
        <Banner tone="error" title="The services could not be asked">
          {error.message}
        </Banner>
      )}
      {data && (
        <>
          <div className={classes.scroll}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">Service</th>
                  <th scope="col">State</th>
                  <th scope="col">Parts</th>
                </tr>
              </thead>
              <tbody>
                {ORDER.map((name) => {
                  const health = data.services[name];
                  const parts = Object.entries(health?.parts ?? {});
                  return (
                    <tr key={name}>
                      <th scope="row">{NAMES[name]}</th>
                      <td>
                        <StateSign state={health?.state ?? 'down'} />
                      </td>
                      <td>
                        <ul className={classes.parts}>
                          {parts.map(([part, state]) => (
                            <li key={part}>
                              <StateSign state={state} label={part} />
                            </li>
                          ))}
                          {parts.length === 0 && <li className={classes.none}>No parts reported</li>}
                        </ul>
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
          <p className={classes.time}>Answered at {timeOf(data.time)}</p>
        </>
      )}
    </Panel>
  );
}
