import type { TextSpan } from '@premise/contracts';
import { asSentence } from '../output/phrasing.ts';
import type { Clause } from '../reading/clauses.ts';
import { type Case, casesOf, likenedIn, scopeOf, trialOf } from './case.ts';
import { policyAssumptions } from './policy-assumptions.ts';
import { asObject, fact, isStatement, punctuated } from './wording.ts';

export interface Assumption {
  text: string;
  explanation: string;
  confidence: number;
  spans: TextSpan[];
  /** Says no more than that the reason supports the claim. */
  generic?: true;
}

export const spanOf = ({ start, end }: TextSpan): TextSpan => ({ start, end });

const OBSERVED =
  /\b(?:more|less|fewer|higher|lower|rose|fell|risen|fallen|increased|decreased|grew|dropped|better|worse|doubled|improved|lost|went)\b/i;

/** Takes up one assumption; without clauses it rests on the main reason and the conclusion. */
export type Add = (text: string, explanation: string, confidence: number, ...clauses: Clause[]) => void;

/** What has to be granted for the step to hold, by the kind of claim and the method of reasoning. */
export function schemeAssumptions(of: Case, main: Clause): Assumption[] {
  const found: Assumption[] = [];
  const add: Add = (text, explanation, confidence, ...clauses) => {
    const spans = (clauses.length > 0 ? clauses : [main, of.conclusion]).map(spanOf);
    found.push({ text: punctuated(asSentence(text)), explanation, confidence, spans });
  };
  methodAssumptions(of, main, add);
  switch (of.kind) {
    case 'policy':
      policyAssumptions(of, main, add);
      break;
    case 'predictive':
      if (/\b(?:was|were|had|has|have|did|went|made|[a-z]{3,}ed)\b/.test(main.lower) && found.length === 0)
        add(
          'What has happened so far is a guide to what will happen next',
          'A forecast from the past holds only as long as its conditions do.',
          0.6,
        );
      if (found.length === 0 || !/\b(?:not|never|no)\b/.test(of.claim))
        add(
          `Nothing that the text leaves out will get in the way before ${of.claim.includes(' will ') ? 'this comes true: ' : 'it comes true that '}${of.claim}`,
          'A forecast holds only as long as nothing else changes.',
          0.6,
          of.conclusion,
        );
      break;
    case 'evaluative':
    case 'comparative':
      evaluativeAssumptions(of, add);
      break;
    case 'causal':
      if (
        found.length === 0 &&
        isStatement(of.reason) &&
        OBSERVED.test(of.reason) &&
        !of.flaws.some((flaw) => flaw.label === 'False cause')
      )
        add(
          `Nothing else explains as well why ${of.reason}`,
          'A causal claim fails where another cause explains the same facts.',
          0.62,
        );
      break;
    default:
      break;
  }
  if (found.length === 0 && of.reason !== '') {
    add(
      `${fact(of.reason)} makes it likely that ${of.claim}`,
      'If the reason could hold just as well without the conclusion, it would not support it.',
      0.55,
    );
    const last = found.at(-1);
    if (last) last.generic = true;
  }
  return found;
}

function methodAssumptions(of: Case, main: Clause, add: Add): void {
  const trial = trialOf(of);
  const cases = casesOf(of);
  const scope = scopeOf(of);
  if (trial && of.kind !== 'categorical') {
    const to = of.action?.subject ?? null;
    add(
      to !== null && !/^(?:it|this|that)$/i.test(to)
        ? `The results of ${trial.words} carry over to ${asObject(to)}`
        : `What holds for ${trial.words} holds here as well`,
      'Experience made elsewhere supports the claim only if the conditions are alike.',
      0.7,
      trial.clause,
      of.conclusion,
    );
  } else if (
    cases &&
    (of.method.name === 'generalisation' || of.flaws.some((flaw) => flaw.label === 'Hasty generalisation'))
  ) {
    add(
      `${cases.words} ${cases.plural ? 'are' : 'is'} representative of ${scope}`,
      'A few cases support a general claim only if they stand for the others.',
      0.72,
      cases.clause,
    );
  }
  switch (of.method.name) {
    case 'analogy': {
      const likened = likenedIn(of);
      add(
        likened
          ? `${likened.a} and ${likened.b} are alike in whatever decides whether ${of.claim}`
          : `The cases compared are alike in whatever decides whether ${of.claim}`,
        'An analogy holds only as far as the likeness does.',
        0.66,
      );
      break;
    }
    case 'authority': {
      const source =
        /^((?:my|our|his|her|the|some|most|many|all)? ?(?:[\p{L}-]+ ){0,2}[\p{L}-]+?) (?:say|says|said|agree|agrees|recommend|recommends|told|believe|believes|think|thinks|claim|claims|show|shows|found|finds|report|reports|confirm|confirms)\b/iu.exec(
          of.reason,
        )?.[1] ?? /^according to ((?:[\p{L}-]+ ?){1,5}),/iu.exec(of.reason)?.[1];
      add(
        source !== undefined
          ? `${source} can be trusted on this question, and others of equal standing do not disagree`
          : 'The sources can be trusted on this question, and others of equal standing do not disagree',
        'Testimony supports a claim only under these conditions.',
        0.66,
        main,
      );
      break;
    }
    case 'statistics':
      if (of.flaws.some((flaw) => flaw.label === 'Unrepresentative sample')) break;
      add(
        /\b(?:survey|poll|asked|respondents?|replied|answered|readers|customers|visitors|volunteers)\b/.test(
          of.reading.clauses
            .slice(0, 60)
            .map((clause) => clause.lower)
            .join(' '),
        )
          ? `Those who were asked are representative of everyone whom the conclusion is about`
          : `The figures were gathered from the same group, and under the same conditions, as the conclusion is about`,
        'Otherwise the figures would not bear on the conclusion.',
        0.62,
        main,
      );
      break;
    case 'rule':
      add(
        'The rule applies to this case, and every condition that it names is met',
        'A judgement follows from a rule only if the facts fall under it in every respect.',
        0.66,
      );
      break;
    case 'abduction':
      add(
        isStatement(of.reason)
          ? `There is no better explanation of the fact that ${of.reason}`
          : 'There is no better explanation of the same facts',
        'An explanation is supported by what it explains only if its rivals do worse.',
        0.64,
      );
      break;
    default:
      break;
  }
}

function evaluativeAssumptions(of: Case, add: Add): void {
  const judged = /^(.{1,60}?) (is|are|was|were) (?!not\b)(.{2,90})$/i.exec(of.claim);
  const plain =
    judged &&
    !/[,;:]|\b(?:that|which|who|there|it)$/i.test(judged[1] ?? '') &&
    !/^(?:there|if|when|what|because)\b/i.test(judged[1] ?? '');
  if (isStatement(of.reason)) {
    add(
      plain && !/^(?:it|this|that|they|he|she|i|we)$/i.test(judged?.[1] ?? '') && !/\bthan\b/.test(of.claim)
        ? `The fact that ${of.reason} is enough to make ${asObject(judged?.[1] ?? '')} ${judged?.[3] ?? ''}`
        : /\b(?:not|never|no|cannot|\w+n't)\b/.test(of.claim)
          ? `The fact that ${of.reason} is reason enough to hold that ${of.claim}`
          : `The fact that ${of.reason} is what decides whether ${of.claim}`,
      'A judgement is only as good as the standard it applies, and the standard is not stated.',
      0.64,
    );
  }
  add(
    `Nothing that the text leaves out speaks more strongly against the view that ${of.claim}`,
    'A judgement has to take both sides into account.',
    0.58,
    of.conclusion,
  );
}
