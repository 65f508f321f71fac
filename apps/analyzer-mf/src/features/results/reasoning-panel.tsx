import type { AnalysisResults } from '@premise/contracts';
import { Section } from './section.tsx';
import classes from './text-list.module.css';

/** How the argument gets from its premises to its conclusion, and what speaks against that step. */
export function ReasoningPanel({ results }: { results: AnalysisResults }) {
  const { methodOfReasoning, keyFlaw, counterpoint } = results;
  return (
    <>
      <Section title="Method of reasoning">
        <p className={classes.prose}>{methodOfReasoning || 'Not identified'}</p>
      </Section>
      <Section title="Objections" note="Weak points and possible objections">
        <h4 className={classes.subtitle}>Logical flaw</h4>
        <p className={classes.prose}>{keyFlaw || 'No flaw detected'}</p>
        <h4 className={classes.subtitle}>Counter argument</h4>
        <p className={classes.prose}>{counterpoint || 'None found'}</p>
      </Section>
    </>
  );
}
