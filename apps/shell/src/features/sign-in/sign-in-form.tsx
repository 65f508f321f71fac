import { Anchor, Button, PasswordInput, TextInput } from '@premise/ui';
import { useSession } from '@premise/web-platform';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { RefusalBanner } from '../../shared/refusal-banner.tsx';
import { useFirstErrorFocus } from '../../shared/use-first-error-focus.ts';
import { signIn } from './api/sign-in.ts';
import classes from './login-page.module.css';
import { missingCredentials, type CredentialsRefusal } from './missing-credentials.ts';

export function SignInForm() {
  const session = useSession();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<CredentialsRefusal | null>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const refusalId = useId();
  useFirstErrorFocus(form, refusal);

  const submit = async () => {
    // a second submit may come before the first has disabled the button
    if (underWay.current) return;
    const problem = missingCredentials(email, password);
    setRefusal(problem);
    if (problem) return;
    underWay.current = true;
    setBusy(true);
    try {
      const outcome = await signIn({ email: email.trim(), password });
      // the page itself moves on once the session is there
      if (outcome.kind === 'signed-in') session.signIn(outcome);
      else if (outcome.kind === 'needs-verification') {
        void navigate('/verify-email', { state: { email: outcome.email, message: outcome.message } });
      } else setRefusal({ message: outcome.message, fields: {} });
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
    <form
      className={classes.form}
      ref={form}
      noValidate
      onSubmit={onSubmit}
      aria-describedby={refusal ? refusalId : undefined}
    >
      {refusal && <RefusalBanner id={refusalId} message={refusal.message} />}
      <TextInput
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        error={refusal?.fields.email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordInput
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        error={refusal?.fields.password}
        // the component library leaves it out of password fields
        aria-invalid={refusal?.fields.password !== undefined}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Anchor component={Link} to="/forgot-password" state={{ email: email.trim() }} className={classes.forgot}>
        Forgot your password?
      </Anchor>
      <Button type="submit" size="md" loading={busy}>
        Sign in
      </Button>
    </form>
  );
}
