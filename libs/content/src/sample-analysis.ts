import type { AnalysisResults } from '@premise/contracts';

/**
 * What the built-in engine finds in the sample text. Not written by hand: "node --conditions=source
 * tools/analyze/src/write-sample.ts" makes it, and a test holds it against the engine.
 */
export const SAMPLE_ANALYSIS: AnalysisResults = {
  conclusionType: 'Predictive',
  keyFlaw:
    'False cause: “Since two neighbours fitted it in spring, their water bills have fallen” puts one event after another and treats the first as the cause; other causes are not ruled out.',
  counterpoint:
    'That one thing came after another does not make it the effect; something else may have changed at the same time. What would have happened otherwise is not asked before it is concluded that the nozzle will save water in every garden.',
  methodOfReasoning:
    'Inductive, cumulative support: several observations together are taken to make the claim likely. 3 reasons are stated for the conclusion.',
  assumptionsCount: 2,
  originalArgument:
    'Garden hoses drip at the tap, because rubber seals dry out. My nozzle is sealed with a ring of cork instead, and nobody has ever sold one like it. Since two neighbours fitted it in spring, their water bills have fallen by half. Therefore the nozzle will save water in every garden.',
  improvedArgument:
    'Garden hoses drip at the tap, because rubber seals dry out. Moreover, my nozzle is sealed with a ring of cork instead, and nobody has ever sold one like it. Since two neighbours fitted it in spring, their water bills have fallen by half. This makes it possible, though not yet certain, that the nozzle will save water in every garden; other causes still have to be ruled out.',
  argumentStructure: {
    premise: [
      'Garden hoses drip at the tap, because rubber seals dry out.',
      'My nozzle is sealed with a ring of cork instead, and nobody has ever sold one like it.',
      'Since two neighbours fitted it in spring, their water bills have fallen by half.',
    ],
    conclusion: 'the nozzle will save water in every garden.',
    unstatedAssumptions: [
      'Nothing that the text leaves out will get in the way before this comes true: the nozzle will save water in every garden.',
      'Nothing else changed at the same time that could have had the same effect.',
    ],
  },
  components: {
    necessaryAssumptions: [
      'Nothing that the text leaves out will get in the way before this comes true: the nozzle will save water in every garden.',
    ],
    flaws: [
      'False cause: “Since two neighbours fitted it in spring, their water bills have fallen” puts one event after another and treats the first as the cause; other causes are not ruled out.',
    ],
    sufficientAssumptions: [
      'If it is true that garden hoses drip at the tap, because rubber seals dry out, that alone is enough to show that the nozzle will save water in every garden.',
    ],
    quantifiers: [
      '“nobody” — universal negative',
      '“two” — numeric, over “neighbours fitted”',
      '“every” — universal, over “garden”',
    ],
  },
  breakdownItems: [
    {
      type: 'Flaw',
      text: 'False cause: “Since two neighbours fitted it in spring, their water bills have fallen” puts one event after another and treats the first as the cause; other causes are not ruled out.',
      category: 'False cause',
      severity: 'High',
      spans: [{ start: 147, end: 218 }],
    },
    {
      type: 'Assumption',
      text: 'Nothing that the text leaves out will get in the way before this comes true: the nozzle will save water in every garden.',
      category: 'Necessary Assumption',
      severity: 'Medium',
      spans: [{ start: 238, end: 281 }],
    },
    {
      type: 'Assumption',
      text: 'If it is true that garden hoses drip at the tap, because rubber seals dry out, that alone is enough to show that the nozzle will save water in every garden.',
      category: 'Sufficient Assumption',
      severity: 'Medium',
      spans: [
        { start: 0, end: 59 },
        { start: 238, end: 281 },
      ],
    },
    {
      type: 'Rule',
      text: 'What has held so far may be expected to hold as long as nothing changes.',
      category: 'Unstated Rule',
      severity: 'Medium',
    },
    {
      type: 'Premise',
      text: 'Nothing else changed at the same time that could have had the same effect.',
      category: 'Implicit Premise',
      severity: 'Low',
      spans: [{ start: 147, end: 218 }],
    },
    {
      type: 'Condition',
      text: 'If garden hoses drip at the tap, because rubber seals dry out, and my nozzle is sealed with a ring of cork instead, and nobody has ever sold one like it, and since two neighbours fitted it in spring, their water bills have fallen by half, then the nozzle will save water in every garden.',
      category: 'If-Then Structure',
      severity: 'Low',
    },
    {
      type: 'Quantifier',
      text: '“nobody” — universal negative',
      category: 'Quantifier',
      severity: 'Low',
      spans: [{ start: 113, end: 119 }],
    },
    {
      type: 'Quantifier',
      text: '“two” — numeric, over “neighbours fitted”',
      category: 'Quantifier',
      severity: 'Low',
      spans: [{ start: 153, end: 156 }],
    },
    {
      type: 'Quantifier',
      text: '“every” — universal, over “garden”',
      category: 'Quantifier',
      severity: 'Low',
      spans: [{ start: 268, end: 273 }],
    },
  ],
  engine: { name: 'built-in', version: '0.6.0' },
  findings: [
    {
      role: 'conclusion',
      text: 'the nozzle will save water in every garden.',
      spans: [{ start: 238, end: 281 }],
      label: 'Predictive',
      explanation: 'It is introduced by “Therefore”.',
      confidence: 0.89,
    },
    {
      role: 'premise',
      text: 'Garden hoses drip at the tap, because rubber seals dry out.',
      spans: [{ start: 0, end: 59 }],
      label: 'Explicit premise',
      explanation: 'It is offered in support of the conclusion.',
      confidence: 0.7,
    },
    {
      role: 'premise',
      text: 'My nozzle is sealed with a ring of cork instead, and nobody has ever sold one like it.',
      spans: [{ start: 60, end: 146 }],
      label: 'Explicit premise',
      explanation: 'It is offered in support of the conclusion.',
      confidence: 0.7,
    },
    {
      role: 'premise',
      text: 'Since two neighbours fitted it in spring, their water bills have fallen by half.',
      spans: [{ start: 147, end: 227 }],
      label: 'Explicit premise',
      explanation: 'It is offered in support of the conclusion.',
      confidence: 0.6,
    },
    {
      role: 'assumption',
      text: 'Nothing that the text leaves out will get in the way before this comes true: the nozzle will save water in every garden.',
      label: 'Necessary',
      explanation: 'A forecast holds only as long as nothing else changes.',
      confidence: 0.6,
      spans: [{ start: 238, end: 281 }],
    },
    {
      role: 'assumption',
      text: 'If it is true that garden hoses drip at the tap, because rubber seals dry out, that alone is enough to show that the nozzle will save water in every garden.',
      label: 'Sufficient',
      explanation: 'If this is granted, the conclusion follows from the reason without anything further.',
      confidence: 0.6,
      spans: [
        { start: 0, end: 59 },
        { start: 238, end: 281 },
      ],
    },
    {
      role: 'assumption',
      text: 'Nothing else changed at the same time that could have had the same effect.',
      label: 'Implicit premise',
      explanation: 'Without it the text commits the mistake known as “false cause”.',
      confidence: 0.56,
      spans: [{ start: 147, end: 218 }],
    },
    {
      role: 'flaw',
      text: 'False cause: “Since two neighbours fitted it in spring, their water bills have fallen” puts one event after another and treats the first as the cause; other causes are not ruled out.',
      label: 'False cause',
      explanation:
        '“Since two neighbours fitted it in spring, their water bills have fallen” puts one event after another and treats the first as the cause; other causes are not ruled out.',
      confidence: 0.48,
      spans: [{ start: 147, end: 218 }],
    },
    {
      role: 'quantifier',
      text: '“nobody” — universal negative',
      label: 'Universal negative',
      explanation: 'It excludes every case: one positive case is enough to refute it.',
      confidence: 0.85,
      spans: [{ start: 113, end: 119 }],
    },
    {
      role: 'quantifier',
      text: '“two” — numeric, over “neighbours fitted”',
      label: 'Numeric',
      explanation: 'It gives a number or a share that can be checked.',
      confidence: 0.85,
      spans: [{ start: 153, end: 156 }],
    },
    {
      role: 'quantifier',
      text: '“every” — universal, over “garden”',
      label: 'Universal',
      explanation: 'It speaks of every case without exception: one counterexample is enough to refute it.',
      confidence: 0.85,
      spans: [{ start: 268, end: 273 }],
    },
  ],
  notices: [],
  formal: {
    verdict: 'not-formal',
    summary: 'The conclusion could not be read as logic: “the nozzle will save water in every garden”',
    premises: [],
    conclusion: null,
    readings: [],
    notUnderstood: [
      {
        text: 'Since two neighbours fitted it in spring, their water bills have fallen by half.',
        spans: [{ start: 147, end: 227 }],
      },
      { text: 'the nozzle will save water in every garden.', spans: [{ start: 238, end: 281 }] },
    ],
  },
  parsed: {
    ifThenStructure:
      'If garden hoses drip at the tap, because rubber seals dry out, and my nozzle is sealed with a ring of cork instead, and nobody has ever sold one like it, and since two neighbours fitted it in spring, their water bills have fallen by half, then the nozzle will save water in every garden.',
    necessaryAssumption: [
      'Nothing that the text leaves out will get in the way before this comes true: the nozzle will save water in every garden.',
    ],
    sufficientAssumption: [
      'If it is true that garden hoses drip at the tap, because rubber seals dry out, that alone is enough to show that the nozzle will save water in every garden.',
    ],
    conclusion: { text: 'the nozzle will save water in every garden.', type: 'Predictive' },
    unstatedRule: 'What has held so far may be expected to hold as long as nothing changes.',
    methodOfReasoning:
      'Inductive, cumulative support: several observations together are taken to make the claim likely. 3 reasons are stated for the conclusion.',
    logicalFlaws: [
      'False cause: “Since two neighbours fitted it in spring, their water bills have fallen” puts one event after another and treats the first as the cause; other causes are not ruled out.',
    ],
    quantifiers: [
      '“nobody” — universal negative',
      '“two” — numeric, over “neighbours fitted”',
      '“every” — universal, over “garden”',
    ],
    premiseSets: {
      explicit: [
        'Garden hoses drip at the tap, because rubber seals dry out.',
        'My nozzle is sealed with a ring of cork instead, and nobody has ever sold one like it.',
        'Since two neighbours fitted it in spring, their water bills have fallen by half.',
      ],
      implicit: ['Nothing else changed at the same time that could have had the same effect.'],
    },
    possibleCounter:
      'That one thing came after another does not make it the effect; something else may have changed at the same time. What would have happened otherwise is not asked before it is concluded that the nozzle will save water in every garden.',
    unstatedAssumptions: [
      'Nothing that the text leaves out will get in the way before this comes true: the nozzle will save water in every garden.',
      'Nothing else changed at the same time that could have had the same effect.',
    ],
    improvedVersion:
      'Garden hoses drip at the tap, because rubber seals dry out. Moreover, my nozzle is sealed with a ring of cork instead, and nobody has ever sold one like it. Since two neighbours fitted it in spring, their water bills have fallen by half. This makes it possible, though not yet certain, that the nozzle will save water in every garden; other causes still have to be ruled out.',
  },
};
