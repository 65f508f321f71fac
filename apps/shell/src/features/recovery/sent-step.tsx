import { RESET_LIFETIME_MINUTES } from '@premise/contracts';
import { Button, Text } from '@premise/ui';
import { Link } from 'react-router-dom';
import { LocalMailPage } from '../../shared/local-mail-page.tsx';
import type { useRecovery } from './use-recovery.ts';
import classes from './recovery.module.css';

/** Step 3: the link is on its way. */
export function SentStep({ recovery }: { recovery: ReturnType<typeof useRecovery> }) {
  const { sentTo, back } = recovery;
  return (
    <>
      <div className={classes.words} role="status">
        <Text>
          We sent an email to <strong className={classes.address}>{sentTo}</strong>. Click the link in it to choose a
          new password.
        </Text>
        <Text className={classes.note}>
          The link is good for {RESET_LIFETIME_MINUTES} minutes. The email can take a minute, and sometimes ends up with
          the spam.
        </Text>
      </div>
      <LocalMailPage />
      <div className={classes.actions}>
        <Button variant="default" onClick={() => back({ forgetEmail: true })}>
          Try Different Email
        </Button>
        <Button component={Link} to="/login" variant="default">
          Back to Login
        </Button>
      </div>
    </>
  );
}
