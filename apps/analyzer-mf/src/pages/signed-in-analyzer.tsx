import type { AnalysisHistoryItem, EngineName, User } from '@premise/contracts';
import { Banner, Button, ConfirmDialog, Title, VisuallyHidden } from '@premise/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CompareEngines } from '../features/compare/index.ts';
import { Composer, EngineChoice, RunningView, useAnalyzer } from '../features/compose/index.ts';
import { ExampleList } from '../features/examples/index.ts';
import { HistoryPanel } from '../features/history/index.ts';
import { AnalysisResultsView } from '../features/results/index.ts';
import { TakeAlong } from '../features/take-along/index.ts';
import { AccountCard } from './account-card.tsx';
import classes from './analyzer-page.module.css';
import { openedInEditor } from './editor-navigation.ts';
import { useDraftGuard } from './use-draft-guard.ts';
import { useFocusFollows } from './use-focus-follows.ts';
import { useLoadAnalysis } from './use-load-analysis.ts';
import { useNarrowScreen } from './use-narrow-screen.ts';

interface SignedInAnalyzerProps {
  user: User;
  text: string;
  onText: (text: string) => void;
  /** Analyze was pressed, and the server knows of no session any more. */
  onSessionEnded: () => void;
}

export function SignedInAnalyzer({ user, text, onText, onSessionEnded }: SignedInAnalyzerProps) {
  const { state, job, analyze, select, deleted, refuse } = useAnalyzer(user.id, onSessionEnded);
  const [engine, setEngine] = useState<EngineName | null>(null);
  const location = useLocation();
  const navigate = useNavigate();
  const top = useRef<HTMLDivElement>(null);

  const open = useCallback(
    (item: AnalysisHistoryItem) => {
      onText(item.argumentText);
      select(item.id, item.analysisResults);
      top.current?.scrollIntoView({ block: 'start' });
    },
    [onText, select],
  );
  const draft = useDraftGuard(text, state.results?.originalArgument ?? null, open);
  const { loading, load } = useLoadAnalysis(user.id, draft.offer, refuse);

  // "Open in editor" on the detail page comes here; a reload must not load it over what was typed since
  const wanted = openedInEditor(location.state);
  useEffect(() => {
    if (wanted === null) return;
    void load(wanted);
    void navigate(location.pathname, { replace: true, state: null });
  }, [wanted, load, navigate, location.pathname]);

  const focus = useFocusFollows(state.phase);
  const running = state.phase !== 'idle';
  const { results } = state;
  // the same element while one types: the result is not drawn anew with each letter
  const takeAlong = useMemo(() => results && <TakeAlong results={results} />, [results]);
  const start = (chosen: EngineName | null) => void analyze(text, chosen ?? undefined);

  const isNarrow = useNarrowScreen();
  const history = (
    <HistoryPanel
      userId={user.id}
      refreshes={state.historyRefreshes}
      selecting={loading}
      onSelect={(id) => void load(id)}
      current={state.shownId}
      onDeleted={deleted}
      foldable={isNarrow}
    />
  );

  return (
    <div className={classes.desk} ref={top}>
      <div className={classes.main}>
        <header className={classes.header}>
          <Title order={1}>Argument Analyzer</Title>
          {!isNarrow && (
            <a href="#history" className={classes.toHistory}>
              History
            </a>
          )}
        </header>
        <Composer
          text={text}
          onText={onText}
          onAnalyze={() => start(engine)}
          running={running}
          compact={running || state.results !== null}
        >
          <EngineChoice value={engine} onChange={setEngine} />
        </Composer>
        {isNarrow && history}
        {state.error && (
          <div ref={focus.error} tabIndex={-1} className={classes.error}>
            <Banner
              tone="error"
              action={
                state.error.canUseBuiltIn && (
                  <Button variant="default" size="sm" onClick={() => start('built-in')}>
                    Analyze with the built-in engine
                  </Button>
                )
              }
            >
              {state.error.message}
            </Banner>
          </div>
        )}
        {text === '' && !running && !state.results && <ExampleList />}
        <VisuallyHidden role="status">{state.results && 'The analysis is ready.'}</VisuallyHidden>
        {running && <RunningView job={job} startedAt={state.startedAt} ref={focus.progress} />}
        {results && (
          <AnalysisResultsView results={results} title="Analysis" headingRef={focus.result} actions={takeAlong} />
        )}
        {results && (
          <CompareEngines key={state.shownId} analysisId={state.shownId} results={results} userId={user.id} />
        )}
      </div>
      <aside className={classes.side} aria-label={isNarrow ? 'Account' : 'History and account'}>
        {!isNarrow && history}
        <AccountCard user={user} />
      </aside>
      <ConfirmDialog
        opened={draft.asking}
        title="Replace your draft?"
        message="The text in the editor has not been analyzed and is kept nowhere else. Loading this analysis replaces it."
        confirmLabel="Replace the draft"
        cancelLabel="Keep the draft"
        onConfirm={draft.replace}
        onCancel={draft.keep}
      />
    </div>
  );
}
