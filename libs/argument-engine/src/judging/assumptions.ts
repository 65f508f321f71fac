import type { FormalCheck } from '@premise/contracts';
import { asSentence, type Phrasing } from '../output/phrasing.ts';
import type { Clause } from '../reading/clauses.ts';
import { contentLemmas, splitWords } from '../text/words.ts';
import { type Case, mainPremises } from './case.ts';
import { flawAssumptions } from './flaw-assumptions.ts';
import { categoricalOf } from './formal-flaws.ts';
import { missingPremise } from './missing-premise.ts';
import { type Assumption, schemeAssumptions, spanOf } from './scheme-assumptions.ts';
import { isFormal } from './support-flaws.ts';
import { unstatedRule } from './unstated-rule.ts';
import { brief, fact, isStatement, punctuated } from './wording.ts';

export type { Assumption } from './scheme-assumptions.ts';

export interface Assumptions {
  necessary: Assumption[];
  sufficient: Assumption[];
  /** Reasons that the text leaves unsaid and that its premises need. */
  implicit: Assumption[];
  unstatedRule: string;
  ifThen: string;
}

const NONE: Assumptions = { necessary: [], sufficient: [], implicit: [], unstatedRule: '', ifThen: '' };
const MOST_HIDDEN = 4;

function joinReasons(reasons: readonly string[]): string {
  if (reasons.length <= 1) return reasons[0] ?? '';
  return `${reasons.slice(0, -1).join(', and ')}, and ${reasons.at(-1) ?? ''}`;
}

/** "It is safe because it is natural" needs that whatever is natural is safe. */
function bridge(of: Case, main: Clause): Assumption | null {
  const from = /^(.{1,50}?) (?:is|are|was|were) ((?:an? |so |very |too )?[\p{L}-]+(?: [\p{L}-]+)?)$/iu.exec(
    of.phrasing.said(main),
  );
  const to = /^(.{1,50}?) (?:is|are|was|were) ((?:an? |very |too |also )?[\p{L}-]+(?: [\p{L}-]+)?)$/iu.exec(of.claim);
  if (!from || !to) return null;
  const [a = '', b = ''] = [from[1]?.toLowerCase(), to[1]?.toLowerCase()];
  const alike =
    a === b ||
    /^(?:it|they|he|she|this|that)$/.test(a) ||
    contentLemmas(splitWords(a)).some((word) => contentLemmas(splitWords(b)).includes(word));
  const [had = '', gets = ''] = [from[2]?.replace(/^(?:so|very|too) /, ''), to[2]?.replace(/^also /, '')];
  if (
    !alike ||
    had.toLowerCase() === gets.toLowerCase() ||
    /^(?:all|every|no|some|most|any)\b/.test(b) ||
    /(?:ing|ed|[^s]s)$/.test(had) ||
    /(?:[^su]s)$/.test(gets) ||
    /\b(?:not|in|on|at|to|of|for|by|with|from)\b/.test(`${had} ${gets}`)
  )
    return null;
  return {
    text: asSentence(`Whatever is ${had} is ${gets}`),
    explanation: 'The reason reaches the conclusion only through a rule of this kind.',
    confidence: 0.66,
    spans: [spanOf(main), spanOf(of.conclusion)],
  };
}

/** Statements that connect their terms without a gap need nothing further. */
function isComplete(of: Case): boolean {
  if (!isFormal(of.reading) || of.flaws.length > 0) return false;
  const statements = [of.conclusion, ...of.reading.premises];
  return statements.every((clause) => categoricalOf(clause) !== null) || of.method.name === 'conditional';
}

const keyOf = (text: string): string[] => contentLemmas(splitWords(text));

/** True where one of two sentences says little beyond the other. */
function repeats(text: string, known: string): boolean {
  const [a, b] = [keyOf(text), new Set(keyOf(known))];
  return a.length > 0 && a.filter((word) => b.has(word)).length / Math.max(a.length, b.size) > 0.85;
}

function distinct(candidates: readonly Assumption[], of: Case, taken: readonly Assumption[] = []): Assumption[] {
  const kept: Assumption[] = [];
  const said = [of.conclusion, ...of.reading.premises.slice(0, 30)].map((clause) => clause.text);
  for (const candidate of candidates) {
    if ([...taken, ...kept].some((known) => repeats(candidate.text, known.text))) continue;
    if (
      said.some((words) => asSentence(of.phrasing.decapitalised(words)).toLowerCase() === candidate.text.toLowerCase())
    )
      continue;
    kept.push(candidate);
  }
  return kept;
}

function ifThenOf(of: Case, phrasing: Phrasing): string {
  const { reading } = of;
  const grounds = new Set([...reading.steps.values()].flat());
  const carrying = mainPremises(reading, 6).filter(
    (premise) => !grounds.has(premise) && !premise.isQuestion && premise.words.length <= 40,
  );
  const shown = (carrying.length > 0 ? carrying : mainPremises(reading, 1))
    .slice(0, 3)
    .map((premise) => phrasing.said(premise));
  const plain = shown.filter((reason) => !/^(?:if|when|whenever|unless)\b/i.test(reason));
  return punctuated(
    asSentence(
      `If ${plain.length > 0 ? '' : 'it is true that '}${joinReasons(plain.length > 0 ? plain : shown)}, then ${of.wholeClaim}`,
    ),
  );
}

/**
 * What has to be granted, and what would be enough, for the step from the premises to the conclusion. Nothing, where
 * the premises as they are stated are shown to be enough; where one
 * further premise is, that one alone.
 */
export function findAssumptions(of: Case | null, phrasing: Phrasing, formal?: FormalCheck): Assumptions {
  if (!of) return NONE;
  const { main, conclusion, claim } = of;
  if (!main) {
    return {
      ...NONE,
      necessary: [
        {
          text: `There are reasons, which the text does not give, for holding that ${claim}.`,
          explanation: 'The text states its claim without support.',
          confidence: 0.6,
          spans: [spanOf(conclusion)],
        },
      ],
      unstatedRule: 'The text gives no reason, so that no rule leads from a reason to its claim.',
    };
  }
  const ifThen = ifThenOf(of, phrasing);
  const complete = { ...NONE, ifThen, unstatedRule: unstatedRule(of, main) };
  if (formal?.verdict === 'valid') return complete;
  const missing = missingPremise(of, formal);
  if (missing) return { ...complete, necessary: [missing] };
  if (isComplete(of)) return complete;
  const bridging = bridge(of, main);
  const ofFlaws = flawAssumptions(of, 3);
  // where a flaw names the gap, the bare "makes it likely" says less
  const known = schemeAssumptions(of, main).filter(
    (assumption) => !assumption.generic || (ofFlaws.length === 0 && !bridging),
  );
  const ofForm = /^(?:Undistributed|Illicit|Affirming|Denying|Necessary condition)/.test(of.flaws[0]?.label ?? '');
  const scheme = ofForm && ofFlaws.length > 0 ? [] : distinct(known, of);
  const fromFlaws = distinct([...(bridging ? [bridging] : []), ...ofFlaws], of, scheme);
  const implicit = fromFlaws.slice(0, 2);
  const necessary = scheme.length > 0 ? scheme.slice(0, MOST_HIDDEN - implicit.length) : implicit.splice(0, 1);
  const reason = brief(of.reason);
  return {
    necessary,
    sufficient: [
      {
        text: punctuated(
          asSentence(
            isStatement(reason)
              ? `If it is true that ${reason}, that alone is enough to show that ${claim}`
              : `${fact(reason)} is enough by itself to show that ${claim}`,
          ),
        ),
        explanation: 'If this is granted, the conclusion follows from the reason without anything further.',
        confidence: 0.6,
        spans: [spanOf(main), spanOf(conclusion)],
      },
    ],
    implicit,
    unstatedRule: unstatedRule(of, main),
    ifThen,
  };
}
