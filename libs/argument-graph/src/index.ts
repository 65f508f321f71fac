export * from './labels.ts';
export { KIND_SENTENCES, nameConclusionType, readFlawType, SCHEME_NAMES } from './label-names.ts';

export * from './types.ts';
export {
  type AppliedOperation,
  applyOperation,
  type GraphProperty,
  type Operation,
  type ReplayedOperations,
  replayOperations,
} from './operations.ts';
export { isQuotedFrom, isWithinText, readWordsAt, splitsWord } from './quotations.ts';
export { readAnalysis, UNNAMED_SPEAKER } from './read-analysis.ts';
export { validateGraph } from './validate.ts';
export { NO_CLEAR_FLAW, toAnalysisResults, toComponents } from './view.ts';
