import type { ComponentName } from '@premise/contracts';

export interface AskedComponent {
  name: ComponentName;
  label: string;
  kind: 'text' | 'list';
  /** What the model is told about it. */
  instruction: string;
}

const text = (name: ComponentName, label: string, instruction: string): AskedComponent => ({
  name,
  label,
  kind: 'text',
  instruction,
});
const list = (name: ComponentName, label: string, instruction: string): AskedComponent => ({
  name,
  label,
  kind: 'list',
  instruction,
});

/** The fourteen components (S1 section 3), in the order in which a model is asked for them. */
export const ASKED_COMPONENTS: readonly AskedComponent[] = [
  text('ifThenStructure', 'If-Then Structure', 'the argument as one sentence of the form "If ..., then ..."'),
  list('necessaryAssumption', 'Necessary Assumption', 'what must be true for the conclusion to follow; a list'),
  list('sufficientAssumption', 'Sufficient Assumption', 'what, if true, would make the conclusion certain; a list'),
  text('conclusion', 'Conclusion', 'the main conclusion in the exact words of the argument where it states one'),
  text(
    'conclusionType',
    'Conclusion Type',
    'one or two words: Causal, Prediction, Recommendation, Value Judgment, Generalization, Comparison, Factual ...',
  ),
  text('unstatedRule', 'Unstated Rule', 'the general principle the argument relies on without saying it'),
  text('methodOfReasoning', 'Method of Reasoning', 'how the argument gets from its premises to its conclusion'),
  list(
    'logicalFlaws',
    'Logical Flaws',
    'each flaw as its name, a colon, and why it applies here, with the words of the argument it rests on in double quotation marks; a list',
  ),
  list(
    'quantifiers',
    'Quantifiers',
    'words of quantity or certainty exactly as the argument has them, such as all, most, never, must; a list',
  ),
  list('explicitPremises', 'Explicit Premises', 'the reasons the argument states, each in its exact words; a list'),
  list('implicitPremises', 'Implicit Premises', 'the reasons it relies on without stating them; a list'),
  text('possibleCounter', 'Possible Counter', 'the strongest objection to the argument'),
  list('unstatedAssumptions', 'Unstated Assumptions', 'what it takes for granted; a list'),
  text('improvedVersion', 'Improved Version', 'the argument rewritten so that it is stronger, in one paragraph'),
];
