export type QuantifierClass =
  | 'universal'
  | 'universal negative'
  | 'existential'
  | 'proportional'
  | 'numeric'
  | 'exclusive'
  | 'frequency'
  | 'necessity'
  | 'possibility';

export interface QuantifierWord {
  kind: QuantifierClass;
  label: string;
  pattern: string;
  /** 'noun': ranges over the noun that follows; 'self': names its own range; 'clause': qualifies the statement. */
  scope: 'noun' | 'self' | 'clause';
}

/** In the order in which they are tried at one place: longer expressions before their parts. */
export const QUANTIFIER_WORDS: readonly QuantifierWord[] = [
  {
    kind: 'proportional',
    label: 'Near-universal',
    pattern: 'almost all|nearly all|virtually all|practically all|almost every|nearly every|almost everyone',
    scope: 'noun',
  },
  {
    kind: 'proportional',
    label: 'Near-negative',
    pattern: 'hardly any(?:one|body|thing)?|almost no|almost none|scarcely any|very few',
    scope: 'noun',
  },
  {
    kind: 'existential',
    label: 'Negated universal',
    pattern: 'not all|not every|not everyone|not everybody',
    scope: 'noun',
  },
  {
    kind: 'numeric',
    label: 'Numeric',
    pattern:
      '(?:one|two|three|four|five|six|seven|eight|nine|\\d{1,3}) out of (?:every )?(?:two|three|four|five|six|seven|eight|nine|ten|twenty|a hundred|\\d{1,4})|(?:one|two|three|four|five|six|seven|eight|nine) in (?:every )?(?:two|three|four|five|six|seven|eight|nine|ten|twenty|a hundred)(?! (?:years?|months?|weeks?|days?|hours?|minutes?))|at least (?:one|two|three|four|five|ten|\\d+)|at most (?:one|two|three|\\d+)|exactly (?:one|two|\\d+)|more than (?:one|two|half|\\d[\\d,.]*)|less than half|half of|\\d+(?:[.,]\\d+)* ?(?:%|percent|per cent)(?: of)?|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|hundred|thousand|million|billion)(?: (?:hundred|thousand|million|billion))?(?= (?:[a-z-]+ )?[a-z]+s\\b)|\\d+(?:[.,]\\d+)*(?= (?:[a-z-]+ )?[a-z]{2,}s\\b)',
    scope: 'noun',
  },
  {
    kind: 'proportional',
    label: 'Majority',
    pattern: 'most|the majority of|a majority of|the vast majority of|mostly',
    scope: 'noun',
  },
  {
    kind: 'proportional',
    label: 'Many',
    pattern: 'many|a lot of|lots of|plenty of|numerous|a large number of|much of',
    scope: 'noun',
  },
  { kind: 'proportional', label: 'Few', pattern: 'few(?! more)|a minority of|little of', scope: 'noun' },
  {
    kind: 'universal',
    label: 'Universal',
    pattern:
      'everyone|everybody|everything|everywhere|anyone|anybody|anything|whoever|whatever|whichever|whenever|wherever',
    scope: 'self',
  },
  { kind: 'universal', label: 'Universal', pattern: 'all|every|each|any|both|the whole|the entire', scope: 'noun' },
  {
    kind: 'universal negative',
    label: 'Universal negative',
    pattern: 'no one|nobody|nothing|nowhere|none',
    scope: 'self',
  },
  {
    kind: 'universal negative',
    label: 'Universal negative',
    pattern: 'no|neither|not a single|not one|not any',
    scope: 'noun',
  },
  { kind: 'existential', label: 'Existential', pattern: 'someone|somebody|something|somewhere', scope: 'self' },
  {
    kind: 'existential',
    label: 'Existential',
    pattern: 'some|several|a few|certain(?= \\w+s\\b)|a certain|a number of|one of|various',
    scope: 'noun',
  },
  { kind: 'exclusive', label: 'Exclusive', pattern: 'only|solely|exclusively|nothing but|the sole', scope: 'clause' },
  {
    kind: 'frequency',
    label: 'Universal frequency',
    pattern: 'always|every time|at all times|constantly|invariably|in every case',
    scope: 'clause',
  },
  {
    kind: 'frequency',
    label: 'Negative frequency',
    pattern: 'never|at no time|under no circumstances',
    scope: 'clause',
  },
  {
    kind: 'frequency',
    label: 'Frequency',
    pattern:
      'usually|often|generally|typically|normally|frequently|sometimes|occasionally|rarely|seldom|in most cases|in many cases',
    scope: 'clause',
  },
  {
    kind: 'necessity',
    label: 'Necessity',
    pattern: "must|necessarily|inevitably|has to|have to|cannot|can't|impossible",
    scope: 'clause',
  },
  {
    kind: 'possibility',
    label: 'Possibility',
    pattern: 'may|might|could|possibly|perhaps|maybe|probably|likely|unlikely',
    scope: 'clause',
  },
];

/** Set phrases in which the word ranges over nothing. */
export const NOT_QUANTIFIERS =
  /\b(?:after all|at all|above all|first of all|all right|all in all|all the same|all but|all the more|all that|once and for all|no (?:other )?(?:choice|option|alternative)s? but|no (?:small|mean|ordinary|easy|simple|great|big|real) \w+|no (?:less|fewer|sooner|better|worse|use|point|good|way|need)|all (?:day|year|night|week|winter|summer|too|that)\b|all of a sudden|every bit|by all means|some ?day|some time|one day|nothing to do with|say nothing of|any(?:thing)? but|if any\w*|every now and then|every other|most of all|no longer|no doubt|no matter|no more|no wonder|no idea|at most|at least as|not least|in any case|at any rate|in no way|no one's|all over|all along|any more|any longer|each other|one another|both .{1,20} and|neither .{1,80} nor|not only|if only|the most|most (?:certainly|likely|definitely|importantly|\w+ly))\b|^no,|\bno\.\s?\d/g;
