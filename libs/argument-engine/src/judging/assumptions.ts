import type { TextSpan } from '@premise/contracts';
import { BENEFIT, HARM } from '../data/evaluative.ts';
import { SINGLE_CASE } from '../data/flaw-cues.ts';
import { asSentence, capitalised, type Phrasing, quoted } from '../output/phrasing.ts';
import type { Clause } from '../reading/clauses.ts';
import { claimKindOf } from '../reading/conclusion-type.ts';
import { overlap, type Reading } from '../reading/roles.ts';
import { linkTerms, splitClause, type TermLinks } from '../reading/terms.ts';
import { MODALS } from '../data/verbs.ts';
import type { Method } from './method.ts';

export interface Assumption {
  text: string;
  explanation: string;
  confidence: number;
  spans: TextSpan[];
}

export interface Assumptions {
  necessary: Assumption[];
  sufficient: Assumption[];
  /** Reasons that the text leaves unsaid and that its premises need. */
  implicit: Assumption[];
  unstatedRule: string;
  ifThen: string;
}

const NONE: Assumptions = { necessary: [], sufficient: [], implicit: [], unstatedRule: '', ifThen: '' };
const spanOf = ({ start, end }: TextSpan): TextSpan => ({ start, end });

/** The premises that carry most: marked as reasons, or close to the conclusion in words and place. */
export function mainPremises(reading: Reading, most: number): Clause[] {
  const { conclusion, premises } = reading;
  if (!conclusion) return premises.slice(0, most);
  const ranked = premises.map((premise, at) => ({
    premise,
    at,
    score:
      (premise.marker?.kind === 'reason' ? 1 : 0) +
      (premise.sentence === conclusion.sentence ? 0.6 : 0) +
      overlap(conclusion.lemmas, premise.lemmas) +
      (/^(?:this|that|they|it|these|those|he|she|perhaps|maybe|such|their|its)\b/.test(premise.lower) ? -0.7 : 0) +
      (premise.marker?.kind === 'example' ? -0.5 : 0) +
      (premise.words.length > 25 ? -0.5 : 0),
  }));
  ranked.sort((a, b) => b.score - a.score || a.at - b.at);
  return ranked
    .slice(0, most)
    .map((entry) => entry.premise)
    .sort((a, b) => a.index - b.index);
}

/** "We should keep X" presupposes that we can. */
function canBeDone(conclusion: Clause): string | null {
  const parts = splitClause(conclusion);
  if (!parts || !/^(?:should|must|ought)$/.test(parts.verb)) return null;
  const rest = parts.predicate
    .replace(/^to\s+/i, '')
    .replace(/[.!?]+$/, '')
    .replace(/^(?:therefore|thus|hence|also|still|really|definitely|certainly|urgently|always|instead|indeed)\s+/i, '');
  if (/^(?:not|never|remain|stay|have|keep)\b/i.test(rest) || MODALS.has(rest.split(' ')[0] ?? '')) return null;
  if (
    /^(?:no|nobody|nothing|none|neither)\b/i.test(parts.subject) ||
    rest.split(' ').length > 25 ||
    parts.subject === ''
  )
    return null;
  return `${capitalised(parts.subject)} can in fact ${rest}`;
}

function linkAssumption(links: TermLinks, phrasing: Phrasing): Assumption | null {
  const fresh = links.newInConclusion[0];
  const loose = links.onlyInPremises[0];
  if (!fresh || !loose) return null;
  const [said, asked] = [quoted(phrasing.decapitalised(loose.text)), quoted(phrasing.decapitalised(fresh.text))];
  return {
    text: `What is said about ${said} bears on ${asked}; the text leaves the connection unsaid.`,
    explanation: `${capitalised(asked)} stands in the conclusion only and ${said} in the reasons only; without a connection the reasons would speak of something else.`,
    confidence: 0.6,
    spans: [spanOf(loose), spanOf(fresh)],
  };
}

function necessaryFor(
  reading: Reading,
  method: Method,
  phrasing: Phrasing,
  main: Clause,
  conclusion: Clause,
): Assumption[] {
  const claim = phrasing.said(conclusion);
  const reason = phrasing.said(main);
  const both = [spanOf(main), spanOf(conclusion)];
  const kind = claimKindOf(conclusion.lower);
  const found: Assumption[] = [];
  const add = (text: string, explanation: string, confidence: number, spans: TextSpan[] = both): void => {
    found.push({ text: asSentence(text), explanation, confidence, spans });
  };
  if (kind === 'policy') {
    const harm = reading.premises.slice(0, 20).find((premise) => HARM.test(premise.lower));
    const benefit = reading.premises.slice(0, 20).find((premise) => BENEFIT.test(premise.lower));
    if (harm)
      add(
        `Acting on the conclusion would really lessen the trouble described in ${quoted(harm.text, 160)}`,
        'A measure is justified by a problem only if it does something about it.',
        0.7,
        [spanOf(harm), spanOf(conclusion)],
      );
    else if (benefit)
      add(
        `Acting on the conclusion would really secure the good described in ${quoted(benefit.text, 160)}`,
        'A measure is justified by a good only if it brings it about or keeps it.',
        0.7,
        [spanOf(benefit), spanOf(conclusion)],
      );
    const possible = canBeDone(conclusion);
    add(
      `The reasons for holding that ${claim} outweigh whatever speaks against it and is left out of the text`,
      'A recommendation stands only if its costs and alternatives do not outweigh it.',
      0.72,
    );
    if (possible) add(possible, 'What cannot be done cannot be called for.', 0.7, [spanOf(conclusion)]);
  } else if (kind === 'predictive') {
    add(
      `No development that the text leaves out will keep it from coming true that ${claim}`,
      'A forecast holds only as long as its conditions do.',
      0.66,
    );
  } else if (kind === 'evaluative' || kind === 'comparative') {
    add(
      `The features that the text names are the ones that matter for the judgement ${quoted(conclusion.text, 160)}`,
      'A judgement is only as good as the standard it applies, and the standard is not stated.',
      0.66,
    );
  } else if (kind === 'causal') {
    add(
      `Nothing other than what the text names accounts better for what it observes`,
      'A causal claim fails where another cause explains the same facts.',
      0.64,
    );
  }
  switch (method.name) {
    case 'generalisation': {
      const single = reading.premises.find((premise) => SINGLE_CASE.test(premise.lower)) ?? main;
      add(
        `The experience reported in ${quoted(single.text, 140)} is typical of the cases that the conclusion speaks of`,
        'A single case supports a general claim only if it stands for the others.',
        0.72,
        [spanOf(single), spanOf(conclusion)],
      );
      break;
    }
    case 'analogy':
      add(
        'The cases that are compared are alike in the respects that matter for the conclusion, and do not differ in any that would undo it',
        'An analogy holds only as far as the likeness does.',
        0.66,
      );
      break;
    case 'authority':
      add(
        'The sources referred to are competent on this question, are reported correctly and are not contradicted by others of equal weight',
        'Testimony supports a claim only under these conditions.',
        0.66,
      );
      break;
    case 'statistics':
      add(
        'The figures are correct, describe the group that the conclusion speaks of, and measure what they are taken to measure',
        'Otherwise they would not bear on the conclusion.',
        0.66,
      );
      break;
    case 'abduction':
      add(
        'No other explanation accounts for the same facts as well',
        'An explanation is supported by what it explains only if its rivals do worse.',
        0.64,
      );
      break;
    case 'consequences':
    case 'means-end':
      if (kind !== 'policy')
        add(
          `The effects that the text counts on would really come about, and to a degree that matters`,
          'The argument loses its force if the expected effects fail to appear.',
          0.62,
        );
      break;
    default:
      break;
  }
  if (found.length === 0) {
    add(
      `That ${reason} is reason enough to accept that ${claim}`,
      'If the reason could hold just as well without the conclusion, it would not support it.',
      0.55,
    );
  }
  return found;
}

function ruleFor(
  kind: ReturnType<typeof claimKindOf>,
  method: Method,
  main: Clause,
  phrasing: Phrasing,
  conclusion: Clause,
): string {
  const reason = phrasing.said(main);
  if (method.name === 'authority')
    return 'What competent and independent sources agree on may be taken as true unless something speaks against it.';
  if (method.name === 'analogy') return 'Cases that are alike in the respects that matter ought to be judged alike.';
  if (method.name === 'generalisation' || method.name === 'example')
    return 'What has been found in the cases known so far may be expected of the others of their kind.';
  if (method.name === 'statistics')
    return 'What figures show for a group may be taken as a reason for what is claimed about it.';
  if (kind === 'policy') {
    if (HARM.test(main.lower))
      return `Where harm of the kind described threatens (${quoted(main.text, 120)}), one ought to do what the text calls for rather than let things go on.`;
    if (BENEFIT.test(main.lower))
      return `What brings a benefit of the kind described (${quoted(main.text, 120)}) ought to be done, unless weightier reasons forbid it.`;
    return `Whenever it holds that ${reason}, that is reason enough to act as the conclusion demands.`;
  }
  if (kind === 'evaluative' || kind === 'comparative')
    return `Where it can be said that ${reason}, the judgement ${quoted(conclusion.text, 140)} is deserved.`;
  if (method.name === 'causal' || kind === 'causal')
    return 'Where one thing regularly brings about another, the presence of the first is a reason to expect the second.';
  return `Whenever it holds that ${reason}, it may be concluded that ${phrasing.said(conclusion)}.`;
}

function joinReasons(reasons: readonly string[]): string {
  if (reasons.length <= 1) return reasons[0] ?? '';
  return `${reasons.slice(0, -1).join(', and ')}, and ${reasons.at(-1) ?? ''}`;
}

/** What has to be granted, and what would be enough, for the step from the premises to the conclusion. */
export function findAssumptions(reading: Reading, method: Method, phrasing: Phrasing): Assumptions {
  const { conclusion } = reading;
  if (!conclusion) return NONE;
  const mains = mainPremises(reading, 3);
  const claim = phrasing.said(conclusion);
  const main = mainPremises(reading, 1)[0];
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
      ifThen: '',
    };
  }
  const kind = claimKindOf(conclusion.lower);
  const links = linkTerms(reading.premises, conclusion);
  const necessary = necessaryFor(reading, method, phrasing, main, conclusion).slice(0, 4);
  const reasons = mains.filter((premise) => premise.words.length <= 40).map((premise) => phrasing.said(premise));
  const shownReasons = reasons.length > 0 ? reasons : [phrasing.said(main)];
  const plain = shownReasons.filter((reason) => !/^(?:if|when|whenever)\b/i.test(reason));
  const ifReasons = plain.length > 0 ? plain : shownReasons;
  const sufficient: Assumption[] = [
    {
      text: asSentence(
        `Whenever ${phrasing.said(main).replace(/^(?:if|when|whenever) .*/i, (hit) => `it is true that ${hit}`)}, it is also the case that ${claim}`,
      ),
      explanation: 'If this is granted, the conclusion follows from the reason without anything further.',
      confidence: 0.6,
      spans: [spanOf(main), spanOf(conclusion)],
    },
  ];
  const implicit: Assumption[] = [];
  const link = linkAssumption(links, phrasing);
  if (link) implicit.push(link);
  const second = reading.premises.find(
    (premise) =>
      premise !== main &&
      overlap(conclusion.lemmas, premise.lemmas) === 0 &&
      premise.marker?.kind !== 'example' &&
      premise.words.length <= 25 &&
      !/^(?:if|when)\b/.test(premise.lower),
  );
  if (second) {
    implicit.push({
      text: `That ${phrasing.said(second)} counts in favour of the claim that ${claim}.`,
      explanation: 'The text offers it as a reason, although it shares no term with the conclusion.',
      confidence: 0.5,
      spans: [spanOf(second)],
    });
  }
  return {
    necessary,
    sufficient,
    implicit,
    unstatedRule: ruleFor(kind, method, main, phrasing, conclusion),
    ifThen: asSentence(`If ${plain.length > 0 ? '' : 'it is true that '}${joinReasons(ifReasons)}, then ${claim}`),
  };
}
