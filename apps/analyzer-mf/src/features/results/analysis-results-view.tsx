import { LIMITS, type AnalysisResults } from '@premise/contracts';
import { memo, useCallback, useId, useMemo, useRef } from 'react';
import { ActiveFindingProvider } from './active-finding.tsx';
import classes from './analysis-results-view.module.css';
import { BreakdownPanel } from './breakdown-panel.tsx';
import { ConditionsPanel } from './conditions-panel.tsx';
import { engineSentence } from './engine-sentence.ts';
import { FindingIndex } from './find-finding.ts';
import { ImprovedPanel } from './improved-panel.tsx';
import { MarkedText } from './marked-text.tsx';
import { ReasoningPanel } from './reasoning-panel.tsx';
import { ResultNotices } from './result-notices.tsx';
import { Section } from './section.tsx';
import { StructurePanel } from './structure-panel.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { TextList } from './text-list.tsx';
import { WeightsPanel } from './weights-panel.tsx';

interface AnalysisResultsViewProps {
  results: AnalysisResults;
  /** Shown by /analyzer and /analysis/{id} alike; only the heading differs. */
  title: string;
}

/** One analysis: what it says in short, the reader's own text marked up, then every component in full. */
export const AnalysisResultsView = memo(function AnalysisResultsView({ results, title }: AnalysisResultsViewProps) {
  const titleId = useId();
  const textRef = useRef<HTMLElement>(null);
  const index = useMemo(() => new FindingIndex(results.findings), [results]);
  const bringIntoView = useCallback((finding: number) => {
    const words = textRef.current?.querySelector(`[data-first="${finding}"]`) ?? textRef.current;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    words?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
  }, []);

  return (
    <ActiveFindingProvider findings={results.findings} onShow={bringIntoView}>
      <section className={classes.results} aria-labelledby={titleId}>
        <header className={classes.header}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <p className={classes.engine}>{engineSentence(results.engine)}</p>
        </header>
        <ResultNotices notices={results.notices} />
        <SummaryCards results={results} />
        <MarkedText
          ref={textRef}
          text={results.originalArgument}
          findings={results.findings}
          maxLength={LIMITS.argumentMaxLength}
        />
        <div className={classes.panels}>
          <StructurePanel results={results} index={index} />
          <Section
            title="Hidden assumptions"
            note="What the argument needs and does not say."
            count={results.argumentStructure.unstatedAssumptions.length}
          >
            <TextList
              label="Hidden assumptions"
              items={results.argumentStructure.unstatedAssumptions}
              none="No hidden assumptions detected"
              role="assumption"
              index={index}
            />
          </Section>
          <ReasoningPanel results={results} />
          <ImprovedPanel text={results.improvedArgument} />
          <BreakdownPanel items={results.breakdownItems} index={index} />
          <ConditionsPanel results={results} index={index} />
          <Section
            title="Quantifiers"
            note="Words that say how many."
            count={results.components.quantifiers.length}
            folded
          >
            <TextList
              label="Quantifiers"
              items={results.components.quantifiers}
              none="No quantifiers detected"
              role="quantifier"
              index={index}
            />
          </Section>
          <WeightsPanel components={results.components} />
        </div>
      </section>
    </ActiveFindingProvider>
  );
});
