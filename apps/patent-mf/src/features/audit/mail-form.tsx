import { LIMITS, type DraftTexts } from '@premise/contracts';
import { Anchor, Button, Icon, TextInput } from '@premise/ui';
import { ApiError, isOfflineFailure, OFFLINE_MESSAGE } from '@premise/web-platform';
import { useState } from 'react';
import { mailReport } from './api/mail-report.ts';
import classes from './audit-page.module.css';

const FAILED = 'The report could not be sent. Please try again.';

function failureSentence(error: unknown): string {
  if (isOfflineFailure(error)) return OFFLINE_MESSAGE;
  return error instanceof ApiError ? (error.serverMessage ?? FAILED) : FAILED;
}

/** Sends the report to an address and says so in place: the report stays on the screen. */
export function MailForm({ texts, headings }: { texts: DraftTexts; headings: string[] }) {
  const [email, setEmail] = useState('');
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const send = async () => {
    setSending(true);
    setError(null);
    setSentTo(null);
    try {
      const address = email.trim();
      await mailReport({ email: address, texts, headings });
      setSentTo(address);
    } catch (thrown) {
      setError(failureSentence(thrown));
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      className={classes.mail}
      aria-label="Email me the report"
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending) void send();
      }}
    >
      <TextInput
        className={classes.address}
        label="Your email address"
        type="email"
        name="email"
        autoComplete="email"
        required
        withAsterisk={false}
        maxLength={LIMITS.emailMaxLength}
        value={email}
        error={error}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" disabled={sending || email.trim() === ''}>
        {sending ? 'Sending' : 'Email me the report'}
      </Button>
      <p className={classes.sent} role="status">
        {sentTo !== null && (
          <>
            <Icon name="check" size={18} />
            <span>
              The report is on its way to {sentTo}.{' '}
              <Anchor inherit underline="always" href="/patent-audit-thanks" target="_blank" rel="noreferrer">
                What happens next
                <Icon name="external" size={14} label="opens in a new tab" />
              </Anchor>
            </span>
          </>
        )}
      </p>
      <p className={classes.small}>
        The mail names the rules and sections, and quotes nothing of your draft. The address is used for it alone;
        neither is kept.
      </p>
    </form>
  );
}
