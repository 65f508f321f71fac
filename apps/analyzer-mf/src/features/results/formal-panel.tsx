import type { FormalCheck, FormalStep, FormalVerdict } from '@premise/contracts';
import type { CSSProperties } from 'react';
import { capitalised } from '../../shared/capitalised.ts';
import type { FindingIndex } from './find-finding.ts';
import classes from './formal-panel.module.css';
import { LitItem } from './lit-item.tsx';
import { Section } from './section.tsx';

const NAMES: Readonly<Record<FormalVerdict, string>> = {
  valid: 'Valid',
  invalid: 'Invalid',
  'not-formal': 'Not formal',
};

const indent = (step: FormalStep): CSSProperties => ({ '--depth': step.depth }) as CSSProperties;

/** The sentences the verdict speaks of, by the numbers its steps use; each lights its words in the text. */
function Sentences({ formal, index }: { formal: FormalCheck; index: FindingIndex }) {
  const { premises, conclusion } = formal;
  return (
    <ul className={classes.sentences} aria-label="Sentences checked">
      {premises.map((premise, i) => (
        <LitItem key={i} finding={index.ofWords('premise', premise.spans)} text={premise.text}>
          <div className={classes.sentence}>
            <span className={classes.name}>Premise {i + 1}</span>
            <span>{capitalised(premise.text)}</span>
          </div>
        </LitItem>
      ))}
      {conclusion && (
        <LitItem finding={index.ofWords('conclusion', conclusion.spans)} text={conclusion.text}>
          <div className={classes.sentence}>
            <span className={classes.name}>Conclusion</span>
            <span>{capitalised(conclusion.text)}</span>
          </div>
        </LitItem>
      )}
    </ul>
  );
}

/** Whether the conclusion follows by form alone: decided by logic, with the steps or a counter-example in words. */
export function FormalPanel({ formal, index }: { formal: FormalCheck; index: FindingIndex }) {
  const { verdict, summary, derivation, counterModel, existence, readings } = formal;
  return (
    <Section
      title="Formal check"
      note="Whether the conclusion follows from the form of the sentences alone. It doesn't check whether they are true."
      folded={verdict === 'not-formal'}
    >
      <p className={classes.verdict} data-verdict={verdict}>
        {NAMES[verdict]}
      </p>
      <p className={classes.prose}>{summary}</p>
      {verdict !== 'not-formal' && (
        <>
          <h4 className={classes.subtitle}>What was checked</h4>
          <Sentences formal={formal} index={index} />
        </>
      )}
      {derivation && (
        <>
          <h4 className={classes.subtitle}>Why it follows</h4>
          <ol className={classes.steps} aria-label="Derivation">
            {derivation.map((step, i) => (
              <li key={i} className={classes.step} style={indent(step)}>
                {step.text}
              </li>
            ))}
          </ol>
        </>
      )}
      {counterModel && (
        <>
          <h4 className={classes.subtitle}>How it can fail</h4>
          <p className={classes.prose}>{counterModel.text}</p>
        </>
      )}
      {existence && <p className={classes.note}>{existence.text}</p>}
      {readings.map((reading) => (
        <p key={reading} className={classes.note}>
          {reading}
        </p>
      ))}
    </Section>
  );
}
