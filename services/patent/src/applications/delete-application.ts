import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { CodedError } from '@premise/service-platform';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { DraftImages } from '../images/draft-images.ts';
import { ApplicationRepository } from './application.repository.ts';

/** For good (decision 37): with versions, jobs and files. Files are removed by the worker. */
@Injectable()
export class DeleteApplication {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly applications: ApplicationRepository,
    private readonly images: DraftImages,
  ) {}

  /** Foreign and unknown ids answer alike. */
  async delete(userId: string, id: string): Promise<void> {
    const removed =
      isUUID(id) &&
      (await this.database.transaction(async (manager) => {
        if ((await this.applications.holdOwn(manager, userId, id)) === null) return false;
        await this.images.discardAllOf(manager, id);
        return this.applications.removeOwn(manager, userId, id);
      }));
    if (!removed) throw new CodedError('NOT_FOUND', 'Application not found');
  }
}
