import { COMPONENTS, type ComponentName } from '@premise/contracts';

/** What a component is called on screen, and what the worker does while it is the next to come. */
export const COMPONENT_LABELS: Readonly<Record<ComponentName, { name: string; doing: string }>> = {
  conclusion: { name: 'Conclusion', doing: 'Finding the conclusion' },
  conclusionType: { name: 'Conclusion type', doing: 'Naming the kind of conclusion' },
  explicitPremises: { name: 'Premises', doing: 'Collecting the premises' },
  implicitPremises: { name: 'Unspoken reasons', doing: 'Looking for unspoken reasons' },
  unstatedAssumptions: { name: 'Hidden assumptions', doing: 'Uncovering hidden assumptions' },
  necessaryAssumption: { name: 'Necessary assumption', doing: 'Testing what must be true' },
  sufficientAssumption: { name: 'Sufficient assumption', doing: 'Testing what would be enough' },
  ifThenStructure: { name: 'If-then structure', doing: 'Reading the conditions' },
  unstatedRule: { name: 'Implied rule', doing: 'Stating the implied rule' },
  methodOfReasoning: { name: 'Method of reasoning', doing: 'Describing the method of reasoning' },
  logicalFlaws: { name: 'Logical flaws', doing: 'Checking for flaws' },
  quantifiers: { name: 'Quantifiers', doing: 'Weighing the quantifiers' },
  possibleCounter: { name: 'Counter argument', doing: 'Thinking of a counter argument' },
  improvedVersion: { name: 'Improved version', doing: 'Writing an improved version' },
};

/** The first component that has not arrived; undefined when all have. */
export function nextComponent(arrived: Iterable<ComponentName>): ComponentName | undefined {
  const have = new Set(arrived);
  return COMPONENTS.find((name) => !have.has(name));
}
