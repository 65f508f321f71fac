export { openOperations, problemsOfExamples, problemsOfRefusals, type PreparedCall } from './check-calls.ts';
export type { ApiDocument } from './document.ts';
export { documentationGaps } from './documentation-gaps.ts';
export { documentedCalls, type DocumentedCall } from './documented-calls.ts';
export { documentErrors } from './document-errors.ts';
