import type { LoginNavigationState } from '@premise/web-platform';
import { useSession } from '@premise/web-platform';
import { Link } from 'react-router-dom';
import notice from './notice-way.module.css';
import classes from './demo-notice.module.css';

const REGISTER: LoginNavigationState = { mode: 'register' };

/** Tells a demo user on every page that this is the demo, and leads to an account. */
export function DemoNotice() {
  const { user, signOut } = useSession();
  if (user?.isDemoUser !== true) return null;
  return (
    <aside className={classes.notice} aria-label="Demo">
      <p className={classes.words}>
        <strong>This is the demo.</strong> You are not signed in to an account, and nothing is kept. A reload ends it.
      </p>
      <p className={classes.ways}>
        <Link to="/login" state={REGISTER} className={notice.way}>
          Create an account
        </Link>
        <button type="button" className={notice.way} onClick={() => void signOut()}>
          Leave the demo
        </button>
      </p>
    </aside>
  );
}
