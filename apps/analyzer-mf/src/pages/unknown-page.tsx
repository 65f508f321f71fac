import { Button, EmptyState, Page } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { Link } from 'react-router-dom';

/** An address below /analyzer or /analysis that names no page. */
export function UnknownPage() {
  useDocumentTitle('Page Not Found');
  return (
    <Page>
      <EmptyState
        level={1}
        icon="search"
        title="Page Not Found"
        action={
          <Button component={Link} to="/">
            Back to Home
          </Button>
        }
      />
    </Page>
  );
}
