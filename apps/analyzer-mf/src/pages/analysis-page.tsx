import type { AnalysisHistoryItem } from '@premise/contracts';
import { Banner, Button, ErrorState, Icon, Page, Title, VisuallyHidden } from '@premise/ui';
import { useDocumentTitle, useSession } from '@premise/web-platform';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { CompareEngines } from '../features/compare/index.ts';
import { AnalysisNotFound, DetailActions, DetailSkeleton, useAnalysis } from '../features/detail/index.ts';
import { TitleEditor, useRename, useTitleEditing } from '../features/history/index.ts';
import { AnalysisResultsView } from '../features/results/index.ts';
import { TakeAlong } from '../features/take-along/index.ts';
import { DASHBOARD_PATH, dashboardState } from '../shared/dashboard-navigation.ts';
import { firstWords } from '../shared/first-words.ts';
import { queryKeys } from '../shared/query-keys.ts';
import classes from './analysis-page.module.css';
import type { EditorNavigationState } from './editor-navigation.ts';

/** S1 section 2, Analysis detail. */
export function AnalysisPage() {
  const { analysisId = '' } = useParams();
  const userId = useSession().user?.id ?? '';
  const { data, missing, isError, isFetching, refetch } = useAnalysis(userId, analysisId);
  useDocumentTitle('Analysis');

  return (
    <Page>
      {data ? (
        <Detail item={data} userId={userId} />
      ) : missing ? (
        <AnalysisNotFound />
      ) : isError ? (
        <ErrorState
          level={1}
          title="Failed to load analysis."
          action={
            <Button onClick={() => void refetch()} loading={isFetching}>
              Retry
            </Button>
          }
        >
          Your analysis is safe, but it could not be loaded. Try again in a moment.
        </ErrorState>
      ) : (
        <DetailSkeleton />
      )}
    </Page>
  );
}

function Detail({ item, userId }: { item: AnalysisHistoryItem; userId: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const rename = useRename(userId, setFailure);
  const renaming = useTitleEditing();
  const takeAlong = useMemo(() => <TakeAlong results={item.analysisResults} />, [item.analysisResults]);

  const openInEditor = () => {
    const state: EditorNavigationState = { openAnalysis: item.id };
    void navigate('/analyzer', { state });
  };
  const afterDelete = () => {
    void client.invalidateQueries({ queryKey: queryKeys.history(userId) });
    void navigate('/analyzer');
    client.removeQueries({ queryKey: queryKeys.analysis(userId, item.id) });
  };

  const heading = (
    <Title order={1} style={{ overflowWrap: 'anywhere' }}>
      {item.title ?? 'Analysis'}
    </Title>
  );
  return (
    <div className={classes.detail}>
      <header className={classes.header}>
        <Link to="/analyzer" className={classes.back}>
          <Icon name="arrow-left" size={16} />
          Back to Analyzer
        </Link>
        {renaming.editing ? (
          <div className={classes.editor}>
            <VisuallyHidden>{heading}</VisuallyHidden>
            <TitleEditor
              title={item.title ?? ''}
              preview={firstWords(item.argumentText)}
              onSave={(title) => {
                setFailure(null);
                void rename(item, title);
              }}
              onDone={renaming.done}
            />
          </div>
        ) : (
          heading
        )}
        <p className={classes.meta}>
          <time dateTime={item.timestamp}>
            {new Date(item.timestamp).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' })}
          </time>
        </p>
        <div className={classes.actions}>
          <Button
            component={Link}
            to={DASHBOARD_PATH}
            state={dashboardState(item.analysisResults, userId)}
            variant="default"
            size="sm"
            leftSection={<Icon name="chart" size={16} />}
          >
            Open as dashboard
          </Button>
          <DetailActions
            analysisId={item.id}
            argumentText={item.argumentText}
            onOpenInEditor={openInEditor}
            onRename={renaming.begin}
            renameButton={renaming.button}
            onDeleted={afterDelete}
            onFailed={setFailure}
          />
        </div>
      </header>
      {failure && <Banner tone="error">{failure}</Banner>}
      <AnalysisResultsView results={item.analysisResults} title="In short" actions={takeAlong} />
      <CompareEngines key={item.id} analysisId={item.id} results={item.analysisResults} userId={userId} />
    </div>
  );
}
