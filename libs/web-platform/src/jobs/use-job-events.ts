import type { AnalysisJob, PatentJob } from '@premise/contracts';
import { useEffect, useState } from 'react';
import { followJob } from './analysis-jobs.ts';
import type { JobListener, JobUpdate } from './job-stream.ts';
import { followPatentJob } from './patent-jobs.ts';

const NOTHING = { job: null, error: null };

/** The live state of one analysis: by the event stream, by polling where that is silent. `null` follows nothing. */
export const useJobEvents = (jobId: string | null): JobUpdate<AnalysisJob> => useFollowed(jobId, followJob);

/** The live state of one job of the patent service, in the same way. */
export const usePatentJob = (jobId: string | null): JobUpdate<PatentJob> => useFollowed(jobId, followPatentJob);

function useFollowed<Job>(
  jobId: string | null,
  follow: (jobId: string, listener: JobListener<Job>) => () => void,
): JobUpdate<Job> {
  const [followed, setFollowed] = useState<{ jobId: string | null; update: JobUpdate<Job> }>({
    jobId,
    update: NOTHING,
  });

  useEffect(() => {
    if (jobId === null) return undefined;
    return follow(jobId, (update) => setFollowed({ jobId, update }));
  }, [jobId, follow]);

  return followed.jobId === jobId ? followed.update : NOTHING;
}
