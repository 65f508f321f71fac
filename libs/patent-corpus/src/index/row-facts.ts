import type { StoredDocument } from '../load/read-documents.ts';
import { SEPARATOR } from './index-schema.ts';

const BETWEEN = '\t';

/**
 * What lists and counts tell of a document, in one column: each column that is read at places all over the index costs as much as the
 * search itself. What is counted comes first.
 */
export interface RowFacts {
  id: string;
  /** 20240930; 0 where unknown. */
  published: number;
  cited: number;
  type: StoredDocument['type'];
  assignees: string[];
  symbols: string[];
  inventors: string[];
  kind: string;
  granted: boolean;
  outcome: boolean;
  sample: boolean;
  filed: number;
  expires: number;
  claims: number;
  /** Of its application; empty where unknown. A patent and what was published before it have the same. */
  applicationNumber: string;
}

const joined = (names: readonly string[]): string => names.map((name) => name.replaceAll(/\s+/g, ' ')).join(SEPARATOR);
const split = (names: string): string[] => (names === '' ? [] : names.split(SEPARATOR));
const flag = (value: boolean): string => (value ? '1' : '0');

export const writeFacts = (facts: RowFacts): string =>
  [
    facts.id,
    facts.published,
    facts.cited,
    facts.type,
    joined(facts.assignees),
    joined(facts.symbols),
    joined(facts.inventors),
    facts.kind,
    flag(facts.granted),
    flag(facts.outcome),
    flag(facts.sample),
    facts.filed,
    facts.expires,
    facts.claims,
    facts.applicationNumber,
  ].join(BETWEEN);

export function readFacts(text: string): RowFacts {
  const fields = text.split(BETWEEN);
  const at = (place: number): string => fields[place] ?? '';
  return {
    id: at(0),
    published: Number(at(1)),
    cited: Number(at(2)),
    type: at(3) as RowFacts['type'],
    assignees: split(at(4)),
    symbols: split(at(5)),
    inventors: split(at(6)),
    kind: at(7),
    granted: at(8) === '1',
    outcome: at(9) === '1',
    sample: at(10) === '1',
    filed: Number(at(11)),
    expires: Number(at(12)),
    claims: Number(at(13)),
    applicationNumber: at(14),
  };
}

/** The first fields, which are counted, as they stand. */
export const COUNTED_FIELDS = 6;

/** `into` holds the fields afterwards; a new list for every one of many rows would cost more than to read them. */
export function readCounted(text: string, into: string[]): void {
  let from = 0;
  for (let field = 0; field < COUNTED_FIELDS; field++) {
    const end = text.indexOf(BETWEEN, from);
    into[field] = text.substring(from, end);
    from = end + 1;
  }
}
