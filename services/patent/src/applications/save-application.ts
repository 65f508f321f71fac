import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PatentApplication } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager } from 'typeorm';
import { KeepVersion } from '../versions/keep-version.ts';
import { ApplicationRepository, type HeldApplication } from './application.repository.ts';
import type { SentDraft } from './draft-content.ts';
import { PrepareDraft } from './prepare-draft.ts';
import { PresentApplication } from './present-application.ts';
import { conflictWith } from './version-conflict.ts';

export interface Save {
  userId: string;
  applicationId: string;
  /** The version this save builds upon. */
  version: number;
  /** `Idempotency-Key`, checked. */
  key: string | null;
  /** What is stored, known when the row is held. Null: there is no such state, 404. */
  draft: (manager: EntityManager) => Promise<SentDraft | null>;
  reason?: 'restore';
}

/** Stores a whole draft over the version it was made from, and over no other (decision 25). */
@Injectable()
export class SaveApplication {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly applications: ApplicationRepository,
    private readonly prepareDraft: PrepareDraft,
    private readonly presentApplication: PresentApplication,
    private readonly keepVersion: KeepVersion,
  ) {}

  async save(save: Save): Promise<PatentApplication> {
    const { userId, applicationId } = save;
    if (!isUUID(applicationId)) throw notFound();
    return this.database.transaction(async (manager) => {
      const held = await this.applications.holdOwn(manager, userId, applicationId);
      if (held === null) throw notFound();
      await this.write(manager, held, save);
      return this.presentApplication.stored(manager, userId, applicationId);
    });
  }

  private async write(manager: EntityManager, held: HeldApplication, save: Save): Promise<void> {
    const sent = await save.draft(manager);
    if (sent === null) throw notFound();
    const row = await this.prepareDraft.prepare(manager, save, sent);
    // A save that is repeated because its answer was lost finds itself stored.
    if (await this.applications.holds(manager, held.id, row.json)) return;
    if (held.version !== save.version) throw conflictWith(held);
    await this.keepVersion.beforeSave(manager, held, row.measures, save.reason);
    await this.applications.write(manager, held.id, save.key, row);
  }
}

const notFound = () => new CodedError('NOT_FOUND', 'Application not found');
