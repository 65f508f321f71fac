import type { AnalysisResults } from '@premise/contracts';
import classes from './analysis-results-view.module.css';
import { BreakdownPanel } from './breakdown-panel.tsx';
import { ConditionsPanel } from './conditions-panel.tsx';
import type { FindingIndex } from './find-finding.ts';
import { ImprovedPanel } from './improved-panel.tsx';
import { ReasoningPanel } from './reasoning-panel.tsx';
import { Section } from './section.tsx';
import { StructurePanel } from './structure-panel.tsx';
import { TextList } from './text-list.tsx';
import { WeightsPanel } from './weights-panel.tsx';

/** Every component in full, below the marked text. */
export function DetailPanels({ results, index }: { results: AnalysisResults; index: FindingIndex }) {
  return (
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
      <Section title="Quantifiers" note="Words that say how many." count={results.components.quantifiers.length} folded>
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
  );
}
