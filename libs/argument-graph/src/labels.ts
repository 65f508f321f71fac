/** The labels of a graph. The annotation guideline of the argument corpus defines each of them. */

export const KINDS_OF_TEXT = [
  'argument',
  'explanation',
  'story',
  'report',
  'description',
  'instructions',
  'advertisement',
  'dialogue',
  'question',
  'other',
] as const;
export type KindOfText = (typeof KINDS_OF_TEXT)[number];

/** `conclusion` is the main conclusion, `intermediate` is supported by a statement and supports another one. */
export const STATEMENT_ROLES = [
  'conclusion',
  'intermediate',
  'premise',
  'objection',
  'reply',
  'background',
  'restatement',
] as const;
export type StatementRole = (typeof STATEMENT_ROLES)[number];

export const INFERENCE_KINDS = ['supports', 'attacks', 'undercuts'] as const;
export type InferenceKind = (typeof INFERENCE_KINDS)[number];

export const CONCLUSION_TYPES = [
  'recommendation',
  'value',
  'prediction',
  'cause',
  'generalization',
  'conditional',
  'fact',
  'necessity',
  'possibility',
] as const;
export type ConclusionType = (typeof CONCLUSION_TYPES)[number];

export const SCHEMES = [
  'sample-to-population',
  'correlation-to-cause',
  'cause-to-effect',
  'sign',
  'expert-opinion',
  'testimony',
  'analogy',
  'precedent',
  'comparison',
  'rule-to-case',
  'definition',
  'principle',
  'means-to-end',
  'consequences',
  'slippery-slope',
  'popularity',
  'ignorance',
  'person',
  'position-reported',
  'alternatives',
  'circularity',
  'sunk-cost',
  'base-rate',
  'composition',
  'division',
  'same-word',
  'conditional',
  'categorical',
  'denying-antecedent',
  'affirming-consequent',
  'necessary-for-sufficient',
  'example',
  'statistics',
  'anticipation',
  'obviousness',
  'teaching-away',
  'unexpected-results',
  'motivation-to-combine',
  'written-description',
  'other',
] as const;
export type Scheme = (typeof SCHEMES)[number];

export const FLAW_TYPES = [
  'unrepresentative-sample',
  'hasty-generalization',
  'cause-from-correlation',
  'post-hoc',
  'irrelevant-authority',
  'weak-analogy',
  'false-dilemma',
  'slippery-slope',
  'ad-hominem',
  'straw-man',
  'circular',
  'popularity',
  'ignorance',
  'sunk-cost',
  'base-rate',
  'composition',
  'division',
  'equivocation',
  'denying-antecedent',
  'affirming-consequent',
  'necessary-for-sufficient',
  'invalid-categorical',
  'cherry-picking',
  'number-for-rate',
  'emotion',
  'tradition',
  'novelty',
  'nature',
  'survivorship',
  'gambler',
  'two-wrongs',
  'non-sequitur',
  'contradiction',
  'hindsight-obviousness',
  'other',
] as const;
export type FlawType = (typeof FLAW_TYPES)[number];

export const FINDING_KINDS = [
  'flaw',
  'hidden-assumption',
  'counterpoint',
  'open-question',
  'quantifier',
  'conditional',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/**
 * Which components list a hidden assumption. `unstated` names those that a maker listed as unstated assumptions; where
 * none has it, all necessary and implicit ones are listed there.
 */
export const ASSUMPTION_TYPES = ['necessary', 'sufficient', 'implicit-premise', 'rule', 'unstated'] as const;
export type AssumptionType = (typeof ASSUMPTION_TYPES)[number];

/** Who made a part of the graph: the built-in engine, a language model, or a user who edited it. */
export const ORIGINS = ['engine', 'model', 'user'] as const;
export type Origin = (typeof ORIGINS)[number];
