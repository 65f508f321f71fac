import type { EntityStatus } from '@premise/contracts';
import { countedSheets, SHEETS_INCLUDED, SHEETS_PER_STEP, sizeFeeSteps } from '@premise/patent-rules';

export type FeeStatus = Exclude<EntityStatus, ''>;
type Fees = Readonly<Record<FeeStatus, number>>;

/** The office's fees in US dollars, as of a day. They change; a deployment can set its own table. */
export interface FeeTable {
  /** Day since which they hold, YYYY-MM-DD. */
  effective: string;
  /** Month or day on which somebody last compared them with the source. */
  checked: string;
  source: string;
  /** 37 CFR 1.16(d). */
  provisional: Fees;
  /** 37 CFR 1.16(s): for each begun `sheetsPerStep` beyond `sheetsIncluded`. */
  size: Fees;
  sheetsIncluded: number;
  sheetsPerStep: number;
}

export const FEE_TABLE: FeeTable = {
  effective: '2025-01-19',
  checked: '2026-08',
  source: 'https://www.uspto.gov/learning-and-resources/fees-and-payment/uspto-fee-schedule',
  provisional: { undiscounted: 325, small: 130, micro: 65 },
  size: { undiscounted: 450, small: 180, micro: 90 },
  sheetsIncluded: SHEETS_INCLUDED,
  sheetsPerStep: SHEETS_PER_STEP,
};

export interface FeeEstimate {
  /** As how many sheets the office counts them (37 CFR 1.52(f)(2)). */
  counted: number;
  filing: number;
  size: number;
  /** Begun steps of sheets that are paid for. */
  steps: number;
  total: number;
}

/** What it costs to file so many sheets of specification and drawings electronically. */
export function estimateFee(table: FeeTable, status: FeeStatus, sheets: number): FeeEstimate {
  const counted = countedSheets(sheets);
  const steps = sizeFeeSteps(counted, table.sheetsIncluded, table.sheetsPerStep);
  const filing = table.provisional[status];
  const size = steps * table.size[status];
  return { counted, filing, size, steps, total: filing + size };
}

const STATUSES: readonly FeeStatus[] = ['undiscounted', 'small', 'micro'];

/** Reads a table out of JSON. Throws a sentence that names what is wrong. */
export function readFeeTable(json: string): FeeTable {
  const table = JSON.parse(json) as Partial<FeeTable> | null;
  const fees = (name: 'provisional' | 'size'): Fees => {
    for (const status of STATUSES) {
      const value: unknown = table?.[name]?.[status];
      if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) {
        throw new Error(`The fee table needs a number at ${name}.${status}.`);
      }
    }
    return table?.[name] as Fees;
  };
  const count = (name: 'sheetsIncluded' | 'sheetsPerStep'): number => {
    const value = table?.[name] ?? FEE_TABLE[name];
    if (!Number.isInteger(value) || value < 1) throw new Error(`The fee table needs a whole number at ${name}.`);
    return value;
  };
  const text = (name: 'effective' | 'checked' | 'source'): string => {
    const value: unknown = table?.[name];
    if (typeof value !== 'string' || value === '') throw new Error(`The fee table needs a text at ${name}.`);
    return value;
  };
  return {
    effective: text('effective'),
    checked: text('checked'),
    source: text('source'),
    provisional: fees('provisional'),
    size: fees('size'),
    sheetsIncluded: count('sheetsIncluded'),
    sheetsPerStep: count('sheetsPerStep'),
  };
}
