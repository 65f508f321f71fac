import { Button, EmptyState, Page } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { Link } from 'react-router-dom';

/** /patent-audit-thanks: the draft has arrived, and when the report comes. */
export function ThanksPage() {
  useDocumentTitle('We got your draft');
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        icon="check"
        title="We got your draft"
        action={
          <Button component={Link} to="/">
            Back to Home
          </Button>
        }
      >
        <p>You will get your red flag report by e-mail within 48 hours. There is nothing more for you to do.</p>
      </EmptyState>
    </Page>
  );
}
