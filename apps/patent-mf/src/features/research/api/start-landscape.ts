import {
  LANDSCAPE_PATH,
  type LandscapeArea,
  type LandscapeRequest,
  type LandscapeStartResponse,
} from '@premise/contracts';
import { api } from '@premise/web-platform';
import { publicCall } from '../shared/public-call.ts';

/** Queues a landscape. One that was made a moment ago is answered by a job that is done. */
export const startLandscape = async (area: LandscapeArea, signal?: AbortSignal): Promise<string> =>
  (await api.post<LandscapeStartResponse>(LANDSCAPE_PATH, { area } satisfies LandscapeRequest, publicCall(signal)))
    .jobId;
