import type { AnalysisHistoryItem, AnalysisHistorySummary, AnalysisResults, TextSpan } from '@premise/contracts';

export const SAMPLE_TEXT =
  'All children need a quiet place to read, because homes are loud. ' +
  'Since the library is quiet, it helps them. Therefore the library must stay open.';

const span = (words: string): TextSpan[] => {
  const start = SAMPLE_TEXT.indexOf(words);
  return [{ start, end: start + words.length }];
};

const FIRST = 'All children need a quiet place to read, because homes are loud.';
const SECOND = 'Since the library is quiet, it helps them.';
const CONCLUSION = 'Therefore the library must stay open.';

export const SAMPLE_RESULTS: AnalysisResults = {
  conclusionType: 'Prescriptive',
  keyFlaw: 'Treats one quiet place as the only one.',
  counterpoint: 'Schools could open their reading rooms instead.',
  methodOfReasoning: 'Infers a duty from a need.',
  assumptionsCount: 2,
  originalArgument: SAMPLE_TEXT,
  improvedArgument: 'Children who read need quiet, and here only the library offers it.',
  argumentStructure: {
    premise: [FIRST, SECOND],
    conclusion: CONCLUSION,
    unstatedAssumptions: ['No other place is quiet.', 'Needs of children come first.'],
  },
  components: {
    necessaryAssumptions: ['Children can reach the library.'],
    flaws: ['False dilemma', 'Sweeping generalisation'],
    sufficientAssumptions: ['Whatever children need must stay open.'],
    quantifiers: ['All children'],
  },
  breakdownItems: [
    {
      type: 'Flaw',
      text: 'One place is taken for the only one.',
      category: 'False dilemma',
      severity: 'High',
      spans: span(SECOND),
    },
    {
      type: 'Assumption',
      text: 'Children can reach the library.',
      category: 'Necessary Assumption',
      severity: 'Medium',
    },
    {
      type: 'Assumption',
      text: 'Whatever children need must stay open.',
      category: 'Sufficient Assumption',
      severity: 'Medium',
    },
    { type: 'Rule', text: 'What meets a need must be kept.', category: 'Unstated Rule', severity: 'Medium' },
    { type: 'Premise', text: 'Reading is good for children.', category: 'Implicit Premise', severity: 'Low' },
  ],
  engine: { name: 'built-in', version: '1.2.3' },
  findings: [
    { role: 'premise', text: FIRST, spans: span(FIRST) },
    { role: 'premise', text: SECOND, spans: span(SECOND) },
    { role: 'conclusion', text: CONCLUSION, label: 'Prescriptive', spans: span(CONCLUSION) },
    { role: 'quantifier', text: 'All children', label: 'Universal', spans: span('All children') },
    { role: 'flaw', text: 'One place is taken for the only one.', label: 'False dilemma', spans: span(SECOND) },
    { role: 'assumption', text: 'No other place is quiet.', label: 'Necessary', spans: [] },
  ],
  notices: [],
  parsed: {
    ifThenStructure: 'If the library is quiet, then it helps children.',
    necessaryAssumption: ['Children can reach the library.'],
    sufficientAssumption: ['Whatever children need must stay open.'],
    conclusion: { text: CONCLUSION, type: 'Prescriptive' },
    unstatedRule: 'What meets a need must be kept.',
    methodOfReasoning: 'Infers a duty from a need.',
    logicalFlaws: ['False dilemma'],
    quantifiers: ['All children'],
    premiseSets: { explicit: [FIRST, SECOND], implicit: ['Reading is good for children.'] },
    possibleCounter: 'Schools could open their reading rooms instead.',
    unstatedAssumptions: ['No other place is quiet.'],
    improvedVersion: 'Children who read need quiet, and here only the library offers it.',
  },
};

export const SAMPLE_ITEM: AnalysisHistoryItem = {
  id: 'analysis-1',
  timestamp: '2026-03-10T09:00:00.000Z',
  argumentText: SAMPLE_TEXT,
  analysisResults: SAMPLE_RESULTS,
};

export const summaryOf = (id: string, argumentText: string, timestamp: string): AnalysisHistorySummary => ({
  id,
  timestamp,
  argumentText: argumentText.slice(0, 120),
  truncated: argumentText.length > 120,
  conclusionType: 'Prescriptive',
});
