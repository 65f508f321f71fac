import { Anchor, Banner } from '@premise/ui';
import type { WizardDraft } from '@premise/web-platform';
import { useAudit } from './use-audit.ts';

interface OpenFixesProps {
  draft: WizardDraft;
  onReview: () => void;
}

/** What the audit wants fixed before the draft leaves the house. Data of the filing are asked for by the package itself. */
export function OpenFixes({ draft, onReview }: OpenFixesProps) {
  const findings = useAudit(draft)?.report.findings ?? [];
  const count = findings.filter(({ level, place }) => level === 'fix' && place !== 'filing').length;
  if (count === 0) return null;
  return (
    <Banner
      tone="warning"
      action={
        <Anchor component="button" type="button" onClick={onReview}>
          Look at the audit
        </Anchor>
      }
    >
      The audit still has {count} {count === 1 ? 'thing' : 'things'} to fix. You can export all the same.
    </Banner>
  );
}
