import { Banner, Button } from '@premise/ui';
import { useState } from 'react';
import { problemUnder, type CallProblem } from '../../shared/call-problem.ts';
import { LocalMailLink } from '../../shared/local-mail-link.tsx';
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts';
import { resendOwnVerification, VERIFICATION_FAILED } from './api/resend-own-verification.ts';
import formClasses from '../../shared/account/account-form.module.css';

/** What an address that was never verified means, and another mail with a link. */
export function UnverifiedEmail({ email }: { email: string }) {
  const [outcome, setOutcome] = useState<'sent' | CallProblem | null>(null);
  const { busy, run } = useOneAtATime();

  const resend = () =>
    void run(async () => {
      setOutcome(null);
      try {
        await resendOwnVerification(email);
        setOutcome('sent');
      } catch (error) {
        setOutcome(problemUnder(error, VERIFICATION_FAILED));
      }
    });

  return (
    <div className={formClasses.form}>
      <p className={formClasses.note}>
        This address has not been verified yet. Open the link in the mail we sent to it, or ask for another one.
      </p>
      {outcome === 'sent' && (
        <Banner tone="success" action={<LocalMailLink />}>
          A verification mail is on its way to <span className={formClasses.words}>{email}</span>.
        </Banner>
      )}
      {outcome !== null && outcome !== 'sent' && (
        <Banner tone="error" title={outcome.detail ? outcome.message : undefined}>
          {outcome.detail ?? outcome.message}
        </Banner>
      )}
      <div className={formClasses.actions}>
        <Button variant="default" size="sm" loading={busy} onClick={resend}>
          Send the mail again
        </Button>
      </div>
    </div>
  );
}
