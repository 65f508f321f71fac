import { Inject, Injectable } from '@nestjs/common';
import type { ExportFormat, PaperSize } from '@premise/contracts';
import {
  type DocumentSource,
  safeFileName,
  type Work,
  writeDocx,
  writePackage,
  writePdf,
  type WrittenDocument,
} from '@premise/patent-documents';
import type { Application } from '../applications/application.entity.ts';
import { writeAuditReport } from './write-audit-report.ts';
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
    @Inject(EXPORT_CONFIG) private readonly config: ExportConfig,
  ) {}

  async make(application: Application, format: ExportFormat, paper: PaperSize, work: Work): Promise<MadeDocument> {
    const { draft, userId, updatedAt } = application;
    const source: DocumentSource = {
      draft,
      paper,
      written: updatedAt,
      ...(await this.readDrawings.of(userId, application.images, draft.figures)),
    };
    const { what, extension, type } = FORMS[format];
    const written = await this.write(format, source, application, work);
    return { ...written, fileName: safeFileName(application.title, what, extension), type };
  }

  private write(
    format: ExportFormat,
    source: DocumentSource,
    { draft }: Application,
    work: Work,
  ): Promise<WrittenDocument> {
    switch (format) {
      case 'pdf':
        return writePdf(source, work);
      case 'docx':
        return writeDocx(source, work);
      case 'package':
        return writePackage(
          { ...source, inventors: draft.inventors, filing: draft.filing, fees: this.config.fees },
          work,
        );
      case 'report':
        return writeAuditReport(source, draft);
    }
  }
}
