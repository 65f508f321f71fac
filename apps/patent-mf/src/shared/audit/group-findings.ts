import type { AuditCitation, AuditFinding, AuditLevel, AuditPlace } from '@premise/contracts';
import { PLACE_LABELS, PLACES, RULES } from '@premise/patent-rules';
import { LEVELS } from './levels.ts';

/** All findings of one rule. */
export interface RuleGroup {
  rule: string;
  /** Of its gravest finding. */
  level: AuditLevel;
  /** What the rule looks at. */
  checks: string;
  why: string;
  citation: AuditCitation;
  findings: AuditFinding[];
}

/** A section of the draft, or `several`: rules with findings in more than one section. */
export interface ReportSection {
  key: AuditPlace | 'several';
  title: string;
  count: number;
  groups: RuleGroup[];
}

const CHECKS = new Map(RULES.map(({ id, checks }) => [id, checks]));
const levelRank = ({ level }: { level: AuditLevel }) => LEVELS.indexOf(level);
const placeRank = ({ place }: AuditFinding) => PLACES.indexOf(place);

/** Groups a report by rule, so that each rationale is given once, and the rules by the section they are about. */
export function groupFindings(findings: readonly AuditFinding[]): ReportSection[] {
  const byRule = new Map<string, AuditFinding[]>();
  for (const finding of findings) {
    const ofRule = byRule.get(finding.rule);
    if (ofRule) ofRule.push(finding);
    else byRule.set(finding.rule, [finding]);
  }
  const all = [...byRule.values()].map(toGroup).sort((one, other) => levelRank(one) - levelRank(other));
  return (['several', ...PLACES] as const).flatMap((key) => {
    const groups = all.filter((group) => sectionOf(group) === key);
    if (groups.length === 0) return [];
    const count = groups.reduce((sum, group) => sum + group.findings.length, 0);
    return [{ key, title: key === 'several' ? 'Several sections' : PLACE_LABELS[key], count, groups }];
  });
}

function sectionOf({ findings }: RuleGroup): ReportSection['key'] {
  const [place, ...others] = new Set(findings.map((finding) => finding.place));
  return place === undefined || others.length > 0 ? 'several' : place;
}

function toGroup(ofRule: AuditFinding[]): RuleGroup {
  const findings = ofRule.toSorted(
    (one, other) => levelRank(one) - levelRank(other) || placeRank(one) - placeRank(other),
  );
  const { rule, level, message, why, citation } = findings[0] as AuditFinding;
  return { rule, level, checks: CHECKS.get(rule) ?? message, why, citation, findings };
}
