import {
  CallSlots,
  CompletionsClient,
  PaidCalls,
  problemOfEnding,
  ReplyTooLarge,
  tokensOfLength,
  type ModelBudget,
  type ModelConfig,
  type ModelPurpose,
  type ModelTrouble,
  type ReplyForm,
} from '@premise/language-model';

/** Longer answers are none. */
const REPLY_MAX_LENGTH = 200_000;

/** One question, for one job. */
export interface Question {
  jobId: string;
  userId: string;
  prompt: (form: ReplyForm) => string;
  /** Characters of the prompt, about. */
  promptLength: number;
  /** Tokens set aside for the answer before it is there. */
  answerTokens: number;
  signal: AbortSignal;
}

/** The whole answer; `problem` says, after "your answer", why it cannot be one. */
export interface Reply {
  text: string;
  problem: string | null;
}

/**
 * Asks the configured service and pays for it from the budget. Throws ModelBusy when waiting may help, CodedError when it does
 * not, or what the signal was aborted with.
 */
export class AskModel {
  private readonly calls: PaidCalls;
  private readonly slots: CallSlots;
  /** Name of the model. */
  readonly name: string;

  constructor(config: ModelConfig, purpose: ModelPurpose, budget: ModelBudget, trouble: ModelTrouble) {
    this.calls = new PaidCalls(new CompletionsClient(config, purpose), budget, trouble);
    this.slots = new CallSlots(config.callsAtOnce);
    this.name = config.name;
  }

  async ask({ jobId, userId, prompt, promptLength, answerTokens, signal }: Question): Promise<Reply> {
    const leave = await this.slots.take(signal);
    let text = '';
    try {
      const ending = await this.calls.ask({
        workId: jobId,
        userId,
        prompt,
        signal,
        estimate: tokensOfLength(promptLength) + answerTokens,
        spent: () => tokensOfLength(promptLength + text.length),
        onText: (piece) => {
          text += piece;
          if (text.length > REPLY_MAX_LENGTH) throw new ReplyTooLarge();
        },
      });
      await ending.settled;
      return { text, problem: problemOfEnding(ending) };
    } catch (error) {
      if (error instanceof ReplyTooLarge) return { text: '', problem: 'was too long' };
      throw error;
    } finally {
      leave();
    }
  }
}
