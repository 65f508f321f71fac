import { Logger } from '@nestjs/common';
import { CodedError } from '@premise/service-platform';
import OpenAI, { APIError } from 'openai';
import type {
  ChatCompletion,
  ChatCompletionChunk,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions';
import { Stream } from 'openai/core/streaming';
import type { ModelConfig } from './model-config.ts';
import { ModelBusy } from './model-busy.ts';
import { guarded } from './guarded-body.ts';
import { meaningOf, ModelRefusal, type ServiceError } from './model-errors.ts';
import { withReadableRefusals } from './readable-refusal.ts';
import { OptionalParts, type OptionalPart } from './optional-parts.ts';
import type { ModelPurpose, ReplyForm } from './model-purpose.ts';

/** Larger answers are none to anything that is asked here. */
const REPLY_MAX_BYTES = 10 * 1024 * 1024;

/** How an answer ended. */
export interface Ending {
  finish: string | null;
  /** Tokens as the service counted them; null when it does not say. */
  tokens: number | null;
}

export interface Asking {
  /** The prompt, in the form that the service knows. */
  prompt: (form: ReplyForm) => string;
  signal: AbortSignal;
  onText: (piece: string) => void;
}

/** Speaks the chat-completions protocol. Repeating calls is the worker's business, not this client's. */
export class CompletionsClient {
  private readonly logger = new Logger(CompletionsClient.name);
  private readonly client: OpenAI;
  private readonly parts: OptionalParts;

  constructor(
    private readonly config: ModelConfig,
    private readonly purpose: ModelPurpose,
  ) {
    this.parts = new OptionalParts(config.structuredOutput);
    this.client = new OpenAI({
      baseURL: config.baseUrl,
      apiKey: config.apiKey,
      organization: null,
      project: null,
      webhookSecret: null,
      timeout: config.idleMs,
      maxRetries: 0,
      logLevel: 'off',
      fetch: withReadableRefusals(config.idleMs),
      // Nobody but the configured service is told what a user wrote.
      fetchOptions: { redirect: 'manual' },
    });
  }

  /** Sends one request and reads its answer to the end. Throws ModelBusy, ModelRefusal, or what the signal was aborted with. */
  async ask(asking: Asking): Promise<Ending> {
    const deadline = AbortSignal.timeout(this.config.timeoutMs);
    const signal = AbortSignal.any([asking.signal, deadline]);
    try {
      const response = await this.send(asking, signal);
      const whole = guarded(response, { idleMs: this.config.idleMs, maxBytes: REPLY_MAX_BYTES });
      const streamed = response.headers.get('content-type')?.includes('event-stream');
      const ending = streamed
        ? await this.readStream(whole, asking.onText)
        : await this.readWhole(whole, asking.onText);
      signal.throwIfAborted();
      return ending;
    } catch (error) {
      asking.signal.throwIfAborted();
      if (deadline.aborted) {
        const seconds = this.config.timeoutMs / 1000;
        throw new CodedError('MODEL_FAILED', `The language model did not finish its answer within ${seconds} seconds.`);
      }
      throw this.reported(error);
    }
  }

  /** Leaves out what the service says it does not know, and asks again at once. */
  private async send(asking: Asking, signal: AbortSignal): Promise<Response> {
    for (;;) {
      const sent = this.parts.all();
      try {
        return await this.client.chat.completions.create(this.request(asking, sent), { signal }).asResponse();
      } catch (error) {
        const part = this.parts.giveUp(error, sent);
        if (part === null) throw error;
        this.logger.log(
          { part, status: (error as ServiceError).status },
          'the language model does not know a part of the request',
        );
      }
    }
  }

  private request({ prompt }: Asking, sent: ReadonlySet<OptionalPart>): ChatCompletionCreateParamsStreaming {
    const form: ReplyForm = sent.has('schema') ? 'json' : 'labelled';
    return {
      model: this.config.name,
      messages: [{ role: 'user', content: prompt(form) }],
      stream: true,
      ...(sent.has('temperature') ? { temperature: 0 } : {}),
      ...(sent.has('usage') ? { stream_options: { include_usage: true } } : {}),
      ...(form === 'json'
        ? {
            response_format: {
              type: 'json_schema',
              json_schema: { name: this.purpose.schemaName, strict: true, schema: this.purpose.schema },
            },
          }
        : {}),
    };
  }

  // Services differ in what they send beside the text, so nothing of it is taken for granted.
  private async readStream(response: Response, onText: (piece: string) => void): Promise<Ending> {
    const ending: Ending = { finish: null, tokens: null };
    for await (const chunk of Stream.fromSSEResponse<ChatCompletionChunk>(
      response,
      new AbortController(),
      this.client,
    )) {
      const choice = Array.isArray(chunk?.choices) ? chunk.choices.find(({ index }) => (index ?? 0) === 0) : undefined;
      const piece: unknown = choice?.delta?.content;
      if (typeof piece === 'string' && piece !== '') onText(piece);
      ending.finish = choice?.finish_reason ?? ending.finish;
      ending.tokens = tokensIn(chunk?.usage) ?? ending.tokens;
    }
    if (ending.finish === null) throw new ModelBusy('failing', 'The answer of the language model broke off.');
    return ending;
  }

  private async readWhole(response: Response, onText: (piece: string) => void): Promise<Ending> {
    const body = (await response.json()) as Partial<ChatCompletion> & { error?: object };
    if (body?.error) throw new APIError(undefined, body.error, undefined, response.headers);
    const choice = Array.isArray(body?.choices) ? body.choices[0] : undefined;
    if (!choice) throw new ModelBusy('failing', 'What answered in the place of the language model is something else.');
    const text: unknown = choice.message?.content;
    if (typeof text === 'string') onText(text);
    return { finish: choice.finish_reason ?? 'stop', tokens: tokensIn(body.usage) };
  }

  /** The service's own words may quote the key or what the user wrote, so they are not even logged. */
  private reported(error: unknown): unknown {
    const meaning = meaningOf(error, this.purpose.subject);
    const facts = error instanceof APIError ? factsOf(error as ServiceError) : {};
    if (meaning instanceof ModelRefusal && meaning.forOperator) {
      this.logger.error({ ...facts, alert: true }, `${meaning.message} Look at its key, its quota and its address.`);
    } else if (meaning instanceof ModelBusy || meaning instanceof ModelRefusal) {
      this.logger.warn(facts, meaning.message);
    }
    return meaning;
  }
}

const factsOf = ({ status, requestID }: ServiceError) => ({ status, modelRequestId: requestID });

function tokensIn(usage: unknown): number | null {
  const total = (usage as { total_tokens?: unknown } | null | undefined)?.total_tokens;
  return typeof total === 'number' && Number.isSafeInteger(total) && total >= 0 ? total : null;
}
