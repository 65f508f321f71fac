import { useSession } from '@premise/web-platform';
import { useNavigate } from 'react-router-dom';

/** Clears the session and leads to the home page. First the page, so that no protected one sends the person to /login. */
export function useSignOut(): () => void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return () => {
    void navigate('/');
    void signOut();
  };
}
