import { LIMITS, type DraftTexts } from '@premise/contracts';
import { Button, TextInput } from '@premise/ui';
import { ApiError } from '@premise/web-platform';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mailReport } from './api/mail-report.ts';
import classes from './audit-page.module.css';

const FAILED = 'The report could not be sent. Please try again.';

/** Sends the report to an address, and ends on the page of thanks (decision 39). */
export function MailForm({ texts, headings }: { texts: DraftTexts; headings: string[] }) {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = async () => {
    setSending(true);
    setError(null);
    try {
      await mailReport({ email: email.trim(), texts, headings });
      await navigate('/patent-audit-thanks');
    } catch (thrown) {
      setError(thrown instanceof ApiError ? (thrown.serverMessage ?? FAILED) : FAILED);
      setSending(false);
    }
  };
  return (
    <form
      className={classes.mail}
      aria-label="E-mail me the report"
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
        {sending ? 'Sending' : 'E-mail me the report'}
      </Button>
      <p className={classes.small}>
        The mail names the rules and sections, and quotes nothing of your draft. The address is used for it alone;
        neither is kept.
      </p>
    </form>
  );
}
