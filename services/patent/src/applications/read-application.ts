import { Injectable } from '@nestjs/common';
import { LIMITS, type ApplicationListItem, type PatentApplication } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import { isUUID } from 'class-validator';
import { ApplicationRepository } from './application.repository.ts';
import { PresentApplication } from './present-application.ts';

@Injectable()
export class ReadApplication {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly presentApplication: PresentApplication,
  ) {}

  /** Foreign and unknown ids answer alike. */
  async read(userId: string, id: string): Promise<PatentApplication> {
    const application = isUUID(id) ? await this.applications.findOwn(userId, id) : null;
    if (application === null) throw new CodedError('NOT_FOUND', 'Application not found');
    return this.presentApplication.present(application);
  }

  /** The one changed last first. */
  async list(userId: string): Promise<ApplicationListItem[]> {
    return this.presentApplication.list(userId, await this.applications.listOf(userId));
  }

  async count(userId: string): Promise<{ count: number; limit: number }> {
    return { count: await this.applications.countOf(userId), limit: LIMITS.applicationsPerUser };
  }
}
