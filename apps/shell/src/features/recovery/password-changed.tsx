import { SESSION_PATH } from '@premise/contracts';
import { Button, EmptyState, Page, Panel } from '@premise/ui';
import { api, useSession } from '@premise/web-platform';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useFocusOnMount } from '../../shared/use-focus-on-mount.ts';
import classes from './recovery.module.css';

/** S1 section 9. */
const LOGIN_AFTER_MS = 3_000;

/** The password is new: to /login after three seconds, or at once for who does not wait. */
export function PasswordChanged() {
  const navigate = useNavigate();
  const { token } = useSession();
  const result = useFocusOnMount<HTMLDivElement>();

  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login', { replace: true }), LOGIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  // A reset ends every session of the account. If this browser holds one of them, its next call finds out and signs out;
  // /login would otherwise take the person for signed in.
  const signedIn = token !== null;
  useEffect(() => {
    if (signedIn) void api.get(SESSION_PATH).catch(() => undefined);
  }, [signedIn]);

  return (
    <Page width="narrow">
      <Panel>
        <div role="status" tabIndex={-1} ref={result} className={classes.result}>
          <EmptyState
            level={1}
            icon="check"
            title="Your password has been changed"
            action={
              <Button component={Link} to="/login" replace>
                Go to Login
              </Button>
            }
          >
            You go on to the sign-in page in 3 seconds. Sign in there with your new password.
          </EmptyState>
        </div>
      </Panel>
    </Page>
  );
}
