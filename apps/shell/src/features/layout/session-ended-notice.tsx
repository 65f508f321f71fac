import { Banner } from '@premise/ui';
import { endedSession, useSessionEnded, type LoginNavigationState } from '@premise/web-platform';
import { Link, useLocation } from 'react-router-dom';
import notice from './notice-way.module.css';
import classes from './session-ended-notice.module.css';

const LOGIN_PAGE = '/login';

/** Says on whatever page it happens that the server has ended the session, and leads back in. */
export function SessionEndedNotice() {
  const ended = useSessionEnded();
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state = location.state as LoginNavigationState | null;
  const atLogin = pathname === LOGIN_PAGE;
  // the sign-in page was told the reason by who led there
  const told = atLogin && typeof state?.message === 'string';
  if (!ended || told) return null;
  const from: LoginNavigationState = { from: { pathname, search, hash } };
  return (
    <div className={classes.notice}>
      <Banner
        tone="info"
        title="You have been signed out"
        action={
          <span className={classes.ways}>
            {!atLogin && (
              <Link to={LOGIN_PAGE} state={from} className={notice.way}>
                Sign in again
              </Link>
            )}
            <button type="button" className={notice.way} onClick={endedSession.clear}>
              Dismiss
            </button>
          </span>
        }
      >
        Your session was ended on another device, by a change of your account, or because it expired.
      </Banner>
    </div>
  );
}
