import { Banner, Button, Skeleton } from '@premise/ui';
import { AccountSection, SheetBlock } from '../../../shared/account/account-section.tsx';
import { problemOf } from '../../../shared/call-problem.ts';
import { titleOf } from '../navigation/sections.ts';
import { DeviceList } from './device-list.tsx';
import { useSessions } from './use-sessions.ts';
import classes from './devices.module.css';

function Loading() {
  return (
    <div role="status" aria-label="Loading devices">
      {[0, 1].map((row) => (
        <div key={row} className={classes.device} aria-hidden="true">
          <Skeleton height={20} width={20} />
          <div className={classes.words}>
            <Skeleton height={14} width="40%" my={4} />
            <Skeleton height={12} width="64%" my={5} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Where the account is signed in, and the way to end that. */
export function DevicesSection() {
  const { data, error, isPending, isFetching, refetch } = useSessions();
  const problem = error && problemOf(error, 'Failed to load your devices');
  return (
    <AccountSection
      id="devices"
      title={titleOf('devices')}
      description="If you do not know one of them, sign it out and change your password."
    >
      {isPending && <Loading />}
      {problem && (
        <SheetBlock>
          <Banner
            tone={problem.code === 'NO_TOKEN' ? 'info' : 'error'}
            title={problem.detail ? problem.message : undefined}
            action={
              problem.code !== 'NO_TOKEN' && (
                <Button variant="default" size="sm" loading={isFetching} onClick={() => void refetch()}>
                  Try again
                </Button>
              )
            }
          >
            {problem.detail ?? problem.message}
          </Banner>
        </SheetBlock>
      )}
      {data && !problem && <DeviceList sessions={data.sessions} />}
    </AccountSection>
  );
}
