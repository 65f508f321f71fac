import type { ReviewResult } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import type { Application } from '../applications/application.entity.ts';
import type { JobWork } from '../jobs/job-handler.ts';
import type { AskModel } from '../model/ask-model.ts';
import { readReview, type ReadReview } from './read-review.ts';
import { draftToRead, REMARKS_ASKED, reviewPrompt, type ReadDraft, type Unusable } from './review-prompt.ts';

/** Of the instructions beside the draft, in characters. */
const INSTRUCTIONS_LENGTH = 2_500;
const TOKENS_PER_REMARK = 150;

/** Has a draft reviewed by the language model; an answer that is no review is asked for once more. */
export class ModelReview {
  constructor(private readonly model: AskModel) {}

  async review(application: Application, work: JobWork<'review'>): Promise<ReviewResult> {
    const draft = draftToRead(application.draft);
    if (draft.sections.length === 0) {
      throw new CodedError('VALIDATION_FAILED', 'There is nothing to review yet. Write a section first.');
    }
    work.report(10, 'The language model is reading the draft');
    let outcome = await this.ask(draft, work, null);
    if ('problem' in outcome) {
      work.report(55, 'Asking the language model once more');
      outcome = await this.ask(draft, work, outcome);
    }
    if ('problem' in outcome)
      throw new CodedError('MODEL_FAILED', `The answer of the model ${outcome.problem}, twice.`);
    return { ...outcome, model: this.model.name, version: application.version, cut: draft.cut };
  }

  private async ask(
    draft: ReadDraft,
    { jobId, userId, signal }: JobWork<'review'>,
    unusable: Unusable | null,
  ): Promise<ReadReview | Unusable> {
    const { text: prompt, fence } = reviewPrompt(draft, unusable);
    const { text, problem } = await this.model.ask({
      jobId,
      userId,
      prompt,
      promptLength: INSTRUCTIONS_LENGTH + draft.length + (unusable?.reply.length ?? 0),
      answerTokens: REMARKS_ASKED * TOKENS_PER_REMARK,
      signal,
    });
    const review = problem === null ? readReview(text, draft, fence, this.model.name) : null;
    return review ?? { reply: text, problem: problem ?? 'held no remarks in a usable form' };
  }
}
