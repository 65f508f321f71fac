import { Inject, Injectable } from '@nestjs/common';
import { KeySpace, REDIS, within } from '@premise/service-platform';
import type { Redis } from 'ioredis';
import type { Asked, PatentSource, SourceQuestion } from '../sources/patent-source.ts';
import { SourceFailure } from '../sources/source-failure.ts';
import { AnswerCache, type KeptAnswer } from './answer-cache.ts';
import { LiveQueues } from './live-queues.ts';
import { ResearchSecrets } from './research-secrets.ts';
import { CANCEL_CHANNEL, type SealedCall } from './source-call.job.ts';
import { SourcePaces } from './source-paces.ts';
import { SourceStates } from './source-states.ts';

/** What the worker gets beyond a call's deadline to say that it is over. */
const SLACK_MS = 2_000;
const WAITERS_SECONDS = 120;

interface Joined {
  answer: Promise<KeptAnswer<SourceQuestion>>;
  waiting: number;
}

/** Asks live sources through their queues. Equal questions under way at once become one call. */
@Injectable()
export class LiveCalls {
  private readonly underWay = new Map<string, Joined>();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly keys: KeySpace,
    private readonly queues: LiveQueues,
    private readonly paces: SourcePaces,
    private readonly cache: AnswerCache,
    private readonly states: SourceStates,
    private readonly secrets: ResearchSecrets,
  ) {}

  /** Throws SourceFailure. `signal`: whoever asked has left. `fresh`: an answer that is kept would not do. */
  async ask<Question extends SourceQuestion>(
    source: PatentSource,
    question: Question,
    asked: Asked<Question>,
    { key, signal, fresh = false }: { key: string | null; signal: AbortSignal; fresh?: boolean },
  ): Promise<KeptAnswer<Question> & { cached: boolean }> {
    const answerName = this.cache.nameOf(source.name, question, asked);
    const kept = fresh ? null : await this.cache.find<Question>(answerName);
    if (kept !== null) return { ...kept, cached: true };
    await this.refuseAtRest(source, key);
    // Whoever comes with another key is not to fail with this one.
    const id = this.secrets.nameOf(`${answerName} ${key ?? ''}`);
    const call: SealedCall<Question> = { question, asked, key, answerName };
    const joined = this.underWay.get(id) ?? this.begin(id, source, call);
    joined.waiting += 1;
    try {
      return { ...((await orLeft(joined.answer, signal)) as KeptAnswer<Question>), cached: false };
    } finally {
      joined.waiting -= 1;
      if (joined.waiting === 0 && this.underWay.get(id) === joined) {
        this.underWay.delete(id);
        await this.abandon(id, source, joined);
      }
    }
  }

  private async refuseAtRest(source: PatentSource, key: string | null): Promise<void> {
    const { restsUntil, why, trouble } = await this.states.of(source, key);
    if (restsUntil <= Date.now()) return;
    throw new SourceFailure(trouble === 'rate-limited' ? 'rate-limited' : 'cooling-down', why ?? 'It is resting.', {
      pauseMs: restsUntil - Date.now(),
    });
  }

  private begin(id: string, source: PatentSource, call: SealedCall): Joined {
    const answer = this.call(id, source, call).finally(() => {
      if (this.underWay.get(id) === joined) this.underWay.delete(id);
    });
    answer.catch(() => undefined);
    const joined: Joined = { answer, waiting: 0 };
    this.underWay.set(id, joined);
    return joined;
  }

  private async call(id: string, source: PatentSource, call: SealedCall): Promise<KeptAnswer<SourceQuestion>> {
    const { deadlineMs } = this.paces.of(source.name);
    const payload = { sealed: this.secrets.seal(call, source.name), deadline: Date.now() + deadlineMs };
    const queue = await this.queues.of(source.name).catch((cause: unknown) => {
      throw new SourceFailure('unreachable', 'The queue of live searches is not available at the moment.', { cause });
    });
    try {
      await this.redis.multi().incr(this.waitersOf(id)).expire(this.waitersOf(id), WAITERS_SECONDS).exec();
      await within(queue.call(id, payload), deadlineMs + SLACK_MS, 'a call of a source');
    } catch (error) {
      if (error instanceof SourceFailure) throw error;
      const text = error instanceof Error && /took longer/.test(error.message) ? 'It did not answer in time.' : null;
      if (text !== null) throw new SourceFailure('too-slow', text, { cause: error });
      throw new SourceFailure('unreachable', 'The queue of live searches is not available at the moment.', {
        cause: error,
      });
    } finally {
      queue.forget(id);
      await this.redis.decr(this.waitersOf(id)).catch(() => undefined);
    }
    const kept = await this.cache.find(call.answerName);
    if (kept === null) throw new SourceFailure('failing', 'Its answer was lost.');
    return kept;
  }

  /** Nobody here waits any more; when nobody does elsewhere, the call is taken back or cut off. */
  private async abandon(id: string, source: PatentSource, { answer }: Joined): Promise<void> {
    try {
      const queue = await this.queues.of(source.name);
      queue.forget(id);
      await answer.catch(() => undefined);
      if (Number(await this.redis.get(this.waitersOf(id))) > 0) return;
      await queue.remove(id);
      await this.redis.publish(this.keys.key(CANCEL_CHANNEL), id);
    } catch {
      // Without Redis there is nothing left to take back.
    }
  }

  private waitersOf(id: string): string {
    return this.keys.key(`research:waiters:${id}`);
  }
}

function orLeft<Result>(answer: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const left = (): void => reject(new SourceFailure('too-slow', 'Nobody waits for the answer any more.'));
    if (signal.aborted) return left();
    signal.addEventListener('abort', left, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', left));
  });
}
