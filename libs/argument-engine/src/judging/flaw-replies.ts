import { type Case, casesOf, conditionOf, likenedIn, scopeOf } from './case.ts';
import type { Flaw } from './flaw.ts';
import { brief, isStatement } from './wording.ts';

type Reply = (of: Case, flaw: Flaw) => string;

/** Replies to a step that a flaw weakens, by its label. */
const REPLIES: Readonly<Record<string, Reply>> = {
  'Hasty generalisation': (of, flaw) => {
    const cases = casesOf(of);
    if (cases)
      return `${cases.words} may be ${cases.plural ? 'exceptions' : 'an exception'}. A wider look at ${scopeOf(of)} could show the opposite.`;
    return flaw.by === undefined
      ? `The cases behind this may be exceptions. A wider look at ${scopeOf(of)} could show the opposite.`
      : 'One exception is enough to upset what is said here of all cases. The text does not look for any.';
  },
  'Unrepresentative sample': (of) =>
    `Those who were asked may differ from the others in just this respect. A sample drawn at random from ${scopeOf(of)} could show the opposite.`,
  'Correlation taken for causation': (of) => {
    const reason = brief(of.reason);
    return isStatement(reason)
      ? `That ${reason} may have another cause, or the influence may run the other way round. Only a comparison in which everything else is equal could show that ${of.claim}.`
      : `What goes together may have a common cause, or the influence may run the other way round. Only a comparison in which everything else is equal could show that ${of.claim}.`;
  },
  'False cause': (of) =>
    `That one thing came after another does not make it the effect; something else may have changed at the same time. What would have happened otherwise is not asked before it is concluded that ${of.claim}.`,
  'False dilemma': (of) => {
    const first = of.reading.clauses.find((clause) => /^either\b/.test(clause.lower));
    return `There may be a third way between the two that are named${first ? ', or a mixture of both' : ''}. Until such ways are ruled out, it does not follow that ${of.claim}.`;
  },
  'Slippery slope': (of) =>
    `Each of the steps can be stopped by a rule or a decision, so the first does not bring on the last. Grounds for thinking that ${of.claim} would have to come from the first step itself.`,
  'Sunk cost': (of) =>
    `What has been spent is gone whichever way the decision falls. What counts is whether it is worth what is still to be spent${of.action ? ` on ${of.action.doing}` : ''}.`,
  'Ad hominem': (of) =>
    `Even if this is true of those who hold the other view, their reasons may be good. It still has to be shown on the merits that ${of.claim}.`,
  'Appeal to ignorance': (of) =>
    `That something has not been shown does not make the opposite true. With the same right one could conclude that it is not the case that ${of.claim}.`,
  'Circular reasoning': (of) =>
    `Someone who doubts that ${of.claim} will doubt the reason as well, for it says the same. A reason is needed that can be accepted before the conclusion is.`,
  'Affirming the consequent': (of) =>
    `The same result can come about in other ways. It may therefore be the case that ${brief(of.reason)}, and yet not that ${of.claim}.`,
  'Necessary condition taken for sufficient': (of) =>
    `What is required need not be enough: further conditions may fail. It may therefore still turn out not to be the case that ${of.claim}.`,
  'False analogy': (of) => {
    const likened = likenedIn(of);
    return `${likened ? `${likened.a} and ${likened.b}` : 'The two cases'} differ in ways that matter here. What is right in the one case may be wrong in the other.`;
  },
  'Denying the antecedent': (of) => {
    const parts = of.reading.premises
      .map((premise) => conditionOf(of.phrasing.said(premise)))
      .find((found) => found !== null);
    return `The same result can come about in other ways. ${parts ? `It may still be the case that ${parts.result}.` : `The reason does not show that ${of.claim}.`}`;
  },
  'Appeal to authority': (of) =>
    `Whoever is cited may be mistaken, may speak outside their field, or may have an interest in the answer. Independent evidence would have to show that ${of.claim}.`,
  'Appeal to popularity': (of) =>
    `Many people can be mistaken together, or simply follow one another. Their number does not show that ${of.claim}.`,
  'Appeal to tradition': (of) =>
    `What has long been done may have outlived its reasons, or may never have had good ones. Its age does not show that ${of.claim}.`,
  'Appeal to nature': (of) =>
    `Many natural things do harm, and many artificial ones do good. Being natural does not show that ${of.claim}.`,
  'Straw man': (of) =>
    `The other side may hold a milder view than the one ascribed to it. Only against the view that is really held could it be shown that ${of.claim}.`,
  'Tu quoque': (of) =>
    `Advice can be good even if those who give it do not follow it. How others behave does not show that ${of.claim}.`,
  'Undistributed middle': (of) =>
    `Other things can have the same feature without being of the same kind. The reasons may therefore be true and it may still be false that ${of.claim}.`,
  Composition: (of) =>
    `What holds for each part need not hold for the whole, because the parts have to work together. It may therefore be false that ${of.claim}.`,
  Division: (of) => `What holds for the whole need not hold for each part. It may therefore be false that ${of.claim}.`,
  'Appeal to emotion': (of) =>
    `How one feels about a matter does not settle it. Reasons that hold for someone who feels otherwise would have to show that ${of.claim}.`,
  'Red herring': (of) =>
    `That may be so, and the question is still open. Something that bears on it would have to show that ${of.claim}.`,
  'Appeal to worse problems': (of) =>
    `Something else can be worse, and this can still be bad. Whether it is true that ${of.claim} has to be decided by looking at the matter itself.`,
  Equivocation: (of) =>
    `If the word keeps one meaning throughout, one of the reasons is no longer true. It then does not follow that ${of.claim}.`,
  'Illicit process': (of) =>
    `The reasons speak of some cases only, the conclusion of all. They may therefore be true and it may still be false that ${of.claim}.`,
  'Exclusive premises': (of) =>
    `Two denials connect nothing. The reasons may therefore be true and it may still be false that ${of.claim}.`,
  'Negation out of step': (of) =>
    `The reasons and the conclusion do not agree in what they deny. They may therefore be true and it may still be false that ${of.claim}.`,
  'Does not follow': (of) =>
    `There are situations in which all the reasons are true and the conclusion is false. A further reason is needed to show that ${of.claim}.`,
  'Is-ought gap': (of) =>
    `That something is so does not show that it ought to be. Which aim or value makes it right that ${of.claim} is not said.`,
  'Unsupported assertion': (of) =>
    `Someone who doubts that ${of.claim} is given no reason to think otherwise. The opposite can be asserted with the same right.`,
};

/** What can be said against the step that a flaw weakens; null for kinds that no reply is known to. */
export const replyToFlaw = (of: Case, flaw: Flaw): string | null => REPLIES[flaw.label]?.(of, flaw) ?? null;
