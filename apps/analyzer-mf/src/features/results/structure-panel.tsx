import { LIMITS, NO_EXPLICIT_PREMISES, type AnalysisResults } from '@premise/contracts';
import { EmphasisedText, RoleMark } from '@premise/ui';
import { ShowMore } from '../../shared/show-more.tsx';
import { capitalised } from '../../shared/capitalised.ts';
import type { FindingIndex } from './find-finding.ts';
import { LitItem } from './lit-item.tsx';
import { Section } from './section.tsx';
import classes from './structure-panel.module.css';

/** Up to here an item is laid out at once: left for later, it would take a guessed height and make the page jump. */
const SHORT = 4_000;

/** The argument in order: premises numbered, then the conclusion they support. */
export function StructurePanel({ results, index }: { results: AnalysisResults; index: FindingIndex }) {
  const { conclusion, ...structure } = results.argumentStructure;
  // a result may carry the sentence itself where it has no premise: it is no premise to be numbered
  const premise = structure.premise.filter((text) => text !== NO_EXPLICIT_PREMISES);
  return (
    <Section title="Argument structure" note="The premises and the conclusion they support.">
      {premise.length === 0 ? (
        <p className={classes.none}>{NO_EXPLICIT_PREMISES}</p>
      ) : (
        <ShowMore items={premise}>
          {(visible) => (
            <ol className={classes.premises} aria-label="Premises">
              {visible.map((text, i) => (
                <LitItem key={i} finding={index.ofText('premise', text)} text={text}>
                  <div className={classes.premise} data-short={text.length < SHORT || undefined}>
                    <span className={classes.number}>{i + 1}.</span>
                    <EmphasisedText text={capitalised(text)} maxLength={LIMITS.structurePanelMaxLength} />
                  </div>
                </LitItem>
              ))}
            </ol>
          )}
        </ShowMore>
      )}
      <div className={classes.conclusion} data-short={conclusion.length < SHORT || undefined}>
        <RoleMark role="conclusion" labelled={false} />
        <div className={classes.conclusionText} role="group" aria-label="Conclusion">
          <p className={classes.label}>Conclusion</p>
          <EmphasisedText
            text={capitalised(conclusion) || 'No conclusion detected'}
            maxLength={LIMITS.structurePanelMaxLength}
          />
        </div>
      </div>
    </Section>
  );
}
