import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { CodedError } from '@premise/service-platform';
import { ApplicationRepository } from '../applications/application.repository.ts';
import { JobHandler, type JobWork } from '../jobs/job-handler.ts';
import type { JobResults } from '../jobs/job-kinds.ts';
import { ObjectStore } from '../objects/object-store.ts';
import { RemoveObjects } from '../objects/remove-objects.ts';
import { StoredObjectsRepository } from '../objects/stored-objects.repository.ts';
import { awaitStore } from './await-store.ts';
import { MakeDocument } from './make-document.ts';

/** As long as the job's row; then worker and store forget the file. */
const KEPT_HOURS = 24;

/** Makes a file of an application and puts it into the object store. A run that is repeated makes it anew. */
@Injectable()
export class ExportHandler extends JobHandler<'export'> {
  readonly kind = 'export';

  constructor(
    private readonly applications: ApplicationRepository,
    private readonly makeDocument: MakeDocument,
    private readonly objects: StoredObjectsRepository,
    private readonly store: ObjectStore,
    private readonly removeObjects: RemoveObjects,
  ) {
    super();
  }

  async run(work: JobWork<'export'>): Promise<JobResults['export']> {
    try {
      return await this.export(work);
    } catch (error) {
      throw work.signal.aborted ? error : awaitStore(error, work);
    }
  }

  private async export(work: JobWork<'export'>): Promise<JobResults['export']> {
    const { jobId, userId, applicationId, input, signal } = work;
    const application = applicationId && (await this.applications.findOwn(userId, applicationId));
    if (!application) throw new CodedError('NOT_FOUND', 'Application not found');
    const { bytes, pages, fileName, type } = await this.makeDocument.make(application, input.format, input.paper, {
      signal,
      onProgress: (part, step) => work.report(part * 95, step),
    });
    signal.throwIfAborted();
    work.report(97, 'Storing the file');
    const address = {
      bucket: 'patent-exports',
      key: `${userId}/${jobId}/${randomUUID()}${path.extname(fileName)}`,
    } as const;
    // Named before it is written, so that a run that dies here leaves nothing behind for good.
    await this.objects.reserve(userId, [address]);
    try {
      await this.store.put(address, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), type);
    } catch (error) {
      await this.removeObjects.removeSoon([address]);
      throw error;
    }
    if (signal.aborted) await this.removeObjects.removeSoon([address]);
    signal.throwIfAborted();
    await this.objects.claim(this.applications.database.manager, [address], KEPT_HOURS);
    return {
      format: input.format,
      paper: input.paper,
      fileName,
      objectKey: address.key,
      bytes: bytes.length,
      pages,
      version: application.version,
    };
  }

  /** The job was cancelled, or erased with its account, while the last step was under way. */
  override async discard({ objectKey }: JobResults['export']): Promise<void> {
    await this.removeObjects.removeSoon([{ bucket: 'patent-exports', key: objectKey }]);
  }
}
