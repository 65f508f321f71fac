import { Anchor, Banner, Button, Page, Panel, Title } from '@premise/ui';
import { useDocumentTitle, useSession, type LoginNavigationState } from '@premise/web-platform';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { usePublicConfig } from '../../shared/api/use-public-config.ts';
import { DemoForm } from './demo-form.tsx';
import classes from './login-page.module.css';
import { placeAfterSignIn } from './place-after-sign-in.ts';
import { RegistrationForm } from './registration-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

type Mode = NonNullable<LoginNavigationState['mode']>;

const TITLES = {
  'sign-in': { heading: 'Sign in to your account', tab: 'Sign in' },
  register: { heading: 'Create your account', tab: 'Create your account' },
  demo: { heading: 'Look around in the demo', tab: 'Demo' },
} satisfies Record<Mode, object>;

/**
 * /login in its modes. Who is signed in already goes on to where they were heading; a demo user may still sign in or
 * register.
 */
export function LoginPage() {
  const { status, user } = useSession();
  const demoLogin = usePublicConfig()?.demoLogin === true;
  const location = useLocation();
  const state = location.state as LoginNavigationState | null;
  const navigate = useNavigate();
  const wanted = state?.mode ?? 'sign-in';
  const mode: Mode = wanted === 'demo' && !demoLogin ? 'sign-in' : wanted;
  // kept with the entry of the history: a reload and the way back find the form that was open
  const switchTo = (next: Mode) =>
    void navigate(location, { replace: true, state: { ...state, mode: next } satisfies LoginNavigationState });
  useDocumentTitle(TITLES[mode].tab);

  const isDemoUser = user?.isDemoUser === true;
  if (status === 'signed-in' && !isDemoUser) return <Navigate to={placeAfterSignIn(state)} replace />;
  return (
    <Page width="narrow">
      <header className={classes.header}>
        <Title order={1}>{TITLES[mode].heading}</Title>
      </header>
      {state?.message && (
        <div className={classes.banner}>
          <Banner tone="info" title="Authentication Required">
            {state.message}
            {state.hint && <p className={classes.hint}>{state.hint}</p>}
          </Banner>
        </div>
      )}
      <Panel>
        {/* switching the mode mounts the other form, with every field empty */}
        {mode === 'sign-in' ? <SignInForm /> : mode === 'register' ? <RegistrationForm /> : <DemoForm />}
      </Panel>
      <div className={classes.toggle}>
        <span>{mode === 'register' ? 'Already have an account?' : 'New to Premise?'}</span>
        <Button variant="subtle" onClick={() => switchTo(mode === 'register' ? 'sign-in' : 'register')}>
          {mode === 'register' ? 'Sign in instead' : 'Create an account'}
        </Button>
      </div>
      {demoLogin && !isDemoUser && (
        <p className={classes.demo}>
          {mode !== 'demo' && 'Only looking around? '}
          {/* one link in both modes: it keeps the focus that has just pressed it */}
          <Anchor
            inherit
            component={Link}
            to="/login"
            state={{ ...state, mode: mode === 'demo' ? 'sign-in' : 'demo' } satisfies LoginNavigationState}
          >
            {mode === 'demo' ? 'Back to sign in' : 'Try the demo'}
          </Anchor>
        </p>
      )}
    </Page>
  );
}
