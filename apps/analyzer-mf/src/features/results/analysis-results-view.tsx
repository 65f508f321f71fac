import { LIMITS, type AnalysisResults, type NoticeCode } from '@premise/contracts';
import { Button } from '@premise/ui';
import { memo, useCallback, useId, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { ActiveFindingProvider } from './active-finding.tsx';
import classes from './analysis-results-view.module.css';
import { countedFindings } from './counted-findings.ts';
import { DetailPanels } from './detail-panels.tsx';
import { engineSentence } from './engine-sentence.ts';
import { FindingIndex } from './find-finding.ts';
import { MarkedText } from './marked-text.tsx';
import { ResultNotices } from './result-notices.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { useFindingKeys } from './use-finding-keys.ts';

interface AnalysisResultsViewProps {
  results: AnalysisResults;
  /** Shown by /analyzer and /analysis/{id} alike; only the heading differs. */
  title: string;
  /** The heading, which can take the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** What can be done with the result; stands in its header. Keep the element: a new one draws everything anew. */
  actions?: ReactNode;
}

const NOTHING_READ: ReadonlySet<NoticeCode> = new Set<NoticeCode>(['NOT_ENGLISH', 'NO_ARGUMENT_FOUND']);

/** A text without an argument leaves every panel empty: its notice says all there is to say. */
const findsNothing = ({ notices, findings }: AnalysisResults): boolean =>
  findings.length === 0 && notices.some(({ code }) => NOTHING_READ.has(code));

/** One analysis: what it says in short, the reader's own text marked up, then every component in full. */
export const AnalysisResultsView = memo(function AnalysisResultsView({
  results,
  title,
  headingRef,
  actions,
}: AnalysisResultsViewProps) {
  const titleId = useId();
  const panelsId = useId();
  const textRef = useRef<HTMLElement>(null);
  const findings = useMemo(() => countedFindings(results), [results]);
  const onKeyDown = useFindingKeys(textRef);
  const told = !findsNothing(results);
  // asked for with one result, not with the next
  const [shownAll, setShownAll] = useState<AnalysisResults | null>(null);
  const everything = shownAll === results;
  const hasPanels = told || everything;
  const index = useMemo(() => new FindingIndex(findings), [findings]);
  const bringIntoView = useCallback((finding: number) => {
    const words = textRef.current?.querySelector(`[data-first="${finding}"]`) ?? textRef.current;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    words?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
  }, []);

  return (
    <ActiveFindingProvider findings={findings} onShow={bringIntoView}>
      {/* takes the focus on a press anywhere in it, so that J and K work after one */}
      <section className={classes.results} aria-labelledby={titleId} tabIndex={-1} onKeyDown={onKeyDown}>
        <header className={classes.header}>
          <h2 id={titleId} className={classes.title} ref={headingRef} tabIndex={-1}>
            {title}
          </h2>
          <p className={classes.engine}>{engineSentence(results.engine)}</p>
          {actions}
        </header>
        <ResultNotices notices={results.notices} />
        {hasPanels && <SummaryCards results={results} />}
        <MarkedText
          ref={textRef}
          text={results.originalArgument}
          findings={findings}
          maxLength={LIMITS.argumentMaxLength}
          skipTo={hasPanels ? panelsId : null}
        />
        {!told && (
          <Button
            variant="default"
            size="sm"
            className={classes.everything}
            aria-expanded={everything}
            onClick={() => setShownAll(everything ? null : results)}
          >
            {everything ? 'Hide the empty parts' : 'Show every part of the analysis'}
          </Button>
        )}
        {hasPanels && <DetailPanels id={panelsId} results={results} findings={findings} index={index} />}
      </section>
    </ActiveFindingProvider>
  );
});
