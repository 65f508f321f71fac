import { Button, EmptyState, ErrorState } from '@premise/ui';
import { Link } from 'react-router-dom';
import classes from './email-change.module.css';

/** The new address is the account's. */
export function EmailChanged({ email }: { email: string }) {
  return (
    <div role="status">
      <EmptyState
        icon="check"
        title="Your email address has been changed"
        action={
          <>
            <Button component={Link} to="/profile">
              Continue to Profile
            </Button>
            <Button component={Link} to="/login" variant="default">
              Sign In
            </Button>
          </>
        }
      >
        {email === '' ? (
          'From now on, sign in with your new address.'
        ) : (
          <>
            From now on, sign in with <strong className={classes.address}>{email}</strong>.
          </>
        )}
      </EmptyState>
    </div>
  );
}

interface EmailNotChangedProps {
  title: string;
  detail?: string | null;
  onRetry?: (() => void) | undefined;
}

/** Nothing has changed, and why. */
export function EmailNotChanged({ title, detail = null, onRetry }: EmailNotChangedProps) {
  return (
    <ErrorState
      title={title}
      action={
        <>
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
          <Button component={Link} to="/profile" variant={onRetry ? 'default' : 'filled'}>
            Back to Profile
          </Button>
          <Button component={Link} to="/login" variant="default">
            Sign In
          </Button>
        </>
      }
    >
      {detail !== null && <p>{detail}</p>}
      <p>
        {onRetry
          ? 'The link has not been used yet.'
          : 'Your address is as it was. To change it, ask for a new link on your profile.'}
      </p>
    </ErrorState>
  );
}
