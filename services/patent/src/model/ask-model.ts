import { Logger } from '@nestjs/common';
import {
  CallSlots,
  CompletionsClient,
  ModelBusy,
  ModelRefusal,
  ReplyTooLarge,
  type ModelBudget,
  type ModelConfig,
  type ModelPurpose,
  type ModelTrouble,
  type ReplyForm,
} from '@premise/language-model';

/** Characters of a token, about; only for what a service does not count itself. */
const CHARACTERS_PER_TOKEN = 4;
/** Longer answers are none. */
const REPLY_MAX_LENGTH = 200_000;
const ENDINGS: Readonly<Record<string, string>> = {
  length: 'was cut off before its end',
  content_filter: 'was withheld by a filter of the service',
};

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

interface Use {
  calls: 0 | 1;
  tokens: number;
}

/**
 * Asks the configured service and pays for it from the budget. Throws ModelBusy when waiting may help, CodedError when it does
 * not, or what the signal was aborted with.
 */
export class AskModel {
  private readonly logger = new Logger(AskModel.name);
  private readonly client: CompletionsClient;
  private readonly slots: CallSlots;
  /** Name of the model. */
  readonly name: string;

  constructor(
    config: ModelConfig,
    purpose: ModelPurpose,
    private readonly budget: ModelBudget,
    private readonly trouble: ModelTrouble,
  ) {
    this.client = new CompletionsClient(config, purpose);
    this.slots = new CallSlots(config.callsAtOnce);
    this.name = config.name;
  }

  async ask(question: Question): Promise<Reply> {
    const leave = await this.slots.take(question.signal);
    try {
      return await this.askPaid(question);
    } finally {
      leave();
    }
  }

  private async askPaid({ jobId, userId, prompt, promptLength, answerTokens, signal }: Question): Promise<Reply> {
    const estimate = Math.ceil(promptLength / CHARACTERS_PER_TOKEN) + answerTokens;
    const reservation = await this.budget.reserve({ workId: jobId, userId }, estimate);
    let text = '';
    let used: Use = { calls: 1, tokens: estimate };
    const spent = (): Use => ({ calls: 1, tokens: Math.ceil((promptLength + text.length) / CHARACTERS_PER_TOKEN) });
    const onText = (piece: string): void => {
      text += piece;
      if (text.length > REPLY_MAX_LENGTH) throw new ReplyTooLarge();
    };
    try {
      const { finish, tokens } = await this.client.ask({ prompt, signal, onText });
      this.trouble.clear();
      used = tokens === null ? spent() : { calls: 1, tokens };
      return { text, problem: ENDINGS[finish ?? ''] ?? null };
    } catch (error) {
      if (error instanceof ReplyTooLarge) return { text: '', problem: 'was too long' };
      if (text !== '') used = spent();
      // A service that turned the call away has not worked for it.
      else if (error instanceof ModelBusy || error instanceof ModelRefusal) used = { calls: 0, tokens: 0 };
      if (error instanceof ModelRefusal && error.forOperator) this.trouble.note(error.modelStatus);
      throw error;
    } finally {
      await this.budget
        .settle(reservation, used)
        .catch((error: unknown) => this.logger.warn({ err: error }, 'use of the model not written'));
    }
  }
}
