import { readAnalysis } from '@premise/argument-graph';
import type { AnalysisResults } from '@premise/contracts';
import { RoleCard } from '@premise/ui';
import classes from './summary-cards.module.css';

/** The short answer: four cards that summarize what the marked text below shows in full. */
export function SummaryCards({ results }: { results: AnalysisResults }) {
  const { conclusionType, keyFlaw, counterpoint, assumptionsCount, components } = results;
  const [question] = readAnalysis(results).findings.filter(({ kind }) => kind === 'open-question');
  return (
    <div className={classes.cards} data-testid="summary-cards">
      <RoleCard role="conclusion" title="Conclusion type">
        <p className={classes.short}>{conclusionType || 'Not identified'}</p>
      </RoleCard>
      <RoleCard role="flaw" title="Logical flaw" none={components.flaws.length === 0}>
        <p className={classes.long}>{keyFlaw || 'No flaw detected'}</p>
        {question && <p className={classes.long}>Question to ask: {question.text}</p>}
      </RoleCard>
      <RoleCard role="counter" title="Counter argument" none={counterpoint === ''}>
        <p className={classes.long}>{counterpoint || 'None found'}</p>
      </RoleCard>
      <RoleCard role="assumption" title="Hidden assumptions" none={assumptionsCount === 0}>
        <p className={classes.count}>{assumptionsCount}</p>
      </RoleCard>
    </div>
  );
}
