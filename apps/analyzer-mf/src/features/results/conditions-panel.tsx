import type { AnalysisResults } from '@premise/contracts';
import type { FindingIndex } from './find-finding.ts';
import { Section } from './section.tsx';
import { TextList } from './text-list.tsx';
import classes from './text-list.module.css';

/** What the step from the premises to the conclusion needs, and what would be enough for it. */
export function ConditionsPanel({ results, index }: { results: AnalysisResults; index: FindingIndex }) {
  const { parsed, components } = results;
  return (
    <Section
      title="Conditions"
      note="What must be true for the step to hold, and what would be enough."
      count={components.necessaryAssumptions.length + components.sufficientAssumptions.length}
      folded
    >
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
  );
}
