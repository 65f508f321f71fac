import { inventorName } from '../corpus-document.ts';
import { estimateExpiry } from '../estimate-term.ts';
import type { StoredDocument } from '../load/read-documents.ts';
import { subclassesOf } from './subclasses.ts';
import { areasOf, classPath } from './areas-of.ts';
import { SEPARATOR } from './index-schema.ts';
import { writeFacts, type RowFacts } from './row-facts.ts';

/** 20240930 of "2024-09-30"; 0 of null. */
export const dayNumber = (date: string | null): number => (date === null ? 0 : Number(date.replaceAll('-', '')));

/** The other way round. */
export function dayText(day: number): string | null {
  if (day === 0) return null;
  const digits = String(day).padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}

/** How names are compared. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** A published application: "US20180000016". */
const PUBLICATION = /^US\d{11}$/;

const line = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

export type IndexRow = Record<string, string | number | boolean | string[]>;

export function indexRow(document: StoredDocument): IndexRow {
  const inventors = document.inventors.map(inventorName).filter((name) => name !== '');
  const assignees = document.assignees.map(({ name }) => name).filter((name) => name !== '');
  const symbols = document.classes.map(({ symbol }) => symbol);
  const text = [document.title, document.abstract, document.claims[0]?.text ?? ''].map(line).join('\n');
  const columns: Omit<RowFacts, 'applicationNumber'> = {
    id: document.id,
    published: dayNumber(document.publicationDate),
    cited: document.citedBy,
    type: document.type,
    assignees,
    symbols,
    inventors,
    kind: document.kind,
    granted: document.stage === 'grant',
    outcome: document.relatedIds.some((id) => !PUBLICATION.test(id)),
    sample: document.sample,
    filed: dayNumber(document.filingDate),
    expires: dayNumber(estimateExpiry(document)),
    claims: document.claimCount ?? document.claims.length,
  };
  return {
    ...columns,
    text,
    facts: writeFacts({ ...columns, applicationNumber: document.applicationNumber }),
    subclasses: subclassesOf(symbols),
    inventors: inventors.join(SEPARATOR),
    assignees: assignees.join(SEPARATOR),
    symbols: symbols.join(SEPARATOR),
    inventorKeys: inventors.map(nameKey),
    assigneeKeys: assignees.map(nameKey),
    paths: [...new Set(symbols.flatMap(classPath))],
    areas: areasOf(symbols, text),
  };
}
