import type { AnalysisResults } from '@premise/contracts';

/**
 * What the built-in engine finds in the sample text, without its graph. Not written by hand: "node --conditions=source
 * tools/analyze/src/write-sample.ts" makes it, and a test holds it against the engine.
 */
export const SAMPLE_ANALYSIS: AnalysisResults = {
  conclusionType: 'Factual (descriptive)',
  keyFlaw:
    'Affirming the consequent: “If the rubber seal has dried out, the hose drips at the tap” is read backwards: that “Our hose drips at the tap, and all the neighbors have the same hose” holds does not show that “the rubber seal has dried out”, because the same result can have other grounds.',
  counterpoint: 'The premises could all be true, and “the rubber seal has dried out” still be false.',
  methodOfReasoning: 'It gives two reasons for its conclusion. It argues from conditions.',
  assumptionsCount: 1,
  originalArgument:
    'If the rubber seal has dried out, the hose drips at the tap. Our hose drips at the tap, and all the neighbors have the same hose. Therefore the rubber seal has dried out.',
  improvedArgument:
    'the rubber seal has dried out.\nIf the rubber seal has dried out, the hose drips at the tap.\nOur hose drips at the tap, and all the neighbors have the same hose.',
  argumentStructure: {
    premise: [
      'If the rubber seal has dried out, the hose drips at the tap.',
      'Our hose drips at the tap, and all the neighbors have the same hose.',
    ],
    conclusion: 'the rubber seal has dried out.',
    unstatedAssumptions: [
      'Nothing else than the condition in “If the rubber seal has dried out, the hose drips at the tap” has that result.',
    ],
  },
  components: {
    necessaryAssumptions: [
      'Nothing else than the condition in “If the rubber seal has dried out, the hose drips at the tap” has that result.',
    ],
    flaws: [
      'Affirming the consequent: “If the rubber seal has dried out, the hose drips at the tap” is read backwards: that “Our hose drips at the tap, and all the neighbors have the same hose” holds does not show that “the rubber seal has dried out”, because the same result can have other grounds.',
    ],
    sufficientAssumptions: [],
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
      text: 'Nothing else than the condition in “If the rubber seal has dried out, the hose drips at the tap” has that result.',
      category: 'Necessary Assumption',
      severity: 'Medium',
      spans: [{ start: 0, end: 60 }],
    },
    {
      type: 'Rule',
      text: 'An if-then statement such as “If the rubber seal has dried out, the hose drips at the tap” holds in both directions.',
      category: 'Unstated Rule',
      severity: 'Medium',
      spans: [{ start: 0, end: 60 }],
    },
    {
      type: 'Premise',
      text: 'Nothing else than the condition in “If the rubber seal has dried out, the hose drips at the tap” has that result.',
      category: 'Implicit Premise',
      severity: 'Low',
      spans: [{ start: 0, end: 60 }],
    },
    {
      type: 'Condition',
      text: '“If the rubber seal has dried out, the hose drips at the tap” makes one thing depend on another.',
      category: 'If-Then Structure',
      severity: 'Low',
      spans: [{ start: 0, end: 60 }],
    },
    {
      type: 'Quantifier',
      text: '“all” — universal, over “neighbors”',
      category: 'Quantifier',
      severity: 'Low',
      spans: [{ start: 92, end: 95 }],
    },
  ],
  engine: { name: 'built-in', version: '0.8.0' },
  findings: [
    {
      role: 'conclusion',
      label: 'Factual (descriptive)',
      text: 'the rubber seal has dried out.',
      confidence: 0.95,
      spans: [{ start: 140, end: 170 }],
    },
    {
      role: 'premise',
      label: 'Explicit premise',
      text: 'If the rubber seal has dried out, the hose drips at the tap.',
      explanation: 'It is offered in support of the conclusion.',
      confidence: 0.95,
      spans: [{ start: 0, end: 60 }],
    },
    {
      role: 'premise',
      label: 'Explicit premise',
      text: 'Our hose drips at the tap, and all the neighbors have the same hose.',
      explanation: 'It is offered in support of the conclusion.',
      confidence: 0.95,
      spans: [{ start: 61, end: 129 }],
    },
    {
      role: 'assumption',
      text: 'Nothing else than the condition in “If the rubber seal has dried out, the hose drips at the tap” has that result.',
      label: 'Necessary assumption',
      confidence: 0.95,
      spans: [{ start: 0, end: 60 }],
    },
    {
      role: 'assumption',
      text: 'Nothing else than the condition in “If the rubber seal has dried out, the hose drips at the tap” has that result.',
      label: 'Implicit premise',
      confidence: 0.95,
      spans: [{ start: 0, end: 60 }],
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
    {
      role: 'counter',
      text: 'The premises could all be true, and “the rubber seal has dried out” still be false.',
      label: 'Counter argument',
      confidence: 0.95,
      spans: [{ start: 140, end: 170 }],
    },
  ],
  notices: [],
  formal: {
    verdict: 'invalid',
    premises: [
      { text: 'If the rubber seal has dried out, the hose drips at the tap.', spans: [{ start: 0, end: 60 }] },
      {
        text: 'Our hose drips at the tap, and all the neighbors have the same hose.',
        spans: [{ start: 61, end: 129 }],
      },
    ],
    conclusion: { text: 'the rubber seal has dried out.', spans: [{ start: 140, end: 170 }] },
    notUnderstood: [],
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
    ifThenStructure: '“If the rubber seal has dried out, the hose drips at the tap” makes one thing depend on another.',
    necessaryAssumption: [
      'Nothing else than the condition in “If the rubber seal has dried out, the hose drips at the tap” has that result.',
    ],
    sufficientAssumption: [],
    conclusion: { text: 'the rubber seal has dried out.', type: 'Factual (descriptive)' },
    unstatedRule:
      'An if-then statement such as “If the rubber seal has dried out, the hose drips at the tap” holds in both directions.',
    methodOfReasoning: 'It gives two reasons for its conclusion. It argues from conditions.',
    logicalFlaws: [
      'Affirming the consequent: “If the rubber seal has dried out, the hose drips at the tap” is read backwards: that “Our hose drips at the tap, and all the neighbors have the same hose” holds does not show that “the rubber seal has dried out”, because the same result can have other grounds.',
    ],
    quantifiers: ['“all” — universal, over “neighbors”'],
    premiseSets: {
      explicit: [
        'If the rubber seal has dried out, the hose drips at the tap.',
        'Our hose drips at the tap, and all the neighbors have the same hose.',
      ],
      implicit: [
        'Nothing else than the condition in “If the rubber seal has dried out, the hose drips at the tap” has that result.',
      ],
    },
    possibleCounter: 'The premises could all be true, and “the rubber seal has dried out” still be false.',
    unstatedAssumptions: [
      'Nothing else than the condition in “If the rubber seal has dried out, the hose drips at the tap” has that result.',
    ],
    improvedVersion:
      'the rubber seal has dried out.\nIf the rubber seal has dried out, the hose drips at the tap.\nOur hose drips at the tap, and all the neighbors have the same hose.',
  },
};
