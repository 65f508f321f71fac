import type { AnalysisResults, Finding } from '@premise/contracts';

/**
 * The findings as the marked text shows them. Its hidden assumptions are those that the card and the panel of that name
 * count, one note each, so that every number on the page agrees; conditions that are not among them (what would be
 * enough, for one) have the Conditions panel to themselves.
 */
export function countedFindings({ findings, argumentStructure }: AnalysisResults): Finding[] {
  const waiting = new Set(argumentStructure.unstatedAssumptions);
  // a text may be found twice, as necessary and as unspoken: the first note says it
  const kept = findings.filter(({ role, text }) => role !== 'assumption' || waiting.delete(text));
  return [...kept, ...Array.from(waiting, (text): Finding => ({ role: 'assumption', text, spans: [] }))];
}
