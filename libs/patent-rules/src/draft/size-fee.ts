/** Sheets that the filing fee covers, and how many more each step of the size fee pays for (37 CFR 1.16(s)). */
export const SHEETS_INCLUDED = 100;
export const SHEETS_PER_STEP = 50;
/** Of the sheets of what is filed electronically (37 CFR 1.52(f)(2)). */
const ELECTRONIC_PART = 0.75;

/** As how many sheets the office counts so many sheets of specification and drawings that are filed electronically. */
export function countedSheets(sheets: number): number {
  return Math.ceil(sheets * ELECTRONIC_PART);
}

/** Begun steps of counted sheets beyond those included. */
export function sizeFeeSteps(counted: number, included = SHEETS_INCLUDED, perStep = SHEETS_PER_STEP): number {
  return Math.max(0, Math.ceil((counted - included) / perStep));
}
