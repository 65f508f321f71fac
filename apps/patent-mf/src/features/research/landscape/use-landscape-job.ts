import { landscapeEventsPath, type LandscapeJob } from '@premise/contracts';
import { openEventStream } from '@premise/web-platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getLandscapeJob } from '../api/get-landscape-job.ts';

/** How often a job is asked for while its stream is silent: before it has told anything, and after. */
const UNHEARD_MS = 700;
const HEARD_MS = 5_000;

export const landscapeJobKey = (jobId: string | null) => ['research-landscape-job', jobId] as const;
export const hasEnded = (job: LandscapeJob | undefined): boolean => job?.state === 'done' || job?.state === 'failed';

/** One landscape as its event stream tells of it; asked for again and again where no stream comes through. */
export function useLandscapeJob(jobId: string | null) {
  const client = useQueryClient();
  const [heard, setHeard] = useState<string | null>(null);
  const follow = useQuery({
    queryKey: landscapeJobKey(jobId),
    queryFn: async ({ queryKey, signal }) => {
      const read = await getLandscapeJob(jobId ?? '', signal);
      // the stream may have told of the end meanwhile
      const known = client.getQueryData<LandscapeJob>(queryKey);
      return known && hasEnded(known) ? known : read;
    },
    enabled: jobId !== null,
    retry: 2,
    staleTime: Infinity,
    // counted anew with each event
    refetchInterval: ({ state }) =>
      hasEnded(state.data) || state.error ? false : heard === jobId ? HEARD_MS : UNHEARD_MS,
  });
  const open = jobId !== null && !hasEnded(follow.data) && follow.error === null;
  useEffect(() => {
    if (!open) return undefined;
    return openEventStream(landscapeEventsPath(jobId), null, ({ name, data }) => {
      if (name !== 'job') return;
      setHeard(jobId);
      client.setQueryData(landscapeJobKey(jobId), JSON.parse(data) as LandscapeJob);
    });
  }, [client, jobId, open]);
  return follow;
}
