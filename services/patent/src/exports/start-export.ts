import { Inject, Injectable } from '@nestjs/common';
import type { ExportRequest } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import { isUUID } from 'class-validator';
import { ApplicationRepository } from '../applications/application.repository.ts';
import { conflictWith } from '../applications/version-conflict.ts';
import { SubmitJob } from '../jobs/submit-job.ts';
import { ObjectStore } from '../objects/object-store.ts';
import { EXPORT_CONFIG, type ExportConfig } from './export-settings.ts';

const NO_STORE = 'Files cannot be made here. Please configure the object store (OBJECT_STORE) to enable exports.';

/** Queues an export of a stored draft. */
@Injectable()
export class StartExport {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly submitJob: SubmitJob,
    private readonly store: ObjectStore,
    @Inject(EXPORT_CONFIG) private readonly config: ExportConfig,
  ) {}

  /**
   * Answers the job's id. Without a key of the caller's, the same version in the same form is one job: two clicks find the
   * same file. One that failed is not found again.
   */
  async start(
    userId: string,
    applicationId: string,
    { format, paper = 'letter', version }: ExportRequest,
    key: string | undefined,
  ): Promise<string> {
    if (this.config.pdfExport === 'teaser') {
      throw new CodedError('EXPORT_NOT_OFFERED', 'PDF export will be available after the beta period.');
    }
    if (!this.store.exists) throw new CodedError('EXPORT_FAILED', NO_STORE);
    const application = isUUID(applicationId) ? await this.applications.findOwn(userId, applicationId) : null;
    if (application === null) throw new CodedError('NOT_FOUND', 'Application not found');
    if (version !== undefined && version !== application.version) throw conflictWith(application);
    return this.submitJob.submit({
      userId,
      kind: 'export',
      applicationId,
      input: { format, paper },
      ...(key === undefined
        ? { idempotencyKey: `${applicationId} ${application.version} ${format} ${paper}`, unlessFailed: true }
        : { idempotencyKey: key }),
    });
  }
}
