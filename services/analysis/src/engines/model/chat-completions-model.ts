import { Logger } from '@nestjs/common';
import { arrivalsOf } from '@premise/argument-engine';
import type { AnalysisResults, ComponentName } from '@premise/contracts';
import {
  CallSlots,
  CompletionsClient,
  ModelBusy,
  ModelRefusal,
  ReplyTooLarge,
  type ModelBudget,
  type ModelConfig,
  type ModelTrouble,
} from '@premise/language-model';
import { CodedError } from '@premise/service-platform';
import type { EnginePool } from '../engine-pool.ts';
import type { EngineOutcome, EngineRun } from '../engine.ts';
import { LanguageModel } from '../language-model.ts';
import { analysisPrompt, PROMPT_VERSION, type AnalysisPrompt, type Unusable } from './analysis-prompt.ts';
import { ANALYSIS_PURPOSE } from './json-reply.ts';
import { ReplyReader } from './reply-reader.ts';
import { concludeReply, type Conclusion, type WholeReply } from './whole-reply.ts';

/** Characters of a token, about; only for what a service does not count itself. */
const CHARACTERS_PER_TOKEN = 4;
/** Set aside for an answer before it is there. */
const ANSWER_TOKENS = 1500;
/** Characters of argument and answer together that are read at once; more would hold up the heartbeats of other runs. */
const READ_AT_ONCE = 50_000;
const ENDINGS: Readonly<Record<string, string>> = {
  length: 'was cut off before its end',
  content_filter: 'was withheld by a filter of the service',
};

/** Takes an argument apart with any service that speaks the chat-completions protocol. */
export class ChatCompletionsModel extends LanguageModel {
  private readonly logger = new Logger(ChatCompletionsModel.name);
  private readonly client: CompletionsClient;
  private readonly slots: CallSlots;

  constructor(
    private readonly config: ModelConfig,
    private readonly budget: ModelBudget,
    private readonly trouble: ModelTrouble,
    private readonly threads: EnginePool,
  ) {
    super();
    this.client = new CompletionsClient(config, ANALYSIS_PURPOSE);
    this.slots = new CallSlots(config.callsAtOnce);
  }

  async run(run: EngineRun): Promise<EngineOutcome> {
    const leave = await this.slots.take(run.signal);
    try {
      const reported = new Set<ComponentName>();
      const first = await this.ask(run, reported, null);
      if ('results' in first) return this.outcome(first.results, reported);
      const second = await this.ask(run, reported, first);
      if ('results' in second) return this.outcome(second.results, reported);
      throw new CodedError(
        'MODEL_FAILED',
        `The answer of the language model ${first.problem}, and when it was asked once more it ${second.problem}.`,
      );
    } finally {
      leave();
    }
  }

  private outcome(results: AnalysisResults, reported: ReadonlySet<ComponentName>): EngineOutcome {
    const all = arrivalsOf(results.parsed);
    const early = all.filter(({ component }) => reported.has(component));
    const late = all.filter(({ component }) => !reported.has(component));
    return { results, components: [...early, ...late], reported: early.length };
  }

  /** One call, paid from the budget. Components are reported as they come, each once for the whole run. */
  private async ask(
    run: EngineRun,
    reported: Set<ComponentName>,
    unusable: Unusable | null,
  ): Promise<{ results: AnalysisResults } | Unusable> {
    const { argumentText, signal } = run;
    const estimate = Math.ceil(argumentText.length / CHARACTERS_PER_TOKEN) + ANSWER_TOKENS;
    const reservation = await this.budget.reserve({ workId: run.analysisId, userId: run.userId }, estimate);
    let reader: ReplyReader | null = null;
    let used: { calls: 0 | 1; tokens: number } = { calls: 1, tokens: estimate };
    const prompt = (form: Parameters<typeof analysisPrompt>[1]): string => {
      const made: AnalysisPrompt = analysisPrompt(argumentText, form, unusable);
      reader = new ReplyReader(argumentText, made);
      return made.text;
    };
    const onText = (piece: string): void => {
      const arrivals = (reader?.push(piece) ?? []).filter(({ component }) => !reported.has(component));
      for (const { component } of arrivals) reported.add(component);
      if (arrivals.length > 0) run.onComponents(arrivals);
    };
    try {
      const ending = await this.client.ask({ prompt, signal, onText });
      this.trouble.clear();
      used = { calls: 1, tokens: ending.tokens ?? this.tokensOf(argumentText, reader) };
      return await this.read(reader, ending.finish, signal);
    } catch (error) {
      if (error instanceof ReplyTooLarge) return { reply: '', problem: 'was too long to be an analysis' };
      const begun = replyOf(reader) !== '';
      if (begun) used = { calls: 1, tokens: this.tokensOf(argumentText, reader) };
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

  private async read(
    reader: ReplyReader | null,
    finish: string | null,
    signal: AbortSignal,
  ): Promise<{ results: AnalysisResults } | Unusable> {
    const problem = ENDINGS[finish ?? ''];
    const outcome =
      reader && !problem ? await this.conclude(reader.whole, signal) : { problem: problem ?? 'was empty' };
    if ('results' in outcome) return outcome;
    return { reply: replyOf(reader), problem: outcome.problem };
  }

  private async conclude(whole: WholeReply, signal: AbortSignal): Promise<Conclusion> {
    const engine = { name: 'language-model', version: PROMPT_VERSION, model: this.config.name } as const;
    const long = whole.text.length + whole.argumentText.length > READ_AT_ONCE;
    return long ? this.threads.concludeReply(whole, engine, signal) : concludeReply(whole, engine);
  }

  private tokensOf(argumentText: string, reader: ReplyReader | null): number {
    return Math.ceil((argumentText.length + replyOf(reader).length) / CHARACTERS_PER_TOKEN) + 500;
  }
}

const replyOf = (reader: ReplyReader | null): string => reader?.reply ?? '';
