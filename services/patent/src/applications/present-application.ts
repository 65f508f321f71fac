import { Injectable } from '@nestjs/common';
import type { ApplicationDraft, ApplicationListItem, PatentApplication } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import type { EntityManager } from 'typeorm';
import { DraftImages } from '../images/draft-images.ts';
import type { Application } from './application.entity.ts';
import { ApplicationRepository, type ApplicationListRow } from './application.repository.ts';
import type { DraftContent } from './draft-content.ts';
import { statusOf } from './draft-status.ts';

/** An application as its owner sees it: as it is stored, with its images' addresses. */
@Injectable()
export class PresentApplication {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly images: DraftImages,
  ) {}

  async present(application: Application, manager?: EntityManager): Promise<PatentApplication> {
    const { id, userId, version, shortDescription, draft, status } = application;
    const [images = []] = await this.images.present(userId, [draft.images], manager);
    return {
      ...draft,
      images,
      status,
      id,
      shortDescription,
      version,
      createdAt: application.createdAt.toISOString(),
      updatedAt: application.updatedAt.toISOString(),
    };
  }

  /** What a save has just written, in its transaction. */
  async stored(manager: EntityManager, userId: string, id: string): Promise<PatentApplication> {
    const application = await this.applications.findOwn(userId, id, manager);
    if (application === null) throw new CodedError('NOT_FOUND', 'Application not found');
    return this.present(application, manager);
  }

  /** A draft that is not the present one. Images that are gone are left out. */
  async draft(userId: string, draft: DraftContent): Promise<ApplicationDraft> {
    const [images = []] = await this.images.present(userId, [draft.images]);
    return { ...draft, images, status: statusOf(draft) };
  }

  async list(userId: string, rows: ApplicationListRow[]): Promise<ApplicationListItem[]> {
    const images = await this.images.present(
      userId,
      rows.map((row) => row.images),
    );
    return rows.map((row, index) => ({
      ...row,
      images: images[index] ?? [],
      updatedAt: row.updatedAt.toISOString(),
    }));
  }
}
