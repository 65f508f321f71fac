import { CodedError } from '@premise/service-platform';
import type { JobWork } from '../jobs/job-handler.ts';
import type { AskModel } from '../model/ask-model.ts';
import { readTitles } from './read-titles.ts';
import { TITLES_ASKED, titlePrompt, type Unusable } from './title-prompt.ts';

/** Of the instructions beside the description, in characters. */
const INSTRUCTIONS_LENGTH = 1500;
const TOKENS_PER_TITLE = 60;

/** Has titles proposed by the language model; an answer without any is asked for once more. */
export class ModelTitles {
  constructor(private readonly model: AskModel) {}

  /** Name of the model. */
  get name(): string {
    return this.model.name;
  }

  async propose(work: JobWork<'titles'>): Promise<string[]> {
    work.report(10, 'Asking the language model');
    const first = await this.ask(work, null);
    if (Array.isArray(first)) return first;
    work.report(55, 'Asking the language model once more');
    const second = await this.ask(work, first);
    if (Array.isArray(second)) return second;
    throw new CodedError('MODEL_FAILED', `The answer of the language model ${first.problem}, twice.`);
  }

  private async ask({ jobId, userId, input, signal }: JobWork<'titles'>, unusable: Unusable | null) {
    const { text: prompt, fence } = titlePrompt(input.description, unusable);
    const { text, problem } = await this.model.ask({
      jobId,
      userId,
      prompt,
      promptLength: INSTRUCTIONS_LENGTH + input.description.length + (unusable?.reply.length ?? 0),
      answerTokens: TITLES_ASKED * TOKENS_PER_TITLE,
      signal,
    });
    const titles = problem === null ? readTitles(text, fence) : [];
    return titles.length > 0 ? titles : { reply: text, problem: problem ?? 'held no title in a usable form' };
  }
}
