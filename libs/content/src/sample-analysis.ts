import type { AnalysisResults } from '@premise/contracts';

/**
 * What the built-in engine finds in the sample text. Not written by hand: "node --conditions=source
 * tools/analyze/src/write-sample.ts" makes it, and a test holds it against the engine.
 */
export const SAMPLE_ANALYSIS: AnalysisResults = {
  conclusionType: 'Factual (descriptive)',
  keyFlaw:
    'Affirming the consequent: “If the rubber seal has dried out, the hose drips at the tap” is read backwards: that “Our hose drips at the tap, and all the neighbors have the same hose” holds does not show that “the rubber seal has dried out”, because the same result can have other grounds.',
  counterpoint:
    'The same result can come about in other ways. It may therefore be the case that our hose drips at the tap, and all the neighbors have the same hose, and yet not that the rubber seal has dried out.',
  methodOfReasoning:
    'Deductive reasoning with conditionals: the conclusion is drawn from what holds if something else holds. 2 reasons are stated for the conclusion.',
  assumptionsCount: 1,
  originalArgument:
    'If the rubber seal has dried out, the hose drips at the tap. Our hose drips at the tap, and all the neighbors have the same hose. Therefore the rubber seal has dried out.',
  improvedArgument:
    'If the rubber seal has dried out, the hose drips at the tap. Our hose drips at the tap, and all the neighbors have the same hose. Therefore, provided that the hose drips at the tap only if the rubber seal has dried out, the rubber seal has dried out.',
  argumentStructure: {
    premise: [
      'If the rubber seal has dried out, the hose drips at the tap.',
      'Our hose drips at the tap, and all the neighbors have the same hose.',
    ],
    conclusion: 'the rubber seal has dried out.',
    unstatedAssumptions: ['The hose drips at the tap only if the rubber seal has dried out.'],
  },
  components: {
    necessaryAssumptions: ['The hose drips at the tap only if the rubber seal has dried out.'],
    flaws: [
      'Affirming the consequent: “If the rubber seal has dried out, the hose drips at the tap” is read backwards: that “Our hose drips at the tap, and all the neighbors have the same hose” holds does not show that “the rubber seal has dried out”, because the same result can have other grounds.',
    ],
    sufficientAssumptions: [
      'If it is true that our hose drips at the tap, and all the neighbors have the same hose, that alone is enough to show that the rubber seal has dried out.',
    ],
    quantifiers: ['“all” — universal, over “neighbors”'],
  },
  breakdownItems: [
    {
      type: 'Flaw',
      text: 'Affirming the consequent: “If the rubber seal has dried out, the hose drips at the tap” is read backwards: that “Our hose drips at the tap, and all the neighbors have the same hose” holds does not show that “the rubber seal has dried out”, because the same result can have other grounds.',
      category: 'Affirming the consequent',
      severity: 'High',
      spans: [
        { start: 0, end: 60 },
        { start: 61, end: 129 },
        { start: 140, end: 170 },
      ],
    },
    {
      type: 'Assumption',
      text: 'The hose drips at the tap only if the rubber seal has dried out.',
      category: 'Necessary Assumption',
      severity: 'Medium',
      spans: [
        { start: 0, end: 60 },
        { start: 61, end: 129 },
        { start: 140, end: 170 },
      ],
    },
    {
      type: 'Assumption',
      text: 'If it is true that our hose drips at the tap, and all the neighbors have the same hose, that alone is enough to show that the rubber seal has dried out.',
      category: 'Sufficient Assumption',
      severity: 'Medium',
      spans: [
        { start: 61, end: 129 },
        { start: 140, end: 170 },
      ],
    },
    {
      type: 'Rule',
      text: 'If one thing is a condition for another and the condition is met, the other holds as well.',
      category: 'Unstated Rule',
      severity: 'Medium',
    },
    {
      type: 'Condition',
      text: 'If our hose drips at the tap, and all the neighbors have the same hose, then the rubber seal has dried out.',
      category: 'If-Then Structure',
      severity: 'Low',
    },
    {
      type: 'Quantifier',
      text: '“all” — universal, over “neighbors”',
      category: 'Quantifier',
      severity: 'Low',
      spans: [{ start: 92, end: 95 }],
    },
  ],
  engine: { name: 'built-in', version: '0.7.0' },
  findings: [
    {
      role: 'conclusion',
      text: 'the rubber seal has dried out.',
      spans: [{ start: 140, end: 170 }],
      label: 'Factual (descriptive)',
      explanation: 'It is introduced by “Therefore”.',
      confidence: 0.89,
    },
    {
      role: 'premise',
      text: 'If the rubber seal has dried out, the hose drips at the tap.',
      spans: [{ start: 0, end: 60 }],
      label: 'Explicit premise',
      explanation: 'It is offered in support of the conclusion.',
      confidence: 0.7,
    },
    {
      role: 'premise',
      text: 'Our hose drips at the tap, and all the neighbors have the same hose.',
      spans: [{ start: 61, end: 129 }],
      label: 'Explicit premise',
      explanation: 'It is offered in support of the conclusion.',
      confidence: 0.6,
    },
    {
      role: 'assumption',
      text: 'The hose drips at the tap only if the rubber seal has dried out.',
      label: 'Necessary',
      explanation: 'Without it the text commits the mistake known as “affirming the consequent”.',
      confidence: 0.86,
      spans: [
        { start: 0, end: 60 },
        { start: 61, end: 129 },
        { start: 140, end: 170 },
      ],
    },
    {
      role: 'assumption',
      text: 'If it is true that our hose drips at the tap, and all the neighbors have the same hose, that alone is enough to show that the rubber seal has dried out.',
      label: 'Sufficient',
      explanation: 'If this is granted, the conclusion follows from the reason without anything further.',
      confidence: 0.6,
      spans: [
        { start: 61, end: 129 },
        { start: 140, end: 170 },
      ],
    },
    {
      role: 'flaw',
      text: 'Affirming the consequent: “If the rubber seal has dried out, the hose drips at the tap” is read backwards: that “Our hose drips at the tap, and all the neighbors have the same hose” holds does not show that “the rubber seal has dried out”, because the same result can have other grounds.',
      label: 'Affirming the consequent',
      explanation:
        '“If the rubber seal has dried out, the hose drips at the tap” is read backwards: that “Our hose drips at the tap, and all the neighbors have the same hose” holds does not show that “the rubber seal has dried out”, because the same result can have other grounds.',
      confidence: 0.95,
      spans: [
        { start: 0, end: 60 },
        { start: 61, end: 129 },
        { start: 140, end: 170 },
      ],
    },
    {
      role: 'quantifier',
      text: '“all” — universal, over “neighbors”',
      label: 'Universal',
      explanation: 'It speaks of every case without exception: one counterexample is enough to refute it.',
      confidence: 0.85,
      spans: [{ start: 92, end: 95 }],
    },
  ],
  notices: [],
  formal: {
    premises: [
      { text: 'If the rubber seal has dried out, the hose drips at the tap.', spans: [{ start: 0, end: 60 }] },
      {
        text: 'Our hose drips at the tap, and all the neighbors have the same hose.',
        spans: [{ start: 61, end: 129 }],
      },
    ],
    conclusion: { text: 'the rubber seal has dried out.', spans: [{ start: 140, end: 170 }] },
    notUnderstood: [],
    verdict: 'invalid',
    summary: 'The conclusion does not follow: the premises can be true while it is false.',
    counterModel: {
      text: 'Suppose there are only the rubber seal, the hose and our hose. The rubber seal does not have dried out, does not drip at the tap, is not a neighbor and does not have the same hose. The hose does not have dried out, does not drip at the tap, is not a neighbor and does not have the same hose. Our hose drips at the tap, but does not have dried out, is not a neighbor and does not have the same hose. Then every premise is true and the conclusion is false.',
      things: [
        {
          name: 'the rubber seal',
          is: [],
          isNot: [
            'does not have dried out',
            'does not drip at the tap',
            'is not a neighbor',
            'does not have the same hose',
          ],
        },
        {
          name: 'the hose',
          is: [],
          isNot: [
            'does not have dried out',
            'does not drip at the tap',
            'is not a neighbor',
            'does not have the same hose',
          ],
        },
        {
          name: 'our hose',
          is: ['drips at the tap'],
          isNot: ['does not have dried out', 'is not a neighbor', 'does not have the same hose'],
        },
      ],
    },
    readings: [],
  },
  parsed: {
    ifThenStructure:
      'If our hose drips at the tap, and all the neighbors have the same hose, then the rubber seal has dried out.',
    necessaryAssumption: ['The hose drips at the tap only if the rubber seal has dried out.'],
    sufficientAssumption: [
      'If it is true that our hose drips at the tap, and all the neighbors have the same hose, that alone is enough to show that the rubber seal has dried out.',
    ],
    conclusion: { text: 'the rubber seal has dried out.', type: 'Factual (descriptive)' },
    unstatedRule: 'If one thing is a condition for another and the condition is met, the other holds as well.',
    methodOfReasoning:
      'Deductive reasoning with conditionals: the conclusion is drawn from what holds if something else holds. 2 reasons are stated for the conclusion.',
    logicalFlaws: [
      'Affirming the consequent: “If the rubber seal has dried out, the hose drips at the tap” is read backwards: that “Our hose drips at the tap, and all the neighbors have the same hose” holds does not show that “the rubber seal has dried out”, because the same result can have other grounds.',
    ],
    quantifiers: ['“all” — universal, over “neighbors”'],
    premiseSets: {
      explicit: [
        'If the rubber seal has dried out, the hose drips at the tap.',
        'Our hose drips at the tap, and all the neighbors have the same hose.',
      ],
      implicit: [],
    },
    possibleCounter:
      'The same result can come about in other ways. It may therefore be the case that our hose drips at the tap, and all the neighbors have the same hose, and yet not that the rubber seal has dried out.',
    unstatedAssumptions: ['The hose drips at the tap only if the rubber seal has dried out.'],
    improvedVersion:
      'If the rubber seal has dried out, the hose drips at the tap. Our hose drips at the tap, and all the neighbors have the same hose. Therefore, provided that the hose drips at the tap only if the rubber seal has dried out, the rubber seal has dried out.',
  },
};
