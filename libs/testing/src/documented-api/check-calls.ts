import type { ApiDocument } from './document.ts';
import { documentedCalls, type DocumentedCall } from './documented-calls.ts';
import { DocumentedCallMaker } from './make-documented-call.ts';

/** A call as it is really made, and by whom. */
export interface PreparedCall {
  call: DocumentedCall;
  token: string;
}

/**
 * Makes calls that a document shows, one after the other; answers what is wrong with them, a sentence each.
 * @param prepare brings about what an example takes for granted
 */
export async function problemsOfExamples(
  document: ApiDocument,
  address: string,
  prepare: (call: DocumentedCall) => Promise<PreparedCall>,
  calls: readonly DocumentedCall[] = documentedCalls(document),
): Promise<string[]> {
  const maker = new DocumentedCallMaker(document, address);
  const problems: string[] = [];
  for (const shown of calls) {
    const { call, token } = await prepare(shown);
    for (const problem of await maker.make(call, token)) problems.push(`${shown.operation}, ${shown.name}: ${problem}`);
  }
  return problems;
}

/** What somebody who is not signed in can do of what a document keeps from him, or is not refused as it says. */
export async function problemsOfRefusals(document: ApiDocument, address: string): Promise<string[]> {
  const maker = new DocumentedCallMaker(document, address);
  const problems: string[] = [];
  for (const call of documentedCalls(document).filter(({ needsToken }) => needsToken)) {
    for (const problem of await maker.refused(call)) problems.push(`${call.operation}: ${problem}`);
  }
  return problems;
}

/** Operations that need no token, in the order of their names. */
export const openOperations = (document: ApiDocument): string[] => [
  ...new Set(
    documentedCalls(document)
      .filter(({ needsToken }) => !needsToken)
      .map(({ operation }) => operation)
      .sort(),
  ),
];
