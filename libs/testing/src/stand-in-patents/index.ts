export { startStandInPatents } from './stand-in-patents.ts';
export type { RecordedPatentCall, StandInPatents } from './stand-in-patents.ts';
export type { StandInDocument } from './documents.ts';
export type { PatentFault } from './patent-faults.ts';
