import type { AnalysisResults } from '@premise/contracts';
import { Section } from './section.tsx';
import { TextList } from './text-list.tsx';
import type { FindingIndex } from './find-finding.ts';
import classes from './text-list.module.css';

/** How the argument gets from its premises to its conclusion, what speaks against that step, and what it needs. */
export function ReasoningPanel({ results, index }: { results: AnalysisResults; index: FindingIndex }) {
  const { parsed, components, methodOfReasoning, keyFlaw, counterpoint } = results;
  return (
    <>
      <Section title="Method of reasoning">
        <p className={classes.prose}>{methodOfReasoning || 'Not identified'}</p>
      </Section>
      <Section title="Objections" note="Where it is weak, and what could be said against it.">
        <h4 className={classes.subtitle}>Logical flaw</h4>
        <p className={classes.prose}>{keyFlaw || 'No flaw detected'}</p>
        <h4 className={classes.subtitle}>Counter argument</h4>
        <p className={classes.prose}>{counterpoint || 'None found'}</p>
      </Section>
      <Section title="Conditions" note="What must be true for the step to hold, and what would be enough.">
        <h4 className={classes.subtitle}>If-then structure</h4>
        <p className={classes.prose}>{parsed.ifThenStructure || 'No if-then structure detected'}</p>
        <h4 className={classes.subtitle}>Necessary assumptions</h4>
        <TextList
          label="Necessary assumptions"
          items={components.necessaryAssumptions}
          none="None detected"
          role="assumption"
          index={index}
        />
        <h4 className={classes.subtitle}>Sufficient assumptions</h4>
        <TextList
          label="Sufficient assumptions"
          items={components.sufficientAssumptions}
          none="None detected"
          role="assumption"
          index={index}
        />
        {parsed.unstatedRule && (
          <>
            <h4 className={classes.subtitle}>Implied rule</h4>
            <p className={classes.prose}>{parsed.unstatedRule}</p>
          </>
        )}
      </Section>
    </>
  );
}
