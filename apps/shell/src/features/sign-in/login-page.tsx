import { Banner, Button, Page, Panel, Text, Title } from '@premise/ui';
import { useDocumentTitle, useSession, type LoginNavigationState } from '@premise/web-platform';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import classes from './login-page.module.css';
import { placeAfterSignIn } from './place-after-sign-in.ts';
import { RegistrationForm } from './registration-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

type Mode = 'sign-in' | 'register';

/** /login in both its modes. Who is signed in already goes on to where they were heading. */
export function LoginPage() {
  const [mode, setMode] = useState<Mode>('sign-in');
  const { status } = useSession();
  const location = useLocation();
  const state = location.state as LoginNavigationState | null;
  useDocumentTitle(mode === 'sign-in' ? 'Sign in' : 'Create your account');

  if (status === 'signed-in') return <Navigate to={placeAfterSignIn(state)} replace />;
  return (
    <Page width="narrow">
      <header className={classes.header}>
        <Title order={1}>{mode === 'sign-in' ? 'Sign in to your account' : 'Create your account'}</Title>
      </header>
      {state?.message && (
        <div className={classes.banner}>
          <Banner tone="info" title="Authentication Required">
            {state.message}
          </Banner>
        </div>
      )}
      <Panel>
        {/* switching the mode mounts the other form, with every field empty */}
        {mode === 'sign-in' ? <SignInForm /> : <RegistrationForm />}
      </Panel>
      <div className={classes.toggle}>
        <Text component="span">{mode === 'sign-in' ? 'New to Premise?' : 'Already have an account?'}</Text>
        <Button variant="subtle" onClick={() => setMode(mode === 'sign-in' ? 'register' : 'sign-in')}>
          {mode === 'sign-in' ? 'Create an account' : 'Sign in instead'}
        </Button>
      </div>
    </Page>
  );
}
