/** How the yes/no questions of the wizard are stored: one text per question (S2 section 2). */
export type QuestionAnswer = 'unanswered' | 'yes' | 'no';

/** The text that stands for No. */
export const ANSWER_NO = 'None';

/** "None" is no, nothing is unanswered, any other text is yes and holds the details. */
export function answerOf(text: string | undefined): QuestionAnswer {
  if (text === undefined || text.trim() === '') return 'unanswered';
  return text.trim() === ANSWER_NO ? 'no' : 'yes';
}
