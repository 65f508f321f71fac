import { SAMPLE_ANALYSIS } from '@premise/content';
import { RoleMark, stripMarkup } from '@premise/ui';
import type { ReactNode } from 'react';
import classes from './features.module.css';

const { argumentStructure, breakdownItems, components, findings } = SAMPLE_ANALYSIS;
const flaw = breakdownItems.find(({ type }) => type === 'Flaw');
const assumption = argumentStructure.unstatedAssumptions.at(-1) ?? '';

const FEATURES: readonly { title: string; words: string; shown: ReactNode }[] = [
  {
    title: 'Immediate Insights',
    words: 'Findings appear one by one while your text is being read, each beside the words it speaks of.',
    shown: (
      <>
        <b>{argumentStructure.premise.length}</b> premises, <b>{components.flaws.length}</b> flaw and{' '}
        <b>{argumentStructure.unstatedAssumptions.length}</b> hidden assumption
        {argumentStructure.unstatedAssumptions.length === 1 ? '' : 's'} in the sample above
      </>
    ),
  },
  {
    title: 'Identify Weaknesses',
    words: 'See the step that does not follow, by its name and with the reason, before an examiner or a reviewer does.',
    shown: (
      <>
        <RoleMark role="flaw" labelled={false} />
        {flaw?.category}: “{wordsOf('flaw')} …”
      </>
    ),
  },
  {
    title: 'Uncover Assumptions',
    words: 'Read what must be true for your conclusion to hold, and what you never said.',
    shown: (
      <>
        <RoleMark role="assumption" labelled={false} />
        {stripMarkup(assumption)}
      </>
    ),
  },
  {
    title: 'Powered by AI',
    words:
      'A language model reads your text where one is set up. Where none is, a built-in engine does, and your text goes nowhere else.',
    shown: <>Every result says which of the two made it. The sample above: the built-in engine.</>,
  },
];

function wordsOf(role: 'flaw'): string {
  const span = findings.find((finding) => finding.role === role)?.spans[0];
  return span ? SAMPLE_ANALYSIS.originalArgument.slice(span.start, span.end) : '';
}

/** What it does for you, each with a piece of the sample to show it. */
export function Features() {
  return (
    <section className={classes.features} aria-labelledby="features-title">
      <h2 id="features-title" className={classes.title}>
        See what you missed
      </h2>
      <ul className={classes.list}>
        {FEATURES.map(({ title, words, shown }) => (
          <li key={title} className={classes.feature}>
            <h3 className={classes.name}>{title}</h3>
            <p className={classes.words}>{words}</p>
            <p className={classes.shown}>{shown}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
