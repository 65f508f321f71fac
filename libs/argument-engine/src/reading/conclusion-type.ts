import { DUTY, EVALUATIVE, NORMATIVE, RULING } from '../data/evaluative.ts';

export type ClaimKind =
  | 'policy'
  | 'legal'
  | 'conditional'
  | 'causal'
  | 'predictive'
  | 'comparative'
  | 'definitional'
  | 'evaluative'
  | 'categorical'
  | 'factual';

const CAUSAL =
  /\b(?:caus(?:e|es|ed|ing)|leads? to|led to|results? in|resulted in|brings? about|is responsible for|are responsible for|contributes? to|makes? (?:us|people|them|children|it|you)|increas(?:es|ed)|reduc(?:es|ed)|prevents?|due to|deters?|triggers?|improves?|harms?|hurts?)\b/;
const PREDICTIVE = /\b(?:will|won't|'ll|is going to|are going to|is likely to|are likely to|is bound to|would)\b/;
const COMPARATIVE =
  /\b(?:(?:more|less|fewer|\w+er)\b[^.]{0,40}\bthan|as \w+ as|superior to|inferior to|(?:is|are) (?:the )?(?:best|worst|greatest|most \w+))\b/;
const DEFINITIONAL =
  /\b(?:means that|is defined as|refers to|(?:is|are) (?:just |merely |simply |nothing but |really )?(?:a|an) (?:kind|form|type|sort|matter) of|by definition|counts? as)\b/;
const CATEGORICAL = /^(?:all|every|no|some|not all|a certain|none|most)\b[^,]* (?:is|are|was|were|do|does|have|has)\b/;

/** What the law makes of a case. */
const LEGAL =
  /\b(?:(?:is|are|was|were|be) (?:\w+ )?(?:liable|(?:legally |not )?bound by (?:a |the |an )?(?:contract|agreement)|guilty of|in breach|null and void|unenforceable|unpatentable|patentable|anticipated by|unconstitutional|unlawful|admissible|inadmissible|entitled to (?:damages|compensation|relief))|(?:would|was|were|is) (?:have been )?(?:not )?(?:have been )?obvious to (?:a|one|the|those) (?:person|skilled|of)|(?:infringe[sd]?|breached|violate[sd]) (?:the |a |an )?(?:\w+ )?(?:patent|contract|copyright|law|act|statute|duty|trademark|constitution|claims?|agreement))\b/;

const MUST_BE_SO =
  /\bmust be (?:flat|true|false|wrong|right|mistaken|guilty|innocent|real|correct|possible|impossible|rich|poor|dead|alive|older|younger|lying|joking|somewhere|here|there)\b/;

/** "I urge the House to vote against it": asks for something to be done. */
const REQUEST =
  /^(?:i|we) (?:\w+ly )?(?:therefore |hereby |must |would )?(?:\w+ly )?(?:ask|urge|request|call on|call upon|implore|beg|petition|invite) (?!(?:myself|ourselves|why|how|what|whether|if)\b)/;

/** What kind of claim a clause makes (lower-case words). */
export function claimKindOf(lower: string): ClaimKind {
  if (RULING.test(lower) || (LEGAL.test(lower) && !DUTY.test(lower))) return 'legal';
  if (REQUEST.test(lower)) return 'policy';
  if (MUST_BE_SO.test(lower)) return 'factual';
  if (
    DUTY.test(lower) ||
    /\b(?:right|wrong|best|appropriate|only) (?:measure|way|step|decision|thing to do|choice|solution)\b/.test(lower)
  )
    return 'policy';
  if (/^(?:if|unless|only if|whenever)\b/.test(lower)) return 'conditional';
  if (NORMATIVE.test(lower)) return 'policy';
  if (CATEGORICAL.test(lower) && !EVALUATIVE.test(lower)) return 'categorical';
  if (DEFINITIONAL.test(lower)) return 'definitional';
  if (COMPARATIVE.test(lower)) return 'comparative';
  if (CAUSAL.test(lower)) return 'causal';
  if (PREDICTIVE.test(lower)) return 'predictive';
  if (EVALUATIVE.test(lower)) return 'evaluative';
  return 'factual';
}

export const CONCLUSION_TYPES: Readonly<Record<ClaimKind, string>> = {
  policy: 'Normative (recommendation)',
  legal: 'Legal (judgement)',
  conditional: 'Conditional',
  causal: 'Causal',
  predictive: 'Predictive',
  comparative: 'Comparative',
  definitional: 'Definitional',
  evaluative: 'Evaluative',
  categorical: 'Factual (categorical)',
  factual: 'Factual (descriptive)',
};
