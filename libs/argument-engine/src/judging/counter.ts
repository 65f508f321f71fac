import { asSentence } from '../output/phrasing.ts';
import type { Clause } from '../reading/clauses.ts';
import { type Case, casesOf, conditionOf, purposeOf, trialOf } from './case.ts';
import { replyToFlaw } from './flaw-replies.ts';
import { isReported, viewOf } from './other-side.ts';
import { asObject, brief, isStatement, punctuated } from './wording.ts';

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
    case 'deduction':
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
  const [keyFlaw] = of.flaws;
  // of a valid argument only what is taken for granted can be disputed, which may be just the flaw
  const reply = keyFlaw ? replyToFlaw(of, keyFlaw) : null;
  if (reply !== null) return sentences(reply);
  if (!main)
    return `Someone who doubts that ${of.claim} is given no reason to think otherwise. The opposite can be asserted with the same right.`;
  if (valid) return sentences(toValid(of, main));
  return sentences(answerToView(of) ?? (of.kind === 'policy' ? toPolicy(of) : toOthers(of, main)));
}
