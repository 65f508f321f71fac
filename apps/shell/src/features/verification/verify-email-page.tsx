import { Banner, Button, Page, Panel, Text, Title } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { Link, useLocation } from 'react-router-dom';
import { usePublicConfig } from '../../shared/api/use-public-config.ts';
import { ResendForm } from './resend-form.tsx';
import classes from './verification.module.css';

interface VerifyEmailState {
  email?: string;
  message?: string;
}

/** Asks a new account to click the link in the mail, and sends another one. */
export function VerifyEmailPage() {
  const location = useLocation();
  const { email = '', message } = (location.state as VerifyEmailState | null) ?? {};
  const config = usePublicConfig();
  useDocumentTitle('Verify your e-mail');

  return (
    <Page width="narrow">
      <header className={classes.header}>
        <Title order={1}>Verify your e-mail</Title>
      </header>
      {message && (
        <div className={classes.banner}>
          <Banner tone="info">{message}</Banner>
        </div>
      )}
      <Panel>
        <Text>
          {email === '' ? (
            'We sent you an e-mail with a link. Click the link in that e-mail to verify your address.'
          ) : (
            <>
              We sent an e-mail to <strong className={classes.address}>{email}</strong>. Click the link in that e-mail
              to verify your address.
            </>
          )}
        </Text>
        <Text className={classes.note}>It can take a minute, and sometimes ends up with the spam.</Text>
        {config?.mailPage && (
          <div className={classes.banner}>
            <Button component="a" href={config.mailPage} target="_blank" rel="noreferrer">
              Open the local mail page
            </Button>
            <Text className={classes.note}>This copy of Premise keeps its mail on this machine.</Text>
          </div>
        )}
        <ResendForm email={email} />
      </Panel>
      <div className={classes.back}>
        <Button component={Link} to="/login" variant="subtle">
          Back to sign in
        </Button>
      </div>
    </Page>
  );
}
