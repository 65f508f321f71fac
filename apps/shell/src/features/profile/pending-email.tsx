import type { PendingEmailChange } from '@premise/contracts';
import { Banner, Button } from '@premise/ui';
import { useState } from 'react';
import { problemUnder, type CallProblem } from '../../shared/call-problem.ts';
import { momentOf } from '../../shared/format-date.ts';
import { LocalMailLink } from '../../shared/local-mail-link.tsx';
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts';
import { CANCEL_FAILED, cancelEmailChange } from './api/cancel-email-change.ts';
import formClasses from '../../shared/account/account-form.module.css';

interface PendingEmailProps {
  current: string;
  pending: PendingEmailChange;
  onCancelled: () => void;
}

/** A change that waits for its confirmation: what to do, what holds until then, and the way to call it off. */
export function PendingEmail({ current, pending, onCancelled }: PendingEmailProps) {
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const { busy, run } = useOneAtATime();

  const cancel = () =>
    void run(async () => {
      setProblem(null);
      try {
        await cancelEmailChange();
        onCancelled();
      } catch (error) {
        setProblem(problemUnder(error, CANCEL_FAILED));
      }
    });

  return (
    <div className={formClasses.form}>
      <Banner tone="info" title="Confirm the new address" action={<LocalMailLink />}>
        <p className={formClasses.words}>
          We sent a link to <strong>{pending.newEmail}</strong>. Open it before {momentOf(pending.expiresAt)}. Until
          then you sign in with <strong>{current}</strong>.
        </p>
      </Banner>
      {problem && (
        <Banner tone="error" title={problem.detail ? problem.message : undefined}>
          {problem.detail ?? problem.message}
        </Banner>
      )}
      <div className={formClasses.actions}>
        <Button variant="default" size="sm" loading={busy} onClick={cancel}>
          Keep the old address
        </Button>
      </div>
    </div>
  );
}
