import { Injectable } from '@nestjs/common';
import { LIMITS } from '@premise/contracts';
import type { EntityManager } from 'typeorm';
import type { HeldApplication } from '../applications/application.repository.ts';
import { losesMuch, type DraftMeasures } from '../applications/measure-draft.ts';
import { VersionRepository } from './version.repository.ts';

/** A stretch of editing: of its saves the state before the first is kept. */
const STRETCH_SECONDS = 10 * 60;
/** States before a loss are kept once in this time at most, so that a long deletion does not push the history out. */
const LOSS_SECONDS = 60;
const LIMIT = { count: LIMITS.automaticVersionsPerApplication, bytes: 64 * 1024 * 1024, untouched: 10 };

/** Decides which of the many states of a draft are worth keeping (decision 25, ADR 0016). */
@Injectable()
export class KeepVersion {
  constructor(private readonly versions: VersionRepository) {}

  /** Before a save goes over the present state, in its transaction. */
  async beforeSave(
    manager: EntityManager,
    held: HeldApplication,
    after: DraftMeasures,
    reason?: 'restore',
  ): Promise<void> {
    const { anySeconds, lossSeconds } = await this.versions.keptBefore(manager, held.id);
    const loss = losesMuch(held.measures, after) && (lossSeconds ?? Infinity) >= LOSS_SECONDS;
    if (reason === 'restore') await this.versions.keep(manager, held.id, 'before-restore', null);
    else if (loss) await this.versions.keep(manager, held.id, 'before-loss', null);
    else if ((anySeconds ?? Infinity) >= STRETCH_SECONDS) await this.versions.keep(manager, held.id, 'automatic', null);
    else return;
    await this.versions.thin(manager, held.id, LIMIT);
  }
}
