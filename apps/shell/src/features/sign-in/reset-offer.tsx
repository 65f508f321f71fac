import { Banner, Button, Text } from '@premise/ui';
import { ApiError } from '@premise/web-platform';
import { useState } from 'react';
import { requestReset } from '../../shared/api/request-reset.ts';
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts';
import classes from './login-page.module.css';

type Outcome = { sent: true } | { sent: false; detail: string | null };

/** What somebody is offered who registers an address that has an account already: a link to set its password anew. */
export function ResetOffer({ email }: { email: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { busy, run } = useOneAtATime();

  const send = () =>
    run(async () => {
      setOutcome(null);
      const next = await requestReset({ email }).then(
        (): Outcome => ({ sent: true }),
        (error: unknown): Outcome => ({
          sent: false,
          // how long to wait, for one
          detail: error instanceof ApiError ? error.serverMessage : null,
        }),
      );
      setOutcome(next);
    });

  if (outcome?.sent) {
    return (
      <Banner tone="success" title="Password reset link sent!">
        Look into the mailbox of <span className={classes.address}>{email}</span> and click the link in our email.
      </Banner>
    );
  }
  return (
    <div className={classes.offer} role="group" aria-label="Set a new password instead">
      <Text>
        Is <strong className={classes.address}>{email}</strong> yours? We can send a link there to set a new password.
      </Text>
      <Button variant="default" loading={busy} onClick={() => void send()}>
        Send reset link
      </Button>
      {outcome && (
        <Banner tone="error" {...(outcome.detail === null ? {} : { title: 'Failed to send reset link' })}>
          {outcome.detail ?? 'Failed to send reset link'}
        </Banner>
      )}
    </div>
  );
}
