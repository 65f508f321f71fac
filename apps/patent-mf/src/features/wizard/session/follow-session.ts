import { endedSession, sessionStore } from '@premise/web-platform';
import { blankCopy, type DraftState } from './draft-state.ts';

interface FollowingDraft {
  state: DraftState;
  /** Sends what waits. */
  wake: () => void;
  /** Stops what would send by itself. */
  stop: () => void;
}

/** Keeps a draft in step with who is signed in; answers with what ends that. */
export function followSession({ state, wake, stop }: FollowingDraft): () => void {
  /** The person has signed out: nothing of theirs stays, here either. */
  const clear = () => {
    state.cleared = true;
    state.local.stop();
    stop();
    state.kept = blankCopy('', '');
  };
  return sessionStore.subscribe(() => {
    const { status, user } = sessionStore.state();
    const { userId, applicationId } = state.kept;
    if (status === 'signed-in' && user !== null) {
      // a visitor's words go on to who signs in
      if (userId === '' && applicationId === '') state.put({ userId: user.id });
      if (user.id === state.kept.userId) {
        state.ended = false;
        state.failure = null;
        wake();
      }
    } else if (status === 'signed-out' && userId !== '' && !state.ended) {
      if (endedSession.isMarked()) state.ended = true;
      else clear();
    }
    state.publish();
  });
}
