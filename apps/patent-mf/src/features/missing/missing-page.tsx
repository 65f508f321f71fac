import { Button, EmptyState, Page } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { Link } from 'react-router-dom';

/** An address below Patent Buddy that leads nowhere. */
export function MissingPage() {
  useDocumentTitle('Page Not Found');
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        icon="search"
        title="Page Not Found"
        action={
          <Button component={Link} to="/patent-buddy" variant="default">
            Back to Patent Buddy
          </Button>
        }
      >
        <p>There is no page of Patent Buddy at this address.</p>
      </EmptyState>
    </Page>
  );
}
