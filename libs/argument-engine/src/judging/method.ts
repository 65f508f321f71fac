import { BENEFIT, DUTY, HARM } from '../data/evaluative.ts';
import { SINGLE_CASE } from '../data/flaw-cues.ts';
import type { Clause } from '../reading/clauses.ts';
import type { ClaimKind } from '../reading/conclusion-type.ts';
import { kindOf } from '../reading/imperative.ts';
import type { Reading } from '../reading/roles.ts';
import { categoricalOf, conditionalOf } from './formal-flaws.ts';
import { isFormal } from './support-flaws.ts';

export type MethodName =
  | 'assertion'
  | 'conditional'
  | 'syllogism'
  | 'deduction'
  | 'analogy'
  | 'authority'
  | 'statistics'
  | 'generalisation'
  | 'abduction'
  | 'consequences'
  | 'means-end'
  | 'principle'
  | 'rule'
  | 'causal'
  | 'criteria'
  | 'elimination'
  | 'example'
  | 'cumulative';

export interface Method {
  name: MethodName;
  /** One or two sentences for the reader. */
  text: string;
}

const ANALOGY =
  /\b(?:(?:is|are|works?) (?:really |basically )?(?:just )?like an?|just like|just as|similar(?:ly)? to|analog\w+|in the same way|the same (?:goes|is true))\b/;
const AUTHORITY =
  /\b(?:according to|experts?|stud(?:y|ies)|scientists?|research(?:ers)?|doctors? (?:say|recommend|agree)|statistics show|reports?|professor|survey|(?:he|she|they) (?:said|says))\b/;
const STATISTICS =
  /\b\d+(?:[.,]\d+)? ?(?:%|percent|per cent)|\b(?:one|two|three|\d+) (?:in|out of) (?:\d+|three|four|five|ten|hundred)\b|\b(?:average|rate of|statistics|majority of)\b/;
const SURVEY = /\b(?:survey|poll|questionnaire)\b/;
const ABDUCTION =
  /\b(?:best explanation|explains? (?:why|how|the)|must have (?:been|had|done)|the (?:only|most likely) (?:explanation|reason)|suggests that|would explain)\b/;
const FUTURE =
  /\b(?:will|would|lead|leads|result|cause|causes|consequence|could|make|makes|enable|allow|prevent|reduce|increase|help|helps)\b/;
/** What the law asks for, or where it stands. */
const LEGAL_RULE =
  /\b(?:requires?|is (?:only )?(?:valid|void|binding|enforceable|patentable|obvious|liable) (?:if|when|where|only)|whoever|anyone who|under (?:\d+ u\.?s\.?c|section|article|§|the (?:\w+ ){0,3}(?:act|law|code|statute|contract|rule))|(?:section|article|§) ?\d+|the (?:law|act|statute|code|rule|test) (?:\w+ )?(?:says|requires|provides|states|is))\b/;
const CAUSAL = /\b(?:cause[sd]?|because of|leads? to|results? in|due to|effects? of|consequence)\b/;

const some = (premises: readonly Clause[], pattern: RegExp): boolean =>
  premises.some((premise) => pattern.test(premise.lower));

function nameMethod(reading: Reading, kind: ClaimKind, follows: boolean): MethodName {
  const { premises, conclusion } = reading;
  const shown = premises.slice(0, 30);
  if (shown.length === 0) return 'assertion';
  if (conclusion && (follows || isFormal(reading))) {
    if (shown.some((premise) => /^either\b/.test(premise.lower))) return 'elimination';
    if (shown.some((premise) => conditionalOf(premise) !== null)) return 'conditional';
    if (shown.filter((premise) => categoricalOf(premise) !== null).length > 0) return 'syllogism';
    if (follows) return 'deduction';
  }
  if (kind === 'legal' && reading.clauses.slice(0, 60).some((clause) => LEGAL_RULE.test(clause.lower))) return 'rule';
  if (some(shown, ANALOGY)) return 'analogy';
  if (kind === 'policy') {
    if (some(shown, DUTY) && !some(shown, FUTURE)) return 'principle';
    if (some(shown, FUTURE) || some(shown, HARM))
      return some(shown, HARM) && !some(shown, BENEFIT) ? 'consequences' : 'means-end';
    return shown.some((premise) => DUTY.test(premise.lower)) ? 'principle' : 'means-end';
  }
  if (some(shown, STATISTICS) || some(shown, SURVEY)) return 'statistics';
  if (some(shown, AUTHORITY)) return 'authority';
  if (some(shown, ABDUCTION)) return 'abduction';
  if (shown.length <= 3 && some(shown, SINGLE_CASE)) return 'generalisation';
  if (kind === 'causal' || some(shown, CAUSAL)) return 'causal';
  if (kind === 'evaluative' || kind === 'comparative') return some(shown, FUTURE) ? 'consequences' : 'criteria';
  if (shown.some((premise) => conditionalOf(premise) !== null)) return 'conditional';
  if (shown.some((premise) => premise.marker?.kind === 'example')) return 'example';
  return 'cumulative';
}

const TEXTS: Readonly<Record<MethodName, string>> = {
  assertion: 'Assertion: the text states its claim and gives no reason for it.',
  conditional:
    'Deductive reasoning with conditionals: the conclusion is drawn from what holds if something else holds.',
  syllogism:
    'Categorical syllogism: the conclusion connects two terms through what the premises say about all, some or none of a third.',
  deduction: 'Deductive reasoning: the conclusion is contained in what the reasons say.',
  analogy: 'Argument from analogy: what holds in one case is carried over to another that is said to be like it.',
  authority: 'Argument from authority: the claim rests on what studies, experts or other sources say.',
  statistics: 'Statistical reasoning: figures about a group are taken as evidence for the claim.',
  generalisation: 'Inductive generalisation: a general claim is drawn from single cases.',
  abduction: 'Abductive reasoning: the claim is put forward as the best explanation of what is observed.',
  consequences: 'Argument from consequences: the claim is supported by the good or bad effects that are expected.',
  'means-end':
    'Practical reasoning (means to an end): a course of action is recommended because of what it is expected to achieve.',
  principle:
    'Argument from principle: what ought to be done is derived from duties, rights or rules that the text takes for granted.',
  rule: 'Deductive reasoning from a rule: the facts of the case are brought under what a rule of law requires, and the judgement is drawn from that.',
  causal: 'Causal reasoning: the claim rests on what brings about what.',
  criteria: 'Evaluation by criteria: a judgement is based on features that count for or against its object.',
  elimination: 'Deductive reasoning by elimination: alternatives are set up, and all but one are ruled out.',
  example: 'Argument from example: cases are given to make the claim plausible.',
  cumulative: 'Inductive, cumulative support: several observations together are taken to make the claim likely.',
};

/** How the text gets from its reasons to its claim; `follows` where the conclusion is shown to follow by its form. */
export function findMethod(reading: Reading, follows = false): Method {
  const kind = reading.conclusion ? kindOf(reading.conclusion) : 'factual';
  const name = nameMethod(reading, kind, follows);
  const count = reading.premises.length + reading.premisesLeftOut;
  const parts = [TEXTS[name]];
  if (name !== 'assertion' && reading.conclusion) {
    parts.push(
      count === 1 ? 'One reason is stated for the conclusion.' : `${count} reasons are stated for the conclusion.`,
    );
  }
  if (reading.objections.length > 0) {
    parts.push(reading.rebuttals.length > 0 ? 'An objection is taken up and answered.' : 'An objection is mentioned.');
  }
  return { name, text: parts.join(' ') };
}
