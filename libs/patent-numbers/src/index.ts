export { PREFIXES, patentId, type PatentNumber, type PatentSeries } from './patent-number.ts';
export { parsePatentNumber } from './parse-patent-number.ts';
export { formatPatentNumber } from './format-patent-number.ts';
export { isGrant, officeDigits, officeNumber } from './write-patent-number.ts';
