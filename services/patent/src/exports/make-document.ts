import { Inject, Injectable } from '@nestjs/common';
import type { ExportFormat, PaperSize } from '@premise/contracts';
import { safeFileName, type Work, type WrittenDocument } from '@premise/patent-documents';
import type { Application } from '../applications/application.entity.ts';
import { DocumentPool } from './document-pool.ts';
import { EXPORT_CONFIG, type ExportConfig } from './export-settings.ts';
import { ReadDrawings } from './read-drawings.ts';

export interface MadeDocument extends WrittenDocument {
  fileName: string;
  type: string;
}

const FORMS: Record<ExportFormat, { what: string; extension: string; type: string }> = {
  pdf: { what: 'specification', extension: 'pdf', type: 'application/pdf' },
  docx: {
    what: 'specification',
    extension: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  package: { what: 'filing-package', extension: 'zip', type: 'application/zip' },
  report: { what: 'audit-report', extension: 'pdf', type: 'application/pdf' },
};

/** One stored application as a file. */
@Injectable()
export class MakeDocument {
  constructor(
    private readonly readDrawings: ReadDrawings,
    private readonly pool: DocumentPool,
    @Inject(EXPORT_CONFIG) private readonly config: ExportConfig,
  ) {}

  async make(application: Application, format: ExportFormat, paper: PaperSize, work: Work): Promise<MadeDocument> {
    const { draft, userId, updatedAt } = application;
    const { drawings, readPicture } = await this.readDrawings.of(userId, application.images, draft.figures);
    const { inventors, filing } = draft;
    const { what, extension, type } = FORMS[format];
    const written = await this.pool.write(
      { format, paper, draft, drawings, readPicture, written: updatedAt, inventors, filing, fees: this.config.fees },
      { ...work, caller: userId },
    );
    return { ...written, fileName: safeFileName(application.title, what, extension), type };
  }
}
