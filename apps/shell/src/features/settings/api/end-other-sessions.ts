import { END_OTHER_SESSIONS_PATH, type EndOtherSessionsResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Signs out every device but this one; answers how many. */
export const endOtherSessions = async (): Promise<number> =>
  (await api.post<EndOtherSessionsResponse>(END_OTHER_SESSIONS_PATH)).ended;
