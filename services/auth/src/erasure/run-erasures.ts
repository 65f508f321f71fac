import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@premise/service-platform';
import type { Logger } from 'pino';
import type { AuthConfig } from '../config.ts';
import { CONFIG } from '../config.token.ts';
import type { AccountErasureEntity } from './account-erasure.entity.ts';
import { AccountErasureRepository } from './account-erasure.repository.ts';
import { EraseElsewhere } from './erase-elsewhere.ts';

const BATCH = 20;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(failures, 10), LONGEST_PAUSE_MS);

/**
 * Has deleted accounts erased by the other services, until each has said twice that it is done. A request that was under way
 * during the first time may have written once more; by the second it has long ended. Then the last row goes too.
 */
@Injectable()
export class RunErasures {
  private readonly erasures: AccountErasureRepository;
  private readonly eraseElsewhere: EraseElsewhere;
  private readonly secondPassMs: number;
  private readonly logger: Logger;

  constructor(
    erasures: AccountErasureRepository,
    eraseElsewhere: EraseElsewhere,
    @Inject(CONFIG) config: AuthConfig,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.erasures = erasures;
    this.eraseElsewhere = eraseElsewhere;
    this.secondPassMs = config.erasureSecondPassSeconds * 1_000;
    this.logger = logger;
  }

  async run(): Promise<void> {
    const due = await this.erasures.findDue(BATCH);
    await Promise.all(due.map((erasure) => this.settle(erasure)));
  }

  private async settle(erasure: AccountErasureEntity): Promise<void> {
    const { service, userId, attempts, firstPassAt } = erasure;
    try {
      await this.eraseElsewhere.erase(service, userId);
    } catch (error) {
      // Without the account's id: the log must not name whom nothing else names any more.
      this.logger.warn({ err: error, service, attempts }, 'an account is still to be erased');
      await this.erasures.postpone(erasure, new Date(Date.now() + pauseAfter(attempts)));
      return;
    }
    if (firstPassAt === null) await this.erasures.passFirst(erasure, new Date(Date.now() + this.secondPassMs));
    else await this.erasures.remove(erasure);
  }
}
