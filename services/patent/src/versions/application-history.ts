import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LIMITS, type ApplicationDraft, type ApplicationVersion } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager } from 'typeorm';
import { ApplicationRepository, type HeldApplication } from '../applications/application.repository.ts';
import { PresentApplication } from '../applications/present-application.ts';
import { VersionRepository, type VersionRow } from './version.repository.ts';

/** Reads and tends the earlier states of an application. Foreign and unknown ids answer alike. */
@Injectable()
export class ApplicationHistory {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly applications: ApplicationRepository,
    private readonly versions: VersionRepository,
    private readonly presentApplication: PresentApplication,
  ) {}

  async list(userId: string, applicationId: string): Promise<ApplicationVersion[]> {
    return this.within(userId, applicationId, async (manager) =>
      (await this.versions.listOf(manager, applicationId)).map(presented),
    );
  }

  async read(
    userId: string,
    applicationId: string,
    number: number,
  ): Promise<{ version: ApplicationVersion; draft: ApplicationDraft }> {
    const found = await this.within(userId, applicationId, (manager) =>
      this.versions.find(manager, applicationId, number),
    );
    if (found === null) throw notFound();
    return { version: presented(found), draft: await this.presentApplication.draft(userId, found.draft) };
  }

  /** Keeps the present state under a name. */
  async name(userId: string, applicationId: string, name: string): Promise<ApplicationVersion> {
    return this.within(userId, applicationId, async (manager, { version }) => {
      if ((await this.versions.countNamed(manager, applicationId)) >= LIMITS.namedVersionsPerApplication) {
        throw new CodedError(
          'VERSION_LIMIT_REACHED',
          `You have ${LIMITS.namedVersionsPerApplication} named versions. Please delete one before naming another.`,
        );
      }
      await this.versions.keep(manager, applicationId, 'named', name);
      const kept = await this.versions.find(manager, applicationId, version);
      if (kept === null) throw notFound();
      return presented(kept);
    });
  }

  async remove(userId: string, applicationId: string, number: number): Promise<void> {
    const removed = await this.within(userId, applicationId, (manager) =>
      this.versions.remove(manager, applicationId, number),
    );
    if (!removed) throw notFound();
  }

  private async within<T>(
    userId: string,
    applicationId: string,
    work: (manager: EntityManager, held: HeldApplication) => Promise<T>,
  ): Promise<T> {
    if (!isUUID(applicationId)) throw notFound();
    return this.database.transaction(async (manager) => {
      const held = await this.applications.holdOwn(manager, userId, applicationId);
      if (held === null) throw notFound();
      return work(manager, held);
    });
  }
}

const presented = ({ version, reason, name, title, words, savedAt }: VersionRow): ApplicationVersion => ({
  version,
  reason,
  name,
  title,
  words,
  savedAt: savedAt.toISOString(),
});

const notFound = () => new CodedError('NOT_FOUND', 'Version not found');
