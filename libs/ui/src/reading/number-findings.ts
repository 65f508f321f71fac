import type { ArgumentRole, Finding } from '@premise/contracts';
import { ROLES } from '../roles/roles.ts';

/** The sign of each finding: the letter of its role, with a number where the role occurs more than once. */
export function numberFindings(findings: readonly Finding[]): string[] {
  const totals = new Map<ArgumentRole, number>();
  for (const { role } of findings) totals.set(role, (totals.get(role) ?? 0) + 1);
  const seen = new Map<ArgumentRole, number>();
  return findings.map(({ role }) => {
    const number = (seen.get(role) ?? 0) + 1;
    seen.set(role, number);
    return (totals.get(role) ?? 0) > 1 ? `${ROLES[role].letter}${String(number)}` : ROLES[role].letter;
  });
}
