import type { AnalysisResults } from '@premise/contracts';

interface Parts {
  premises?: string[];
  assumptions?: string[];
  conclusion: string;
  counter?: string;
  flaws?: string[];
  text?: string;
}

/** An analysis that says what the test needs, and nothing else. */
export function analysisOf({
  premises = [],
  assumptions = [],
  conclusion,
  counter = '',
  flaws = [],
  text = 'The analyzed text.',
}: Parts): AnalysisResults {
  return {
    conclusionType: 'Normative',
    keyFlaw: flaws[0] ?? '',
    counterpoint: counter,
    methodOfReasoning: 'By sign.',
    assumptionsCount: assumptions.length,
    originalArgument: text,
    improvedArgument: '',
    argumentStructure: { premise: premises, conclusion, unstatedAssumptions: assumptions },
    components: { necessaryAssumptions: [], flaws, sufficientAssumptions: [], quantifiers: [] },
    breakdownItems: [],
    engine: { name: 'built-in', version: '1' },
    findings: [],
    notices: [],
    parsed: {
      ifThenStructure: '',
      necessaryAssumption: [],
      sufficientAssumption: [],
      conclusion: { text: conclusion, type: 'Normative' },
      unstatedRule: '',
      methodOfReasoning: 'By sign.',
      logicalFlaws: flaws,
      quantifiers: [],
      premiseSets: { explicit: premises, implicit: [] },
      possibleCounter: counter,
      unstatedAssumptions: assumptions,
      improvedVersion: '',
    },
  };
}
