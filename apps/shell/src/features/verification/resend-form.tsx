import { Banner, Button, TextInput, Title } from '@premise/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useFirstErrorFocus } from '../../shared/use-first-error-focus.ts';
import { resendVerification, type ResendOutcome } from './api/resend-verification.ts';
import classes from './verification.module.css';

const EMAIL_MISSING = { message: 'Please enter your email address' };

/** The resend box of /verify-email. */
export function ResendForm({ email: known }: { email: string }) {
  const [email, setEmail] = useState(known);
  const [missing, setMissing] = useState<typeof EMAIL_MISSING | null>(null);
  const [outcome, setOutcome] = useState<ResendOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  useFirstErrorFocus(form, missing);

  const submit = async () => {
    if (underWay.current) return;
    setOutcome(null);
    if (email.trim() === '') {
      setMissing({ ...EMAIL_MISSING });
      return;
    }
    setMissing(null);
    underWay.current = true;
    setBusy(true);
    try {
      setOutcome(await resendVerification(email.trim()));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <form className={classes.resend} ref={form} noValidate onSubmit={onSubmit}>
      <Title order={2} size="h4">
        Didn’t get it?
      </Title>
      <TextInput
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        error={missing?.message}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={busy}>
        Resend verification email
      </Button>
      {outcome && <Banner tone={outcome.sent ? 'success' : 'error'}>{outcome.message}</Banner>}
    </form>
  );
}
