/** Component weights shown with an analysis (S1 section 9); flaws show their count instead. */
export const COMPONENT_WEIGHTS = { necessaryAssumptions: 25, sufficientAssumptions: 25, quantifiers: 15 } as const;

/** Category names as stored, and the name a screen shows instead (S1 section 9). */
export const DISPLAY_RENAMES: Readonly<Record<string, string>> = {
  'Unstated Rule': 'Implied Rule',
  'Implicit Premise': 'Unspoken Reason',
};

/** Words that the text formatter emphasises (S1 section 9), longest first. */
export const EMPHASISED_WORDS = [
  'as a result',
  'consequently',
  'given that',
  'therefore',
  'because',
  'since',
  'hence',
  'thus',
  'for',
  'as',
  'so',
] as const;

/** Shown where no premise could be read from the text (S1 section 5). */
export const NO_EXPLICIT_PREMISES = 'No explicit premises detected';
/** A premise that came as one item and is longer than this is split (S1 section 5). */
export const PREMISE_SPLIT_LENGTH = 500;
