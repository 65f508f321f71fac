import { ANSWERED_NO } from '@premise/contracts';

/** A question of the wizard (S2 section 2). */
export type QuestionAnswer = 'unanswered' | 'yes' | 'no';

/** "None" is no, nothing is unanswered, any other text is yes and holds the details. */
export function answerOf(text: string | undefined): QuestionAnswer {
  if (text === undefined || text.trim() === '') return 'unanswered';
  return text.trim() === ANSWERED_NO ? 'no' : 'yes';
}
