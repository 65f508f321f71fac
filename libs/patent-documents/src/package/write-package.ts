import type { FilingData, Inventor } from '@premise/contracts';
import { cleanText } from '@premise/patent-pages';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { DocumentSource, Work, WrittenDocument } from '../document-source.ts';
import { zipDate } from '../docx/fix-dates.ts';
import { writeDocx } from '../docx/write-docx.ts';
import { writePaper } from '../paper/write-paper.ts';
import { writePdf } from '../pdf/write-pdf.ts';
import { checklist } from './checklist.ts';
import { coverSheet, inventorList } from './cover-sheet.ts';
import { feePart } from './fee-part.ts';
import type { FeeTable } from './fee-table.ts';
import { guideItems, type GuidePart, guideText } from './guide.ts';

export interface PackageSource extends DocumentSource {
  inventors: readonly Inventor[];
  filing: FilingData;
  fees: FeeTable;
  /** What the audit says to fix before filing, one sentence each. */
  toFix: readonly string[];
}

const SPECIFICATION = 'specification.pdf';
const DRAWINGS = 'drawings.pdf';

/**
 * All that a filing by hand needs, as a zip: specification (PDF, and DOCX to work on), drawings, and a guide as PDF and texts
 * with the cover sheet's data, the inventors, a checklist and the fees. Deterministic.
 */
export async function writePackage(source: PackageSource, work: Work = {}): Promise<WrittenDocument> {
  const within = (from: number, to: number): Work => ({
    ...work,
    onProgress: (part, step) => work.onProgress?.(from + part * (to - from), step),
  });
  const specification = await writePdf(source, { ...within(0, 0.3), parts: 'specification' });
  const drawings =
    source.drawings.length === 0 ? undefined : await writePdf(source, { ...within(0.3, 0.6), parts: 'drawings' });
  const docx = await writeDocx(source, within(0.6, 0.9));
  const pages = specification.pages ?? 0;
  const sheets = drawings?.pages ?? 0;
  const missingDrawings = drawings?.missingDrawings ?? [];

  const parts = guideParts(source, { pages, sheets, missingDrawings });
  work.onProgress?.(0.9, 'Writing the filing guide');
  const about = cleanText(source.draft.title).trim() || 'Untitled invention';
  const { bytes: guide } = await writePaper(guideItems(about, Object.values(parts)), source.paper, {
    title: `Filing guide: ${about}`,
    authors: [],
    subject: 'Guide for filing a provisional application',
    written: source.written,
  });

  const options = { mtime: zipDate(source.written) };
  const stored = { ...options, level: 0 } as const;
  const files: Zippable = {
    'filing-guide.pdf': [guide, stored],
    [SPECIFICATION]: [specification.bytes, stored],
    ...(drawings === undefined ? {} : { [DRAWINGS]: [drawings.bytes, stored] }),
    'specification.docx': [docx.bytes, stored],
    'cover-sheet-data.txt': [strToU8(guideText([parts.cover])), options],
    'inventors.txt': [strToU8(guideText([parts.inventors])), options],
    'checklist.txt': [strToU8(guideText([parts.steps])), options],
    'fee-estimate.txt': [strToU8(guideText([parts.fees])), options],
  };
  return { bytes: zipSync(files), pages: pages + sheets, missingDrawings };
}

function guideParts(
  { draft, drawings, inventors, filing, fees, toFix }: PackageSource,
  { pages, sheets, missingDrawings }: { pages: number; sheets: number; missingDrawings: string[] },
): Record<'steps' | 'cover' | 'inventors' | 'fees', GuidePart> {
  return {
    steps: checklist({
      specification: SPECIFICATION,
      drawings: drawings.length === 0 ? null : DRAWINGS,
      isMicroEntity: filing.entityStatus === 'micro',
      filingDate: filing.filingDate,
      disclosureDate: filing.disclosed === true ? filing.disclosureDate : null,
      missingDrawings,
      toFix,
    }),
    cover: coverSheet({
      title: draft.title,
      federalResearch: draft.federalResearch,
      inventors,
      filing,
      pages,
      sheets,
    }),
    inventors: inventorList(inventors),
    fees: feePart(fees, filing.entityStatus, pages + sheets),
  };
}
