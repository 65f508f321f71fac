import { Button, EmptyState, Page } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { Link } from 'react-router-dom';

/** For everyone who is neither admin nor super user. */
export function AccessDenied() {
  useDocumentTitle('Access Denied');
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        icon="lock"
        title="Access Denied"
        action={
          <Button component={Link} to="/" variant="default">
            Back to Home
          </Button>
        }
      >
        <p>This page is for administrators. If you should be one, ask a super user to change your role.</p>
      </EmptyState>
    </Page>
  );
}
