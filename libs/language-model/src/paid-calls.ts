import { Logger } from '@nestjs/common';
import type { Asking, CompletionsClient, Ending } from './completions-client.ts';
import { ReplyTooLarge } from './guarded-body.ts';
import type { ModelBudget } from './model-budget.ts';
import { ModelBusy } from './model-busy.ts';
import { ModelRefusal } from './model-errors.ts';
import type { ModelTrouble } from './model-trouble.ts';

/** Characters of a token, about; only for what a service does not count itself. */
const CHARACTERS_PER_TOKEN = 4;
/** Endings of an answer that make it none, after "the answer of the language model". */
const ENDINGS: Readonly<Record<string, string>> = {
  length: 'was cut off before its end',
  content_filter: 'was withheld by a filter of the service',
};

/** Tokens of a text of so many characters, about. */
export const tokensOfLength = (characters: number): number => Math.ceil(characters / CHARACTERS_PER_TOKEN);

/** Why an answer that came to its end cannot be one all the same; null where it can. */
export const problemOfEnding = ({ finish }: Ending): string | null => ENDINGS[finish ?? ''] ?? null;

export interface PaidCall extends Asking {
  /** Id of the row the call is made for. */
  workId: string;
  userId: string;
  /** Tokens set aside before the answer is there. */
  estimate: number;
  /** Tokens of prompt and answer so far, for services that do not count. */
  spent: () => number;
}

export interface PaidEnding extends Ending {
  /** Resolves when what was used is written, and never rejects: nobody has to wait for it but another call of the same work. */
  settled: Promise<void>;
}

interface Use {
  calls: 0 | 1;
  tokens: number;
}

/** Calls of the model that are paid from the budget: the estimate before, what was really used after. */
export class PaidCalls {
  private readonly logger = new Logger(PaidCalls.name);

  constructor(
    private readonly client: CompletionsClient,
    private readonly budget: ModelBudget,
    private readonly trouble: ModelTrouble,
  ) {}

  /** Throws ReplyTooLarge, ModelBusy when waiting may help, CodedError when it does not, or what the signal was aborted with. */
  async ask({ workId, userId, estimate, spent, onText, ...asking }: PaidCall): Promise<PaidEnding> {
    const reservation = await this.budget.reserve({ workId, userId }, estimate);
    let used: Use = { calls: 1, tokens: estimate };
    let begun = false;
    const settle = (): Promise<void> =>
      this.budget
        .settle(reservation, used)
        .catch((error: unknown) => this.logger.warn({ err: error }, 'use of the model not written'));
    const noted = (piece: string): void => {
      begun = true;
      onText(piece);
    };
    try {
      const ending = await this.client.ask({ ...asking, onText: noted });
      this.trouble.clear();
      used = { calls: 1, tokens: ending.tokens ?? spent() };
      return { ...ending, settled: settle() };
    } catch (error) {
      // an answer without an end has cost what was set aside, and nobody knows better
      if (error instanceof ReplyTooLarge) used = { calls: 1, tokens: estimate };
      else if (begun) used = { calls: 1, tokens: spent() };
      // A service that turned the call away has not worked for it.
      else if (error instanceof ModelBusy || error instanceof ModelRefusal) used = { calls: 0, tokens: 0 };
      if (error instanceof ModelRefusal && error.forOperator) this.trouble.note(error.modelStatus);
      await settle();
      throw error;
    }
  }
}
