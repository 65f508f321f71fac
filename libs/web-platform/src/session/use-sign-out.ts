import { useNavigate } from 'react-router-dom';
import { sendKeptDrafts } from '../kept-drafts/send-kept-drafts.ts';
import { unsentMark } from '../kept-drafts/unsent-mark.ts';
import { useSession } from './session-provider.tsx';
import { signOutQuestion } from './sign-out-question.ts';

interface SignOutOptions {
  /** Where it leads: the home page unless told. */
  to?: string;
  /** Runs once the server has been told. */
  afterwards?: () => void;
}

/**
 * What every sign-out button does. First it sends what this device keeps of the person's drafts; where that fails, the shell
 * asks the person. Then it clears the session. The page changes before that, so that no protected one sends the
 * person to /login.
 */
export function useSignOut({ to = '/', afterwards }: SignOutOptions = {}): () => void {
  const { user, signOut } = useSession();
  const navigate = useNavigate();
  const leave = () => {
    signOutQuestion.set({ state: 'none' });
    void navigate(to);
    void signOut().then(afterwards);
  };
  const sendThenLeave = async (userId: string) => {
    signOutQuestion.set({ state: 'sending' });
    const left = await sendKeptDrafts(userId, { everything: true });
    if (left.length === 0) leave();
    else signOutQuestion.set({ state: 'asking', left, signOut: leave });
  };
  return () => {
    // a second press while the drafts are under way
    if (signOutQuestion.read().state === 'sending') return;
    if (user !== null && user.isDemoUser !== true && unsentMark.isSet(user.id)) void sendThenLeave(user.id);
    else leave();
  };
}
