import {
  type ConclusionType,
  CONCLUSION_TYPES,
  FLAW_TYPES,
  type FlawType,
  type KindOfText,
  type Scheme,
} from './labels.ts';

/** What a result calls each type of conclusion. */
const CONCLUSION_TYPE_NAMES: Readonly<Record<ConclusionType, string>> = {
  recommendation: 'Normative (recommendation)',
  value: 'Evaluative',
  prediction: 'Predictive',
  cause: 'Causal',
  generalization: 'Generalization',
  conditional: 'Conditional',
  fact: 'Factual (descriptive)',
  necessity: 'Necessity',
  possibility: 'Possibility',
};

/** The name of a conclusion's type; a type in words of its own stays as it is. */
export function nameConclusionType(type: string): string {
  return Object.hasOwn(CONCLUSION_TYPE_NAMES, type) ? CONCLUSION_TYPE_NAMES[type as ConclusionType] : type;
}

/** The type with this name; a name in words of its own stays as it is. */
export function readConclusionType(name: string): string {
  return CONCLUSION_TYPES.find((type) => CONCLUSION_TYPE_NAMES[type] === name) ?? name;
}

const FLAW_NAMES: Readonly<Record<string, FlawType>> = {
  'circular-reasoning': 'circular',
  'tu-quoque': 'ad-hominem',
  'affirming-the-consequent': 'affirming-consequent',
  'denying-the-antecedent': 'denying-antecedent',
  'exclusive-premises': 'invalid-categorical',
  'negation-out-of-step': 'invalid-categorical',
  'undistributed-middle': 'invalid-categorical',
  'illicit-process': 'invalid-categorical',
  'does-not-follow': 'non-sequitur',
  'necessary-condition-taken-for-sufficient': 'necessary-for-sufficient',
  'appeal-to-popularity': 'popularity',
  'appeal-to-ignorance': 'ignorance',
  'appeal-to-emotion': 'emotion',
  'appeal-to-tradition': 'tradition',
  'appeal-to-nature': 'nature',
  'false-analogy': 'weak-analogy',
};

const isFlawType = (name: string): name is FlawType => FLAW_TYPES.some((type) => type === name);

/** The type of a flaw that an older engine or a model calls by this name; null where it is none of the types. */
export function readFlawType(name: string): FlawType | null {
  const code = name
    .trim()
    .toLowerCase()
    .replace(/isation\b/g, 'ization')
    .replace(/[^a-z]+/g, '-');
  if (isFlawType(code)) return code;
  return Object.hasOwn(FLAW_NAMES, code) ? (FLAW_NAMES[code] ?? null) : null;
}

export const SCHEME_NAMES: Readonly<Record<Scheme, string>> = {
  'sample-to-population': 'from a sample to the whole population',
  'correlation-to-cause': 'from a correlation to a cause',
  'cause-to-effect': 'from a cause to its effect',
  sign: 'from a sign to what it shows',
  'expert-opinion': 'from the opinion of an expert',
  testimony: 'from what a witness says',
  analogy: 'by analogy',
  precedent: 'from a precedent',
  comparison: 'by comparison',
  'rule-to-case': 'from a rule to a case',
  definition: 'from a definition',
  principle: 'from a principle or value',
  'means-to-end': 'from an end to the means',
  consequences: 'from consequences',
  'slippery-slope': 'from a chain of consequences',
  popularity: 'from what many believe or do',
  ignorance: 'from a lack of evidence',
  person: 'from the character of a person',
  'position-reported': 'from a position that others are said to hold',
  alternatives: 'by ruling out alternatives',
  circularity: 'from the conclusion itself',
  'sunk-cost': 'from what was already spent',
  'base-rate': 'from how frequent something is',
  composition: 'from the parts to the whole',
  division: 'from the whole to its parts',
  'same-word': 'from the same word in two places',
  conditional: 'from conditions',
  categorical: 'from statements about all, some or none',
  'denying-antecedent': 'from the denial of a condition',
  'affirming-consequent': 'from a consequence back to its condition',
  'necessary-for-sufficient': 'from a necessary condition taken as sufficient',
  example: 'from an example',
  statistics: 'from statistics',
  anticipation: 'from prior art that shows every feature',
  obviousness: 'from what was obvious to a skilled person',
  'teaching-away': 'from prior art that teaches away',
  'unexpected-results': 'from unexpected results',
  'motivation-to-combine': 'from a motivation to combine prior art',
  'written-description': 'from what the written description supports',
  other: 'in another way',
};

/** What is said about a text that is not an argument. */
export const KIND_SENTENCES: Readonly<Record<Exclude<KindOfText, 'argument'>, string>> = {
  explanation: 'The text explains why or how something is so; it is not an argument.',
  story: 'The text tells what happened; it is not an argument.',
  report: 'The text reports facts; it is not an argument.',
  description: 'The text describes something; it is not an argument.',
  instructions: 'The text gives instructions; it is not an argument.',
  advertisement: 'The text advertises an offer without giving a reason; it is not an argument.',
  dialogue: 'The text is a conversation in which nobody argues for a claim.',
  question: 'The text asks a question; it is not an argument.',
  other: 'No argument was found in the text.',
};
