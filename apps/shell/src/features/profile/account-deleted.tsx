import { Button, EmptyState, Page } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import formClasses from '../../shared/account/account-form.module.css';

/** S1 section 9: how long the goodbye stands. */
const REDIRECT_AFTER_MS = 3_000;

/** The last page of an account. */
export function AccountDeleted({ email }: { email: string }) {
  const navigate = useNavigate();
  const page = useRef<HTMLDivElement>(null);
  useDocumentTitle('Account deleted');

  useEffect(() => {
    // the dialog that had the focus went with the page
    page.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    const timer = setTimeout(() => void navigate('/', { replace: true }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <Page width="reading">
      <div ref={page} tabIndex={-1} role="status" style={{ outline: 'none' }}>
        <EmptyState
          level={1}
          icon="check"
          title="Your account is deleted"
          action={
            <Button component={Link} to="/" replace variant="default">
              Go to the home page
            </Button>
          }
        >
          <p className={formClasses.words}>
            You are signed out on every device, and a last mail to {email} confirms it. Thank you for reading with us.
            The home page opens in a moment.
          </p>
        </EmptyState>
      </div>
    </Page>
  );
}
