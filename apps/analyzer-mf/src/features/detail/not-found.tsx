import { Button, EmptyState } from '@premise/ui';
import { Link } from 'react-router-dom';

export function AnalysisNotFound() {
  return (
    <EmptyState
      level={1}
      icon="search"
      title="Analysis Not Found"
      action={
        <Button component={Link} to="/analyzer">
          Back to Analyzer
        </Button>
      }
    >
      <p>Analysis not found</p>
      <p>It may have been deleted, or it belongs to another account.</p>
    </EmptyState>
  );
}
