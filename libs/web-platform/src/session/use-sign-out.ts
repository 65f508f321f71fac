import { sendKeptDrafts, unsentMark, useSession } from '@premise/web-platform';
import { useNavigate } from 'react-router-dom';
import { signOutQuestion } from './sign-out-question.ts';

/**
 * Clears the session and leads to the home page. First the page, so that no protected one sends the person to /login. Before
 * that, what this device keeps of the person's drafts is sent; where it cannot be, the person is asked (decision 25).
 */
export function useSignOut(): () => void {
  const { user, signOut } = useSession();
  const navigate = useNavigate();
  const leave = () => {
    signOutQuestion.set({ state: 'none' });
    void navigate('/');
    void signOut();
  };
  const sendThenLeave = async (userId: string) => {
    signOutQuestion.set({ state: 'sending' });
    const left = await sendKeptDrafts(userId, { everything: true });
    if (left.length === 0) leave();
    else signOutQuestion.set({ state: 'asking', left, signOut: leave });
  };
  return () => {
    if (user !== null && user.isDemoUser !== true && unsentMark.isSet(user.id)) void sendThenLeave(user.id);
    else leave();
  };
}
