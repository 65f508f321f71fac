import type { AnalysisResults, EngineName } from '@premise/contracts';
import { Banner, Button, Title, VisuallyHidden } from '@premise/ui';
import { useEffect, useId, useRef } from 'react';
import { RunningView, useEngines } from '../compose/index.ts';
import { ComparisonTable } from './comparison-table.tsx';
import classes from './comparison.module.css';
import { engineName } from './engine-name.ts';
import { useSecondOpinion } from './use-second-opinion.ts';

interface CompareEnginesProps {
  results: AnalysisResults;
  /** Which analysis of the history it is; null where it is in none. */
  analysisId: string | null;
  userId: string;
}

/** Reads a finished analysis' text with the other engine, and sets both results side by side. Offered where there are two. */
export default function CompareEngines(props: CompareEnginesProps) {
  const engines = useEngines();
  const other: EngineName = props.results.engine.name === 'built-in' ? 'language-model' : 'built-in';
  if (!engines?.available.includes(other)) return null;
  return <Offer {...props} other={other} model={engines.model} />;
}

function whatHappens(other: EngineName, name: string): string {
  return other === 'built-in'
    ? 'The built-in engine reads the same text on this server. Both results stay in your history.'
    : `Your text is sent to the ${name.charAt(0).toLowerCase()}${name.slice(1)}. Both results stay in your history.`;
}

function Offer({
  results,
  analysisId,
  other,
  model,
  userId,
}: CompareEnginesProps & { other: EngineName; model: string | null }) {
  const id = useId();
  const { state, job, startedAt, error, ask } = useSecondOpinion(
    { argumentText: results.originalArgument, analysisId },
    other,
    userId,
  );
  const name = engineName({ name: other, model });
  const heading = useRef<HTMLHeadingElement>(null);
  const progress = useRef<HTMLElement>(null);
  const second = job?.analysisResults;

  // the button that had the focus is gone: it goes to what took its place
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    if (state === 'running') progress.current?.focus({ preventScroll: true });
    if (state === 'done') heading.current?.focus({ preventScroll: true });
  }, [state]);

  return (
    <section className={classes.compare} aria-labelledby={id}>
      <Title order={2} className={classes.title} id={id} ref={heading} tabIndex={-1}>
        {state === 'done' ? 'Two engines, one text' : 'Compare with the other engine'}
      </Title>
      <VisuallyHidden role="status">{state === 'done' && 'The comparison is ready.'}</VisuallyHidden>
      {(state === 'idle' || state === 'failed') && (
        <>
          {error !== null && <Banner tone="error">{`The ${name} gave no result. ${error}`}</Banner>}
          <p className={classes.summary}>{whatHappens(other, name)}</p>
          <Button variant="default" size="sm" className={classes.action} onClick={ask}>
            {state === 'failed'
              ? 'Try again'
              : `Run again with the ${other === 'built-in' ? 'built-in engine' : 'language model'}`}
          </Button>
        </>
      )}
      {state === 'running' && <RunningView job={job} startedAt={startedAt} ref={progress} />}
      {state === 'done' && second && <ComparisonTable first={results} second={second} />}
    </section>
  );
}
