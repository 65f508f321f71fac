import type { WizardStep } from '@premise/contracts';
import type { AuditedDraft, AuditedInventor } from '../draft/audited-draft.ts';
import { answerOf, type QuestionAnswer } from '../draft/question-answer.ts';

/**
 * A question that was answered Yes and whose details are still empty looks unanswered in the stored text; the screen
 * knows better and may say so.
 */
export interface LiveAnswers {
  crossReference?: QuestionAnswer;
  federalResearch?: QuestionAnswer;
}

const filled = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

/** An inventor counts with both a name and an address (S2 section 4). */
export function isNamedInventor(inventor: AuditedInventor): boolean {
  return filled(inventor.name) && filled(inventor.address);
}

function isAnswered(text: string | undefined, live: QuestionAnswer | undefined): boolean {
  const answer = live ?? answerOf(text);
  if (answer === 'unanswered') return false;
  return answer === 'no' || filled(text);
}

/** Whether a step may be left without a warning (S2 section 4). */
export function isStepValid(step: WizardStep, draft: AuditedDraft, live: LiveAnswers = {}): boolean {
  switch (step) {
    case 'Introduction':
    case 'Claims':
    case 'Review':
      return true;
    case 'Title':
      return filled(draft.title);
    case 'CrossReference':
      return isAnswered(draft.crossReference, live.crossReference);
    case 'FederalResearch':
      return isAnswered(draft.federalResearch, live.federalResearch);
    case 'Inventors':
      return (draft.inventors ?? []).some(isNamedInventor);
    case 'Abstract':
      return filled(draft.abstract);
    case 'Field':
      return filled(draft.field);
    case 'Background':
      return filled(draft.background);
    case 'Summary':
      return filled(draft.summary);
    case 'Drawings':
      return filled(draft.drawings);
    case 'DetailedDescription':
      return filled(draft.detailedDescription);
  }
}

/** Whether anything was entered in a step at all. */
export function hasStepContent(step: WizardStep, draft: AuditedDraft, live: LiveAnswers = {}): boolean {
  switch (step) {
    case 'Introduction':
    case 'Review':
      return false;
    case 'Claims':
      return filled(draft.claims);
    case 'CrossReference':
      return filled(draft.crossReference) || (live.crossReference ?? 'unanswered') !== 'unanswered';
    case 'FederalResearch':
      return filled(draft.federalResearch) || (live.federalResearch ?? 'unanswered') !== 'unanswered';
    case 'Inventors':
      return (draft.inventors ?? []).length > 0;
    case 'Drawings':
      return filled(draft.drawings) || (draft.figures ?? []).length > 0 || (draft.images ?? []).length > 0;
    default:
      return isStepValid(step, draft, live);
  }
}
