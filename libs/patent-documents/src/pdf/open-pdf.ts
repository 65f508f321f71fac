import { FACES } from '@premise/patent-pages';
import PDFDocument from 'pdfkit';
import { fontFile } from '../font-files.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

export interface PdfFacts {
  title: string;
  authors: readonly string[];
  subject: string;
  written: Date;
}

/**
 * An empty PDF 1.6 as the office takes it: fonts embedded, no layers, scripts, forms or encryption. Nothing of the moment goes into it.
 */
export function openPdf({ title, authors, subject, written }: PdfFacts): { pdf: Pdf; finish: () => Promise<Buffer> } {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.6',
    lang: 'en-US',
    displayTitle: true,
    margin: 0,
    info: {
      Title: title,
      ...(authors.length === 0 ? {} : { Author: authors.join(', ') }),
      Subject: subject,
      Creator: 'Premise',
      Producer: 'Premise',
      CreationDate: written,
      ModDate: written,
    },
  });
  for (const face of FACES) pdf.registerFont(face, fontFile(face));
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  return {
    pdf,
    finish: () => {
      pdf.end();
      return done;
    },
  };
}
