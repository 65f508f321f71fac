export { analyzeArgument, analyzeInStages } from './analyze.ts';
export * from './formal/bench.ts';
export { formalCheck } from './formal/formal-check.ts';
export { formalVerdict } from './formal/formal-verdict.ts';
export { quantifierOf, type SentenceQuantifier } from './formal/quantifier-of.ts';
export { type StatementForm, statementForm } from './formal/statement-form.ts';
export { emptyOutput as emptyModelOutput } from './output/breakdown.ts';
export { arrivalsOf, componentValue } from './output/arrivals.ts';
export { ENGINE_VERSION } from './output/limits.ts';
export { LabelledReplyReader } from './output/labelled-reply-reader.ts';
export { parseLabelledReply } from './output/parse-labelled-reply.ts';
export { itemsOf, premisesWithFallback, splitLongPremise } from './output/premise-lists.ts';
export { resultsFromParsed, shownOutput } from './output/results-from-parsed.ts';
export { stripMarkup } from './text/markup.ts';
export { segmentSentences } from './text/sentences.ts';
export {
  flawsWith,
  formLabelsOf,
  learnedKind,
  type LearningText,
  learningText,
  type ToldFlaw,
} from './learned/learning.ts';
export {
  calibrated,
  type Calibration,
  type Belief,
  type FlawHeads,
  type FlawModel,
  type LabelShares,
  type Head,
  packWeights,
  probabilities,
  SOUND,
} from './learned/flaw-model.ts';
export {
  FEATURE_BUCKETS,
  type FeatureNames,
  type Features,
  type GroupWeights,
  vectorOf,
} from './learned/text-features.ts';
export { flawModel } from './learned/flaw-weights.ts';
export * from './training.ts';
