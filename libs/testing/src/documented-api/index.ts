export type { ApiDocument } from './document.ts';
export { documentationGaps } from './documentation-gaps.ts';
export { documentedCalls, type DocumentedCall } from './documented-calls.ts';
export { DocumentedCallMaker } from './make-documented-call.ts';
export { documentErrors } from './document-errors.ts';
