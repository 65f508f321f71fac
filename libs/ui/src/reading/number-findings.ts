import type { ArgumentRole, Finding } from '@premise/contracts';
import { ROLES } from '../roles/roles.ts';

/** Where its sign stands: a finding may speak of two places, and names the one that it is about first. */
const signAt = ({ spans: [first] }: Finding): number => first?.start ?? Infinity;

/**
 * The sign of each finding: the letter of its role, with a number where the role occurs more than once. They count as one
 * reads, down the text; what has no words in it comes last.
 */
export function numberFindings(findings: readonly Finding[]): string[] {
  const totals = new Map<ArgumentRole, number>();
  for (const { role } of findings) totals.set(role, (totals.get(role) ?? 0) + 1);
  const seen = new Map<ArgumentRole, number>();
  const signs: string[] = [];
  const read = findings.map((finding, index) => ({ role: finding.role, index, at: signAt(finding) }));
  for (const { role, index } of read.sort((a, b) => (a.at === b.at ? a.index - b.index : a.at - b.at))) {
    const number = (seen.get(role) ?? 0) + 1;
    seen.set(role, number);
    signs[index] = (totals.get(role) ?? 0) > 1 ? `${ROLES[role].letter}${String(number)}` : ROLES[role].letter;
  }
  return signs;
}
