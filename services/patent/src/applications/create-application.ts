import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LIMITS, type DraftRequest, type PatentApplication } from '@premise/contracts';
import { CodedError, type StillSignedIn } from '@premise/service-platform';
import { DataSource } from 'typeorm';
import { checkedKey } from '../jobs/idempotency-key.ts';
import { ApplicationRepository, lockApplicationsOf, type HeldApplication } from './application.repository.ts';
import { readDraft } from './draft-content.ts';
import { PrepareDraft } from './prepare-draft.ts';
import { PresentApplication } from './present-application.ts';
import { conflictWith } from './version-conflict.ts';

/** The fragment `maximum limit of 5 patent applications` is what screens look for (S2 section 8). */
const LIMIT_REACHED = `You have reached the maximum limit of ${LIMITS.applicationsPerUser} patent applications. Please delete an existing application before creating a new one.`;

/** Stores a new application, one for each `Idempotency-Key`, never more than the limit. */
@Injectable()
export class CreateApplication {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly applications: ApplicationRepository,
    private readonly prepareDraft: PrepareDraft,
    private readonly presentApplication: PresentApplication,
  ) {}

  async create(
    userId: string,
    request: DraftRequest,
    idempotencyKey: string | undefined,
    stillSignedIn: StillSignedIn,
  ): Promise<PatentApplication> {
    const key = checkedKey(idempotencyKey);
    const sent = readDraft(request);
    return this.database.transaction(async (manager) => {
      await lockApplicationsOf(manager, userId);
      await stillSignedIn();
      const earlier = key === null ? null : await this.applications.holdCreated(manager, userId, key);
      const id = earlier?.id ?? randomUUID();
      if (earlier === null && (await this.applications.countOf(userId, manager)) >= LIMITS.applicationsPerUser) {
        throw new CodedError('APPLICATION_LIMIT_REACHED', LIMIT_REACHED);
      }
      const row = await this.prepareDraft.prepare(manager, { userId, applicationId: id }, sent);
      if (earlier === null) await this.applications.insert(manager, { id, userId, key }, row);
      else if (!(await this.applications.holds(manager, id, row.json))) {
        this.requireUntouched(earlier);
        await this.applications.write(manager, id, key, row);
      }
      return this.presentApplication.stored(manager, userId, id);
    });
  }

  // A repeated creation may carry more than the first, but never goes over what was saved since by a call of its own.
  private requireUntouched(earlier: HeldApplication): void {
    if (earlier.lastSaveKey !== earlier.creationKey) throw conflictWith(earlier);
  }
}
