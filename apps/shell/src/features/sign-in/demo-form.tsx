import { Button, PasswordInput, Text, TextInput } from '@premise/ui';
import { useSession, type LoginNavigationState } from '@premise/web-platform';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RefusalBanner } from '../../shared/refusal-banner.tsx';
import { useFirstErrorFocus } from '../../shared/use-first-error-focus.ts';
import { demoUser } from './demo-user.ts';
import { missingCredentials, type CredentialsRefusal } from './missing-credentials.ts';
import { placeAfterSignIn } from './place-after-sign-in.ts';
import classes from './login-page.module.css';

/** Signs in a local demo user. What is typed here is sent nowhere. */
export function DemoForm() {
  const { signInDemo } = useSession();
  const navigate = useNavigate();
  const state = useLocation().state as LoginNavigationState | null;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<CredentialsRefusal | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const refusalId = useId();
  useFirstErrorFocus(form, refusal);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const problem = missingCredentials(email, password);
    setRefusal(problem);
    if (problem) return;
    signInDemo(demoUser(email.trim()));
    void navigate(state?.from ? placeAfterSignIn(state) : '/dashboard', { replace: true });
  };

  return (
    <form
      className={classes.form}
      ref={form}
      noValidate
      onSubmit={onSubmit}
      aria-describedby={refusal ? refusalId : undefined}
    >
      <Text>
        The demo runs in this page alone: any address and any password will do, nothing is sent, and a reload ends it.
      </Text>
      {refusal && <RefusalBanner id={refusalId} message={refusal.message} />}
      <TextInput
        label="Email"
        type="email"
        name="email"
        autoComplete="off"
        value={email}
        error={refusal?.fields.email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordInput
        label="Password"
        name="password"
        autoComplete="off"
        value={password}
        error={refusal?.fields.password}
        // the component library leaves it out of password fields
        aria-invalid={refusal?.fields.password !== undefined}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" size="md">
        Start the demo
      </Button>
    </form>
  );
}
