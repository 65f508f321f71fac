import type { AuditFinding, WizardStep } from '@premise/contracts';
import { hasStepContent } from '@premise/patent-rules';
import { Icon } from '@premise/ui';
import { useId, useState } from 'react';
import { FindingItem } from '../../../shared/audit/finding-item.tsx';
import { levelCount, LEVELS } from '../../../shared/audit/levels.ts';
import audit from '../../../shared/audit/audit.module.css';
import type { StepProps } from '../steps/step-props.ts';
import { FindingActions } from './finding-actions.tsx';
import { MendNotice } from './mend-notice.tsx';
import { placesOf } from './places-of-step.ts';
import { canShow, showSpan } from './show-span.ts';
import { useAudit } from './use-audit.ts';
import { useMends } from './use-mends.ts';
import classes from './step-checks.module.css';

interface StepChecksProps extends Pick<StepProps, 'draft' | 'change' | 'disabled' | 'answers'> {
  step: WizardStep;
}

/** Findings drawn at first. */
const FIRST = 5;

/** The audit's findings on what is written in one step, while it is written. */
export function StepChecks({ step, draft, change, disabled, answers }: StepChecksProps) {
  const audited = useAudit(draft);
  const mends = useMends(draft, change, audited);
  const titleId = useId();
  const [all, setAll] = useState(false);
  const places = placesOf(step);
  if (places.length === 0 || audited === null || !hasStepContent(step, draft, answers)) return null;

  const here = audited.report.findings.filter(({ place }) => places.includes(place));
  const findings = LEVELS.flatMap((level) => here.filter((finding) => finding.level === level));
  const counted = LEVELS.map((level) => ({ level, count: here.filter((one) => one.level === level).length }));
  const textOf = ({ place }: AuditFinding) =>
    place in audited.draft ? audited.draft[place as keyof typeof draft] : '';
  return (
    <section className={classes.checks} aria-labelledby={titleId}>
      <h2 className={classes.title} id={titleId}>
        Checks
        <span className={classes.sum}>
          {counted
            .filter(({ count }) => count > 0)
            .map(({ level, count }) => levelCount(level, count))
            .join(' · ')}
        </span>
      </h2>
      {mends.last && <MendNotice label={mends.last.label} onUndo={mends.undo} />}
      {findings.length === 0 ? (
        <p className={classes.clean}>
          <Icon name="check" size={18} />
          No issues found.
        </p>
      ) : (
        <ul className={audit.findings}>
          {findings.slice(0, all ? findings.length : FIRST).map((finding) => {
            const text = textOf(finding);
            return (
              <FindingItem
                key={finding.id}
                finding={finding}
                {...(typeof text === 'string' ? { text } : {})}
                actions={
                  <FindingActions
                    finding={finding}
                    disabled={disabled || (finding.mend !== null && !mends.fits(finding.mend.place))}
                    onShow={canShow(finding) ? () => showSpan(finding) : null}
                    onMend={() => mends.make(finding)}
                  />
                }
              />
            );
          })}
        </ul>
      )}
      {findings.length > FIRST && (
        <button type="button" className={audit.action} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${findings.length}`}
        </button>
      )}
    </section>
  );
}
