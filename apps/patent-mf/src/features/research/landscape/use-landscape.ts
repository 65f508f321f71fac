import type { LandscapeArea, LandscapeJob, LandscapeResult } from '@premise/contracts';
import { ApiError, isOfflineFailure, OFFLINE_MESSAGE } from '@premise/web-platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cancelLandscape } from '../api/cancel-landscape.ts';
import { startLandscape } from '../api/start-landscape.ts';
import { areaOf, paramsOfArea } from '../shared/area-address.ts';
import { useAddress } from '../shared/use-address.ts';
import { landscapeJobKey, useLandscapeJob } from './use-landscape-job.ts';

const NAMES = ['area', 'area-query', 'area-cpc', 'tab', 'patent'] as const;

export interface LandscapeFailure {
  /** No source can aggregate: S2's text. */
  unavailable: boolean;
  message: string;
}

function failureOf(error: Error | null, job: LandscapeJob | undefined): LandscapeFailure | null {
  if (error) {
    const unavailable = error instanceof ApiError && error.code === 'CANNOT_AGGREGATE';
    return { unavailable, message: isOfflineFailure(error) ? OFFLINE_MESSAGE : error.message };
  }
  if (job?.state !== 'failed') return null;
  return {
    unavailable: job.failure?.code === 'CANNOT_AGGREGATE',
    message: job.failure?.error ?? 'The analysis has failed.',
  };
}

/** The landscape of the area that the address names: started, followed to its end, cancelled. */
export function useLandscape() {
  const { params, go } = useAddress();
  const client = useQueryClient();
  const said = useMemo(() => {
    const area = areaOf(params);
    return area ? paramsOfArea(area).toString() : '';
  }, [params]);
  const area: LandscapeArea | null = useMemo(() => areaOf(new URLSearchParams(said)) ?? null, [said]);
  const startKey = ['research-landscape', said];
  const start = useQuery({
    queryKey: startKey,
    queryFn: () => {
      if (!area) throw new Error('No area');
      return startLandscape(area);
    },
    enabled: area !== null,
    retry: false,
    // the same job is followed when one comes back to it within the time the service keeps it
    staleTime: 300_000,
  });
  const jobId = area === null ? null : (start.data ?? null);
  const follow = useLandscapeJob(jobId);
  const job = jobId === null ? undefined : follow.data;
  const error = area === null ? null : (start.error ?? (jobId === null ? null : follow.error));
  const failure = start.isFetching ? null : failureOf(error, job);
  const result: LandscapeResult | null = job?.state === 'done' ? (job.result ?? null) : null;

  const again = () => {
    client.removeQueries({ queryKey: landscapeJobKey(jobId) });
    void client.resetQueries({ queryKey: startKey });
  };
  const clear = () => {
    client.removeQueries({ queryKey: startKey });
    go((address) => NAMES.forEach((name) => address.delete(name)));
  };
  return {
    area,
    job: job ?? null,
    result,
    failure,
    working: area !== null && failure === null && result === null,
    analyze: (next: LandscapeArea) => {
      const same = paramsOfArea(next).toString() === said;
      if (same) again();
      else {
        go((address) => {
          NAMES.forEach((name) => address.delete(name));
          paramsOfArea(next).forEach((value, name) => address.set(name, value));
        });
      }
    },
    retry: again,
    clear,
    cancel: () => {
      // one that cannot be cancelled ends by itself
      if (jobId !== null) void cancelLandscape(jobId).catch(() => undefined);
      clear();
    },
  };
}
