import { Button, EmptyState, Page } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { Link } from 'react-router-dom';

/** Every address that leads nowhere. */
export function NotFoundPage() {
  useDocumentTitle('Page Not Found');
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        icon="search"
        title="Page Not Found"
        action={
          <Button component={Link} to="/">
            Back to Home
          </Button>
        }
      >
        <p>There is no page at this address. It may have moved, or the address may be mistyped.</p>
      </EmptyState>
    </Page>
  );
}
