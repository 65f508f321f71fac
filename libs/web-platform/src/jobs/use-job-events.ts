import { useEffect, useState } from 'react';
import { followJob, type JobUpdate } from './job-stream.ts';

const NOTHING: JobUpdate = { job: null, error: null };

/** The live state of one job: by the event stream, by polling where that is silent. `null` follows nothing. */
export function useJobEvents(jobId: string | null): JobUpdate {
  const [followed, setFollowed] = useState<{ jobId: string | null; update: JobUpdate }>({ jobId, update: NOTHING });

  useEffect(() => {
    if (jobId === null) return undefined;
    return followJob(jobId, (update) => setFollowed({ jobId, update }));
  }, [jobId]);

  return followed.jobId === jobId ? followed.update : NOTHING;
}
