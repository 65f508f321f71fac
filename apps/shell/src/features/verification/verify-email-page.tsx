import { Anchor, Banner, Button, Page, Panel, Text, Title } from '@premise/ui';
import { useDocumentTitle, type LoginNavigationState } from '@premise/web-platform';
import { Link, useLocation } from 'react-router-dom';
import { LocalMailPage } from '../../shared/local-mail-page.tsx';
import { ResendForm } from './resend-form.tsx';
import classes from './verification.module.css';

interface VerifyEmailState {
  email?: string;
  message?: string;
}

const REGISTER: LoginNavigationState = { mode: 'register' };

/** Asks a new account to click the link in the mail, and sends another one. */
export function VerifyEmailPage() {
  const location = useLocation();
  const { email = '', message } = (location.state as VerifyEmailState | null) ?? {};
  useDocumentTitle('Verify your email');

  return (
    <Page width="narrow">
      <header className={classes.header}>
        <Title order={1}>Verify your email</Title>
      </header>
      {message && (
        <div className={classes.banner}>
          <Banner tone="info">{message}</Banner>
        </div>
      )}
      <Panel>
        <Text>
          {email === '' ? (
            'We sent you an email with a link. Click the link in that email to verify your address.'
          ) : (
            <>
              We sent an email to <strong className={classes.address}>{email}</strong>. Click the link in that email to
              verify your address.
            </>
          )}
        </Text>
        <Text className={classes.note}>It can take a minute. Look in your spam folder as well.</Text>
        <LocalMailPage />
        <ResendForm email={email} />
        {email !== '' && (
          <Text className={classes.note}>
            Is the address wrong?{' '}
            <Anchor inherit underline="always" component={Link} to="/login" state={REGISTER}>
              Create the account again
            </Anchor>{' '}
            with the right one.
          </Text>
        )}
      </Panel>
      <div className={classes.back}>
        <Button component={Link} to="/login" variant="subtle">
          Back to sign in
        </Button>
      </div>
    </Page>
  );
}
