import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { CodedError } from '@premise/service-platform';
import { Piscina } from 'piscina';
import type { EngineAnswer, EngineMessage } from './engine-thread.ts';
import type { EngineOutcome, EngineRun } from './engine.ts';

/** Longest time one analysis may take on the built-in engine, from the moment it has a thread. */
const DEADLINE_MS = 60_000;
/** An engine that wants more memory than this ends its thread, not the worker. */
const THREAD_MEMORY_MB = 1024;

const compiled = !import.meta.url.endsWith('.ts');
const thread = fileURLToPath(new URL(compiled ? './engine-thread.js' : './engine-thread.ts', import.meta.url));

/** The built-in engine on threads of its own, so that a long text never holds up the worker's heartbeats. */
@Injectable()
export class EnginePool implements OnApplicationShutdown {
  private readonly logger = new Logger(EnginePool.name);
  private readonly pool = new Piscina({
    filename: thread,
    minThreads: 1,
    maxThreads: Math.max(2, Math.min(4, availableParallelism())),
    idleTimeout: 30_000,
    // The thread runs the engine and nothing else: none of its parent's environment or flags.
    env: {},
    execArgv: compiled ? [] : ['--conditions=source'],
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB },
    recordTiming: false,
  });

  constructor() {
    // A thread that ends while it has no work: the pool starts another one when there is some.
    this.pool.on('error', (error: unknown) => this.logger.error({ err: error }, 'an engine thread ended'));
  }

  async run({ argumentText, signal, onComponents }: EngineRun): Promise<EngineOutcome> {
    const { port1, port2 } = new MessageChannel();
    const deadline = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    let reported = 0;
    port1.on('message', (message: EngineMessage) => {
      if (message === null) {
        timer = setTimeout(() => deadline.abort(), DEADLINE_MS);
      } else {
        reported += 1;
        onComponents([message]);
      }
    });
    try {
      const answer = (await this.pool.run(
        { argumentText, port: port2 },
        { transferList: [port2], signal: AbortSignal.any([signal, deadline.signal]) },
      )) as EngineAnswer;
      // The answer takes another way than the reports and can overtake the last of them.
      return { results: answer.results, components: answer.components, reported };
    } catch (error) {
      if (signal.aborted) throw error;
      const text = deadline.signal.aborted
        ? `The built-in engine did not finish this text within ${DEADLINE_MS / 1000} seconds and was stopped.`
        : 'The built-in engine could not analyze this text.';
      throw new CodedError('ENGINE_FAILED', text, { cause: error });
    } finally {
      clearTimeout(timer);
      port1.close();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }
}
