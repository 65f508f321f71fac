import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { AnalysisResults, ComponentArrival } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import { Piscina } from 'piscina';
import type { ThreadMessage, ThreadTasks } from './engine-thread.ts';
import type { EngineOutcome, EngineRun } from './engine.ts';
import type { Conclusion, WholeReply } from './model/whole-reply.ts';

/** Longest time of one task, from the moment it has a thread. */
const DEADLINE_MS = 60_000;
/**
 * Threads of one worker, two so that a long text never holds all of them, and the memory of each: an engine that wants more ends its thread,
 * not the worker. A text of a million characters takes 100 MB.
 */
export const ENGINE_THREADS = { threads: 2, heapMb: 288, youngMb: 32 } as const;

const compiled = !import.meta.url.endsWith('.ts');
const thread = fileURLToPath(new URL(compiled ? './engine-thread.js' : './engine-thread.ts', import.meta.url));

class DeadlinePassed extends Error {
  override name = 'DeadlinePassed';
}

/** Threads for the built-in engine and for long answers of a model, so that no text ever holds up the worker's heartbeats. */
@Injectable()
export class EnginePool implements OnApplicationShutdown {
  private readonly logger = new Logger(EnginePool.name);
  readonly threads = ENGINE_THREADS.threads;
  private readonly pool = new Piscina({
    filename: thread,
    minThreads: 1,
    maxThreads: this.threads,
    idleTimeout: 30_000,
    // The thread runs the engine and nothing else: none of its parent's environment or flags.
    env: {},
    execArgv: compiled ? [] : ['--conditions=source'],
    resourceLimits: { maxOldGenerationSizeMb: ENGINE_THREADS.heapMb, maxYoungGenerationSizeMb: ENGINE_THREADS.youngMb },
    recordTiming: false,
  });

  constructor() {
    // A thread that ends while it has no work: the pool starts another one when there is some.
    this.pool.on('error', (error: unknown) => this.logger.error({ err: error }, 'an engine thread ended'));
  }

  async run({ argumentText, signal, onComponents }: EngineRun): Promise<EngineOutcome> {
    let reported = 0;
    const onArrival = (arrival: ComponentArrival): void => {
      reported += 1;
      onComponents([arrival]);
    };
    try {
      const answer = await this.onThread('analyze', { argumentText }, signal, onArrival);
      // The answer takes another way than the reports and can overtake the last of them.
      return { results: answer.results, components: answer.components, reported };
    } catch (error) {
      if (signal.aborted) throw error;
      const text =
        error instanceof DeadlinePassed
          ? `The built-in engine did not finish this text within ${DEADLINE_MS / 1000} seconds and was stopped.`
          : 'The built-in engine could not analyze this text.';
      throw new CodedError('ENGINE_FAILED', text, { cause: error });
    }
  }

  /** Reads a language model's answer that is too long to be read between two heartbeats. */
  async concludeReply(reply: WholeReply, engine: AnalysisResults['engine'], signal: AbortSignal): Promise<Conclusion> {
    try {
      return await this.onThread('conclude', { reply, engine }, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      throw new CodedError('MODEL_FAILED', 'The answer of the language model could not be read.', { cause: error });
    }
  }

  private async onThread<Name extends keyof ThreadTasks>(
    name: Name,
    asked: ThreadTasks[Name]['asked'],
    signal: AbortSignal,
    onArrival: (arrival: ComponentArrival) => void = () => undefined,
  ): Promise<ThreadTasks[Name]['answer']> {
    const { port1, port2 } = new MessageChannel();
    const deadline = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    port1.on('message', (message: ThreadMessage) => {
      if (message === null) timer = setTimeout(() => deadline.abort(), DEADLINE_MS);
      else onArrival(message);
    });
    try {
      return (await this.pool.run(
        { ...asked, port: port2 },
        { name, transferList: [port2], signal: AbortSignal.any([signal, deadline.signal]) },
      )) as ThreadTasks[Name]['answer'];
    } catch (error) {
      throw deadline.signal.aborted && !signal.aborted ? new DeadlinePassed() : error;
    } finally {
      clearTimeout(timer);
      port1.close();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }
}
