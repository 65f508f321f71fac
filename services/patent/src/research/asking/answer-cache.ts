import { Inject, Injectable, Logger } from '@nestjs/common';
import type { PatentSourceName } from '@premise/contracts';
import { KeySpace, REDIS } from '@premise/service-platform';
import type { Redis } from 'ioredis';
import type { AnswerTo, Asked, SourceQuestion } from '../sources/patent-source.ts';
import { ResearchSecrets } from './research-secrets.ts';

export interface KeptAnswer<Question extends SourceQuestion> {
  answer: AnswerTo<Question>;
  /** ISO 8601, UTC. */
  answeredAt: string;
}

/** Answers of the live sources, for five minutes (S2 section 9). Without Redis nothing is kept, and nothing fails. */
@Injectable()
export class AnswerCache {
  private readonly logger = new Logger(AnswerCache.name);

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly keys: KeySpace,
    private readonly secrets: ResearchSecrets,
  ) {}

  /** One question to one source, whoever asks it: no key is part of it, and nobody can read it. */
  nameOf<Question extends SourceQuestion>(
    source: PatentSourceName,
    question: Question,
    asked: Asked<Question>,
  ): string {
    return this.secrets.nameOf(JSON.stringify([source, question, asked]));
  }

  async find<Question extends SourceQuestion>(name: string): Promise<KeptAnswer<Question> | null> {
    try {
      const kept = await this.redis.get(this.keyOf(name));
      return kept === null ? null : (JSON.parse(kept) as KeptAnswer<Question>);
    } catch (error) {
      this.logger.debug({ err: error }, 'no answer could be looked up');
      return null;
    }
  }

  async keep<Question extends SourceQuestion>(name: string, kept: KeptAnswer<Question>, ms: number): Promise<void> {
    await this.redis.set(this.keyOf(name), JSON.stringify(kept), 'PX', ms);
  }

  private keyOf(name: string): string {
    return this.keys.key(`research:answer:${name}`);
  }
}
