import { arrivalsOf } from '@premise/argument-engine';
import type { AnalysisResults, ComponentName } from '@premise/contracts';
import {
  CallSlots,
  CompletionsClient,
  PaidCalls,
  problemOfEnding,
  ReplyTooLarge,
  tokensOfLength,
  type Ending,
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

/** Set aside for an answer before it is there. */
const ANSWER_TOKENS = 1500;
/** Characters of argument and answer together that are read at once; more would hold up the heartbeats of other runs. */
const READ_AT_ONCE = 50_000;
/** Of the instructions beside the argument, about. */
const INSTRUCTION_TOKENS = 500;

interface Usable {
  results: AnalysisResults;
  /** Resolves when what was used is written. */
  settled: Promise<void>;
}

/** Takes an argument apart with any service that speaks the chat-completions protocol. */
export class ChatCompletionsModel extends LanguageModel {
  private readonly calls: PaidCalls;
  private readonly slots: CallSlots;

  constructor(
    private readonly config: ModelConfig,
    budget: ModelBudget,
    trouble: ModelTrouble,
    private readonly threads: EnginePool,
  ) {
    super();
    this.calls = new PaidCalls(new CompletionsClient(config, ANALYSIS_PURPOSE), budget, trouble);
    this.slots = new CallSlots(config.callsAtOnce);
  }

  async run(run: EngineRun): Promise<EngineOutcome> {
    const leave = await this.slots.take(run.signal);
    try {
      const reported = new Set<ComponentName>();
      const first = await this.ask(run, reported, null);
      if ('results' in first) return this.outcome(first, reported);
      const second = await this.ask(run, reported, first);
      if ('results' in second) return this.outcome(second, reported);
      throw new CodedError(
        'MODEL_FAILED',
        `The answer of the language model ${first.problem}, and when it was asked once more it ${second.problem}.`,
      );
    } finally {
      leave();
    }
  }

  private outcome({ results, settled }: Usable, reported: ReadonlySet<ComponentName>): EngineOutcome {
    const all = arrivalsOf(results.parsed);
    const early = all.filter(({ component }) => reported.has(component));
    const late = all.filter(({ component }) => !reported.has(component));
    return { results, components: [...early, ...late], reported: early.length, afterwards: settled };
  }

  /** One call, paid from the budget. Components are reported as they come, each once for the whole run. */
  private async ask(
    run: EngineRun,
    reported: Set<ComponentName>,
    unusable: Unusable | null,
  ): Promise<Usable | Unusable> {
    const { argumentText, signal } = run;
    let reader: ReplyReader | null = null;
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
      const ending = await this.calls.ask({
        workId: run.analysisId,
        userId: run.userId,
        prompt,
        signal,
        estimate: tokensOfLength(argumentText.length) + ANSWER_TOKENS,
        spent: () => tokensOfLength(argumentText.length + replyOf(reader).length) + INSTRUCTION_TOKENS,
        onText,
      });
      const outcome = await this.read(reader, ending, signal);
      if ('results' in outcome) return { ...outcome, settled: ending.settled };
      // the next call is paid from what this one has left
      await ending.settled;
      return outcome;
    } catch (error) {
      if (error instanceof ReplyTooLarge) return { reply: '', problem: 'was too long to be an analysis' };
      throw error;
    }
  }

  private async read(
    reader: ReplyReader | null,
    ending: Ending,
    signal: AbortSignal,
  ): Promise<{ results: AnalysisResults } | Unusable> {
    const problem = problemOfEnding(ending);
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
}

const replyOf = (reader: ReplyReader | null): string => reader?.reply ?? '';
