import type { AuditPlace, AuditReport, MailedFinding } from '@premise/contracts';
import { RULES } from '@premise/patent-rules';

const LEVELS = ['fix', 'review', 'hint'] as const;

/**
 * What is mailed of a report: rules, how often and where, the gravest first. Not one word of the draft, since nobody has shown
 * that the mailbox is the writer's own, and a mail with a stranger's words in it would be anybody's to send.
 */
export function mailedFindings({ findings }: AuditReport): MailedFinding[] {
  return LEVELS.flatMap((level) =>
    RULES.flatMap(({ id, checks, why, citation }) => {
      const places = new Map<AuditPlace, number>();
      for (const { rule, place, level: grave } of findings)
        if (rule === id && grave === level) places.set(place, (places.get(place) ?? 0) + 1);
      if (places.size === 0) return [];
      return [
        { rule: id, level, checks, why, citation, places: [...places].map(([place, count]) => ({ place, count })) },
      ];
    }),
  );
}
