import { HARM, BENEFIT } from '../data/evaluative.ts';
import { FEW_CASES, SINGLE_CASE } from '../data/flaw-cues.ts';
import type { Phrasing } from '../output/phrasing.ts';
import type { Clause } from '../reading/clauses.ts';
import type { ClaimKind } from '../reading/conclusion-type.ts';
import { asStatement, kindOf } from '../reading/imperative.ts';
import { overlap } from '../reading/overlap.ts';
import type { Reading } from '../reading/roles.ts';
import type { Flaw } from './flaw.ts';
import type { Method } from './method.ts';
import { type Action, actionOf, asObject, brief, ingOf } from './wording.ts';

/** What the parts of the judgement share: the claim, its main reason, and words to speak of them. */
export interface Case {
  reading: Reading;
  method: Method;
  flaws: readonly Flaw[];
  phrasing: Phrasing;
  conclusion: Clause;
  kind: ClaimKind;
  /** Ready to stand after "that". */
  claim: string;
  /** The same in full length. */
  wholeClaim: string;
  main: Clause | null;
  reason: string;
  action: Action | null;
  harm: Clause | null;
  benefit: Clause | null;
}

/** The premises that carry most: drawn from others, marked as reasons, or close to the conclusion in words and place. */
export function mainPremises(reading: Reading, most: number): Clause[] {
  const { conclusion, premises, steps } = reading;
  if (!conclusion) return premises.slice(0, most);
  const grounds = new Set([...steps.values()].flat());
  const ranked = premises.map((premise, at) => ({
    premise,
    at,
    score:
      (steps.has(premise) ? 0.9 : grounds.has(premise) ? -0.8 : 0) +
      (premise.marker?.kind === 'reason' && !grounds.has(premise) ? 1 : 0) +
      (premise.sentence === conclusion.sentence ? 0.6 : 0) +
      overlap(conclusion.lemmas, premise.lemmas) +
      (/^(?:this|that|they|it|these|those|he|she|perhaps|maybe|such|their|its)\b/.test(premise.lower) ? -0.7 : 0) +
      (premise.marker?.kind === 'example' ? -0.5 : 0) +
      (premise.isQuestion ? -3 : 0) +
      (premise.words.length > 25 ? -0.5 : 0) +
      (premise.words.length < 4 ? -0.4 : 0) +
      (/^(?:if|when|unless|either|only|to [a-z]+ [^,]*,)\b/.test(premise.lower) ? -1.3 : 0),
  }));
  ranked.sort((a, b) => b.score - a.score || a.at - b.at);
  return ranked
    .slice(0, most)
    .map((entry) => entry.premise)
    .sort((a, b) => a.index - b.index);
}

const AVERTED = /\b(?:hardly|not|no|never|none|reduces?|prevents?|without|less|fewer|avoids?|\w+n't)\b/;

export function caseOf(reading: Reading, method: Method, flaws: readonly Flaw[], phrasing: Phrasing): Case | null {
  const { conclusion, premises } = reading;
  if (!conclusion) return null;
  const wholeClaim = asStatement(conclusion, phrasing.said(conclusion));
  // a question says its reason too, but cannot stand after "that"
  const main = mainPremises(reading, 1).find(({ isQuestion }) => !isQuestion) ?? reading.rebuttals[0] ?? null;
  const shown = premises.slice(0, 20).filter((premise) => !reading.steps.has(premise) || premises.length < 3);
  return {
    reading,
    method,
    flaws,
    phrasing,
    conclusion,
    kind: kindOf(conclusion),
    claim: brief(wholeClaim),
    wholeClaim,
    main,
    reason: main ? brief(phrasing.said(main)) : '',
    action: actionOf(wholeClaim),
    harm: shown.find((premise) => HARM.test(premise.lower) && !AVERTED.test(premise.lower)) ?? null,
    benefit: shown.find((premise) => BENEFIT.test(premise.lower)) ?? null,
  };
}

const COUNTED_OF = /^(one|two|three|four|five|a few|several|some|both|many) of (?:them|these|those) (\S.*)$/i;

/** The cases that a general claim is drawn from, as a noun phrase. */
export function casesOf(of: Case): { words: string; plural: boolean; clause: Clause } | null {
  const single = of.reading.premises.find(
    (premise) => SINGLE_CASE.test(premise.lower) || COUNTED_OF.test(premise.lower) || FEW_CASES.test(premise.lower),
  );
  if (!single) return null;
  const said = of.phrasing.said(single);
  const counted = COUNTED_OF.exec(said);
  const before = of.reading.clauses[single.index - 1];
  if (counted && before) {
    const noun = pluralIn(of.phrasing.said(before));
    if (noun) {
      const one = counted[1]?.toLowerCase() === 'one';
      return {
        words: one
          ? `the one of the ${noun} that ${counted[2] ?? ''}`
          : `the ${(counted[1] ?? '').toLowerCase()} ${noun} that ${counted[2] ?? ''}`,
        plural: !one,
        clause: single,
      };
    }
  }
  return { words: `the experience that ${brief(said)}`, plural: false, clause: single };
}

function pluralIn(said: string): string | null {
  const inner = /\bthat (.*)$/.exec(said)?.[1] ?? said;
  return (
    /^(?:the |our |all |most |many |these |those )?((?:[a-z-]+ ){0,2}[a-z-]+[^su]s) (?:are|were|have|do|can|will|should|must|never|always)\b/i.exec(
      inner,
    )?.[1] ?? null
  );
}

/** What a general claim speaks of: its subject without "all" and "every". */
export function scopeOf(of: Case): string {
  const general = [of.conclusion, ...of.reading.premises.filter((premise) => of.reading.steps.has(premise))].find(
    (clause) => /^(?:all|every|the whole|the entire|\w+s\b|most|any|no)\b/.test(clause.lower),
  );
  const said = of.phrasing.said(general ?? of.conclusion);
  const subject =
    /^(.{2,60}?) (?:is|are|was|were|will|can|cannot|can['’]t|has|have|do|does|should|must|never|always|only|make|makes|cause|causes)\b/i.exec(
      said,
    )?.[1];
  const counted =
    /^(?:all|most|every|no|any) ([\p{L}-]+(?: (?:in|of|on|at) (?:the|our|my|this|their|your) [\p{L}-]+)?)\b/iu.exec(
      said,
    )?.[1];
  if (counted !== undefined && (subject === undefined || subject.split(' ').length > 6)) return counted;
  if (subject === undefined || /[,;:]|\b(?:that|which|who)$/.test(subject))
    return 'all the cases that the claim covers';
  const object = asObject(subject.replace(/^(?:all|every|each|any|no|most)(?: of)? /i, ''));
  return /^(?:it|this|that|they|them|there|he|she|him|her|i|me)$/i.test(object)
    ? 'all the cases that the claim covers'
    : object;
}

/** Those who tried it elsewhere: their results have to carry over. */
export function trialOf(of: Case): { words: string; clause: Clause } | null {
  for (const premise of of.reading.premises.slice(0, 20)) {
    const said = of.phrasing.said(premise);
    const tried =
      /^((?:the |most |many |some |all |several |other )?(?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+ (?:that|who|which) (?:have |had |already )*(?:tried|introduced|adopted|tested|switched|did|banned|moved)(?: (?:it|this|that|them|one|so|to it|to (?:an? |the )?[\p{L}-]+(?: (?:week|system|model|plan|scheme|day))?))?)\b/iu.exec(
        said,
      )?.[1];
    if (tried) return { words: tried, clause: premise };
    const place =
      /^(?:in|at) ((?:the )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?|other (?:cities|countries|schools|towns|companies|firms|states|places))\b/iu.exec(
        said,
      );
    if (place?.[1] && /^(?:\p{Lu}|other|the \p{Lu})/u.test(place[1])) return { words: place[1], clause: premise };
    const other =
      /^(other (?:[\p{L}-]+ )?(?:cities|countries|schools|towns|companies|firms|states|places|teams|offices|libraries))\b/iu.exec(
        said,
      )?.[1];
    if (other) return { words: other, clause: premise };
  }
  return null;
}

/** What an opposed plan is for: "saving money". */
export function purposeOf(of: Case): { words: string; clause: Clause } | null {
  for (const plan of of.reading.opposed) {
    const purpose = /\b(?:in order )?to ([a-z]+)((?: [^\s,.;]+){1,6})[.,;]?$/.exec(of.phrasing.said(plan));
    const verb = purpose?.[1] ?? '';
    const whole = of.phrasing.said(plan).match(/\bto\b/g)?.length ?? 0;
    if (
      purpose &&
      whole >= 2 &&
      /^(?:save|cut|reduce|make|raise|gain|protect|avoid|earn|free|win|attract|improve|keep|lower|speed|please|get|spend|balance|meet|help)$/.test(
        verb,
      )
    )
      return { words: `${ingOf(verb)}${purpose[2] ?? ''}`, clause: plan };
  }
  return null;
}

/** "If A, B": its parts, where a premise has them. */
export function conditionOf(said: string): { condition: string; result: string } | null {
  const parts = /^(?:if|when|unless) (.{3,160}?), (?:then )?(.{3,})$/i.exec(said);
  return parts && !/^(?:and|or)\b/.test(parts[2] ?? '') ? { condition: parts[1] ?? '', result: parts[2] ?? '' } : null;
}

/** Two things that a premise likens to each other. */
export function likenedIn(of: Case): { a: string; b: string } | null {
  for (const premise of of.reading.premises.slice(0, 20)) {
    const match =
      /^(.{2,40}?) (?:is|are) (?:really |basically |much |a lot )?(?:just )?(?:like|similar to|comparable to|no different from|the same as) ((?:an? |the )?[\p{L}'-]+(?: [\p{L}'-]+){0,3})/iu.exec(
        of.phrasing.said(premise),
      );
    if (match && !/[,;:]|^(?:it|this|that|they|there|he|she)$/i.test(match[1] ?? ''))
      return {
        a: match[1] ?? '',
        b: (match[2] ?? '').replace(/ (?:and|or|in|when|that|which|who|because|with)\b.*$/, ''),
      };
  }
  return null;
}
