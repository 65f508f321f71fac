import { asSentence } from '../output/phrasing.ts';
import type { Clause } from '../reading/clauses.ts';
import { type Case, casesOf, conditionOf, likenedIn, purposeOf, scopeOf, trialOf } from './case.ts';
import { isReported, viewOf } from './other-side.ts';
import { asObject, brief, isStatement, punctuated } from './wording.ts';

type Reply = (of: Case) => string | null;

/** Replies to a step that a flaw weakens. */
const TO_FLAWS: Readonly<Record<string, Reply>> = {
  'Hasty generalisation': (of) => {
    const cases = casesOf(of);
    return cases
      ? `${cases.words} may be ${cases.plural ? 'exceptions' : 'an exception'}. A wider look at ${scopeOf(of)} could show the opposite.`
      : null;
  },
  'Unrepresentative sample': (of) =>
    `Those who were asked may differ from the others in just this respect. A sample drawn at random from ${scopeOf(of)} could show the opposite.`,
  'Correlation taken for causation': (of) => {
    const reason = brief(of.reason);
    return isStatement(reason)
      ? `That ${reason} may have another cause, or the influence may run the other way round. Only a comparison in which everything else is equal could show that ${of.claim}.`
      : null;
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
};

function answerToView(of: Case): string | null {
  const { objections, rebuttals } = of.reading;
  const objection = objections.find((clause) => clause.words.length >= 3);
  if (!objection) return null;
  const answer = rebuttals.find((clause) => clause.index > objection.index && clause.index - objection.index <= 2);
  const view = brief(viewOf(objection, of.phrasing));
  if (!isStatement(view) && !isReported(objection, of.phrasing)) return null;
  if (!answer)
    return `Against this it can be said that ${view}. The text mentions this objection and leaves it without an answer.`;
  if (answer.isQuestion) return `It may still be the case that ${view}. The text answers only with a question.`;
  const reply = brief(of.phrasing.said(answer))
    .replace(/^that (?=\w)/i, 'this ')
    .replace(/^they (?:forget|overlook|ignore|miss) that /i, '');
  const worry =
    /^.{2,40}? (?:worry|worries|complain|complains|are (?:worried|concerned)) (?:about|over) (.{3,120})$/i.exec(
      of.phrasing.said(objection),
    )?.[1];
  if (worry !== undefined && isStatement(reply))
    return `The worry about ${worry} may still be justified. The text answers with the statement that ${reply}, but gives no grounds for it.`;
  return isStatement(reply)
    ? `It may still be the case that ${view}. The text answers with the statement that ${reply}, but gives no grounds for it.`
    : `It may still be the case that ${view}, and the text does not show otherwise.`;
}

function toPolicy(of: Case): string {
  const { action, reading, phrasing } = of;
  const reason = brief(of.reason);
  const granted = isStatement(reason)
    ? `Even if ${conditionOf(reason) || /^(?:if|when|unless|either)\b/i.test(reason) ? 'it is true that ' : ''}${reason}`
    : 'Even if the reasons are sound';
  const trial = trialOf(of);
  if (trial && action && !/^(?:it|this|that)$/i.test(action.subject))
    return `What holds for ${trial.words} need not hold for ${asObject(action.subject)}: conditions there may have been different. Only a trial under local conditions would show whether ${action.doing} works here.`;
  const purpose = purposeOf(of);
  if (purpose) {
    const last = reading.premises
      .map((premise) => ({ premise, parts: conditionOf(phrasing.said(premise)) }))
      .find((entry) => entry.parts);
    const other =
      last?.parts && last.premise !== of.main
        ? ` Whether it is really true that ${last.parts.result} if ${last.parts.condition} is not shown.`
        : '';
    return `${granted}, ${purpose.words} may matter more, and the text does not weigh the two against each other.${other.length < 220 ? other : ''}`;
  }
  if (!action)
    return `${granted}, the costs may be higher than the benefits. The text weighs neither them nor any other way of reaching the same end.`;
  if (action.keeps)
    return `${granted}, ${action.doing} has its price too. The text does not say what it would cost, nor what else could be done for those concerned.`;
  if (action.negated)
    return `${granted}, there may be good reasons on the other side. The text does not say what would be lost by ${action.doing}.`;
  return of.harm
    ? `${granted}, a milder step than ${action.doing} might deal with that. What ${action.doing} would cost, and whom it would burden, is not weighed.`
    : `${granted}, ${action.doing} may cost more than it is worth. The text names no drawback and compares no other way of reaching the same end.`;
}

function toOthers(of: Case, main: Clause): string {
  const reason = brief(of.phrasing.said(main));
  const granted = isStatement(reason)
    ? `Even if ${/^(?:if|when|unless|either)\b/i.test(reason) ? 'it is true that ' : ''}${reason}`
    : 'Even if the reason is sound';
  switch (of.method.name) {
    case 'authority':
      return `${granted}, this may be a mistake or only one side of the matter. Others who know it as well may hold that it is not the case that ${of.claim}.`;
    case 'analogy':
      return `The cases compared differ in many ways as well. One of these differences may be just what keeps it from being true that ${of.claim}.`;
    case 'statistics':
      return `${granted}, the figures may come from a group or a time that was not typical. They would then not show that ${of.claim}.`;
    case 'abduction':
      return `There may be another explanation of the same facts. As long as it is not ruled out, it is not settled that ${of.claim}.`;
    case 'rule':
      return `The rule may have an exception that fits this case, or one of its conditions may not be met. The step that a careful reader would test first is that ${reason}.`;
    case 'conditional':
    case 'syllogism':
    case 'elimination':
      return `Whoever wants to deny that ${of.claim} has to deny one of the reasons given. The most likely one to be disputed is that ${reason}.`;
    case 'generalisation':
    case 'example': {
      const cases = casesOf(of);
      return cases
        ? `${cases.words} may be ${cases.plural ? 'exceptions' : 'an exception'}. Cases that point the other way are not looked for.`
        : `The cases mentioned may be exceptions. Cases that point the other way are not looked for.`;
    }
    default:
      break;
  }
  if (of.kind === 'predictive') return `${granted}, conditions may change. It would then not follow that ${of.claim}.`;
  if (of.kind === 'causal')
    return `${granted}, something else may be at work, or the influence may run the other way round. It is then not shown that ${of.claim}.`;
  if (of.kind === 'evaluative' || of.kind === 'comparative')
    return `${granted}, there may be more on the other side of the scales. The text names nothing that speaks against the view that ${of.claim}.`;
  return `${granted}, it could still be false that ${of.claim}. The text does not consider what else would fit the same facts.`;
}

/** Of a valid argument only the reasons can be disputed. */
function toValid(of: Case, main: Clause): string {
  const reason = brief(of.phrasing.said(main));
  return of.reading.premises.length === 1
    ? `The argument is valid: if its reason is true, the conclusion cannot be false. It can be denied only by denying that ${reason}.`
    : `The argument is valid: if its reasons are true, the conclusion cannot be false. Whoever wants to deny it has to deny one of them, most likely that ${reason}.`;
}

/** A concrete reply in at most two sentences, built from the text's own words. */
export function findCounter(of: Case | null, valid = false): string {
  if (!of) return '';
  const { main } = of;
  const sentences = (text: string): string => punctuated(asSentence(text));
  if (!main)
    return `Someone who doubts that ${of.claim} is given no reason to think otherwise. The opposite can be asserted with the same right.`;
  if (valid) return sentences(toValid(of, main));
  for (const flaw of of.flaws.slice(0, 3)) {
    if (flaw.strength < 0.5) continue;
    const reply = TO_FLAWS[flaw.label]?.(of);
    if (reply) return sentences(reply);
  }
  const reply = answerToView(of) ?? (of.kind === 'policy' ? toPolicy(of) : toOthers(of, main));
  return sentences(reply);
}
