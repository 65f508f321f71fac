import type { AnalysisResults, Finding } from '@premise/contracts';
import classes from './analysis-results-view.module.css';
import { BreakdownPanel } from './breakdown-panel.tsx';
import { ConditionsPanel } from './conditions-panel.tsx';
import type { FindingIndex } from './find-finding.ts';
import { FormalPanel } from './formal-panel.tsx';
import { ImprovedPanel } from './improved-panel.tsx';
import { ArgumentMapSection } from './map/argument-map-section.tsx';
import { ReasoningPanel } from './reasoning-panel.tsx';
import { Section } from './section.tsx';
import { StructurePanel } from './structure-panel.tsx';
import { TextList } from './text-list.tsx';
import { WeightsPanel } from './weights-panel.tsx';

interface DetailPanelsProps {
  id: string;
  results: AnalysisResults;
  findings: readonly Finding[];
  index: FindingIndex;
}

/** Every component in full, below the marked text. */
export function DetailPanels({ id, results, findings, index }: DetailPanelsProps) {
  return (
    <div className={classes.panels} id={id} tabIndex={-1}>
      <ArgumentMapSection results={results} findings={findings} />
      <StructurePanel results={results} index={index} />
      {results.formal && <FormalPanel formal={results.formal} index={index} />}
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
      <ImprovedPanel text={results.improvedArgument} original={results.originalArgument} />
      <BreakdownPanel items={results.breakdownItems} index={index} />
      <ConditionsPanel results={results} index={index} />
      <Section
        title="Quantifiers"
        note='Words of quantity, such as "all", "most" and "never".'
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
  );
}
