import { Injectable, Logger } from '@nestjs/common';
import { arrivalsOf, parseLabelledReply, resultsFromParsed } from '@premise/argument-engine';
import { CodedError } from '@premise/service-platform';
import OpenAI, { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import type { ModelConfig } from '../config.ts';
import { analysisPrompt, PROMPT_VERSION } from './analysis-prompt.ts';
import type { EngineOutcome, EngineRun } from './engine.ts';
import { LanguageModel, ModelBusy } from './language-model.ts';

const TIMEOUT_MS = 120_000;
/** Longer answers are not an analysis. */
const REPLY_MAX_LENGTH = 1_000_000;

/** Any service that speaks the chat-completions protocol. Repeating calls is the worker's business, not this client's. */
@Injectable()
export class ChatCompletionsModel extends LanguageModel {
  private readonly logger = new Logger(ChatCompletionsModel.name);
  private readonly client: OpenAI;
  private readonly model: string;

  constructor(config: ModelConfig) {
    super();
    this.model = config.name;
    this.client = new OpenAI({
      baseURL: config.baseUrl,
      apiKey: config.apiKey,
      organization: null,
      project: null,
      timeout: TIMEOUT_MS,
      maxRetries: 0,
    });
  }

  async run({ argumentText, signal }: EngineRun): Promise<EngineOutcome> {
    const reply = await this.ask(argumentText, signal);
    const parsed = parseLabelledReply(reply, argumentText);
    // Premises fall back to the argument itself, so the conclusion is what tells an analysis from small talk.
    if (parsed.conclusion.text === '') {
      throw new CodedError('MODEL_FAILED', 'The answer of the language model names no conclusion.');
    }
    const engine = { name: 'language-model', version: PROMPT_VERSION, model: this.model } as const;
    const results = resultsFromParsed(parsed, argumentText, engine);
    return { results, remaining: arrivalsOf(results.parsed) };
  }

  private async ask(argumentText: string, signal: AbortSignal): Promise<string> {
    const answer = await this.client.chat.completions
      .create(
        { model: this.model, messages: [{ role: 'user', content: analysisPrompt(argumentText) }], temperature: 0 },
        { signal },
      )
      .catch((error: unknown) => {
        throw this.translated(error);
      });
    // Services differ in what they send beside the status, so nothing of the body is taken for granted.
    const choice = Array.isArray(answer.choices) ? answer.choices[0] : undefined;
    const text: unknown = choice?.message?.content;
    if (typeof text !== 'string' || text.trim() === '') {
      throw new CodedError('MODEL_FAILED', 'The answer of the language model was empty.');
    }
    if (text.length > REPLY_MAX_LENGTH) {
      throw new CodedError('MODEL_FAILED', 'The answer of the language model was too long to be an analysis.');
    }
    if (choice?.finish_reason === 'length') {
      throw new CodedError('MODEL_FAILED', 'The answer of the language model was cut off before its end.');
    }
    return text;
  }

  /** The service's own words may quote the key or the argument, so they go to the log at most. */
  private translated(error: unknown): unknown {
    if (error instanceof APIUserAbortError || !(error instanceof APIError)) return error;
    if (error instanceof APIConnectionError) {
      return new ModelBusy('The language model could not be reached or did not answer in time.', null);
    }
    const status = Number(error.status);
    this.logger.warn({ status, type: error.type, modelRequestId: error.requestID }, 'language model answered an error');
    if (status === 408 || status === 429 || status >= 500) {
      const reason = status === 429 ? 'is overloaded' : 'is out of order';
      return new ModelBusy(
        `The language model ${reason} (status ${status}).`,
        retryAfterMs(error.headers as Headers | undefined),
      );
    }
    return new CodedError('MODEL_FAILED', `The language model refused the call (status ${status}).`);
  }
}

/** Seconds or a date (RFC 9110, section 10.2.3). */
function retryAfterMs(headers: Headers | undefined): number | null {
  const value = headers?.get('retry-after');
  if (!value) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? ms : null;
}
