import { END_SESSION_PATH, type EndSessionRequest, type EndSessionResponse } from '@premise/contracts';
import { api, ApiError } from '@premise/web-platform';

/** Signs one device out. A session that is gone already is as good as ended. */
export async function endSession(sessionId: string): Promise<void> {
  try {
    await api.post<EndSessionResponse>(END_SESSION_PATH, { sessionId } satisfies EndSessionRequest);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error;
  }
}
