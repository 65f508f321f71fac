import { Button, ErrorState, Page, Panel, Title } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useFocusOnMount } from '../../shared/use-focus-on-mount.ts';
import { useLinkToken } from '../../shared/use-link-token.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { PasswordChanged } from './password-changed.tsx';
import classes from './recovery.module.css';

const INVALID_LINK = 'Invalid reset link. Please request a new password reset.';

/** /reset-password: the link of the mail leads here. Opening it uses nothing up; the form does. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  const location = useLocation();
  const { pathname } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [refusedToken, setRefusedToken] = useState<string | null>(null);
  const changed = (state as { changed?: unknown } | null)?.changed === true;
  useDocumentTitle('Set a new password');

  if (changed) return <PasswordChanged />;
  if (token === '' || token === refusedToken) return <InvalidLink refused={refusedToken !== null} />;
  return (
    <Page width="narrow">
      <header className={classes.header}>
        <Title order={1}>Set a new password</Title>
      </header>
      <Panel>
        <NewPasswordForm
          token={token}
          onInvalidLink={() => setRefusedToken(token)}
          // the used token leaves the history with it
          onChanged={() => void navigate(pathname, { replace: true, state: { changed: true } })}
        />
      </Panel>
    </Page>
  );
}

/** `refused` when the server said so after a form that was sent. */
function InvalidLink({ refused }: { refused: boolean }) {
  const result = useFocusOnMount<HTMLDivElement>(refused);
  return (
    <Page width="narrow">
      <Panel>
        <div tabIndex={-1} ref={result} className={classes.result}>
          <ErrorState
            level={1}
            title="Invalid Reset Link"
            action={
              <Button component={Link} to="/forgot-password">
                Request New Reset
              </Button>
            }
          >
            {INVALID_LINK}
          </ErrorState>
        </div>
      </Panel>
    </Page>
  );
}
