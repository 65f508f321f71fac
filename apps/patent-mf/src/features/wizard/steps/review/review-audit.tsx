import { Button, Icon } from '@premise/ui';
import { AuditReportView } from '../../../../shared/audit/audit-report-view.tsx';
import { FindingActions } from '../../checks/finding-actions.tsx';
import { MendNotice } from '../../checks/mend-notice.tsx';
import { stepOf } from '../../checks/places-of-step.ts';
import { showWhenDrawn } from '../../checks/spot-to-show.ts';
import { useAudit } from '../../checks/use-audit.ts';
import { useMends } from '../../checks/use-mends.ts';
import type { StepProps } from '../step-props.ts';
import { ReportDownload } from './report-download.tsx';
import classes from './review-audit.module.css';

/** The whole audit of the draft (S2's promise of a red-flag report), to work through, and to print. */
export function ReviewAudit({
  draft,
  change,
  disabled,
  goTo,
  ensureStored,
}: Pick<StepProps, 'draft' | 'change' | 'disabled' | 'goTo' | 'ensureStored'>) {
  const audited = useAudit(draft);
  const mends = useMends(draft, change, audited);
  if (audited === null) return <p role="status">Reading the draft against the rules</p>;
  const { report } = audited;
  const mendable = report.findings.filter(({ mend }) => mend !== null).length;
  return (
    <section className={classes.audit} aria-labelledby="draft-audit">
      <header className={classes.head}>
        <h2 className={classes.title} id="draft-audit">
          Draft audit
        </h2>
        <div className={classes.buttons}>
          {mendable > 1 && (
            <Button
              variant="default"
              size="compact-md"
              disabled={disabled}
              onClick={() => mends.makeAll(`${mendable} issues fixed`)}
            >
              Fix all {mendable} automatically
            </Button>
          )}
          <Button
            variant="default"
            size="compact-md"
            leftSection={<Icon name="document" size={16} />}
            onClick={() => window.print()}
          >
            Print the report
          </Button>
          <ReportDownload ensureStored={ensureStored} disabled={disabled} />
        </div>
      </header>
      <div className={classes.printed}>
        <p className={classes.printedKind}>Red-flag report</p>
        <p className={classes.printedTitle}>{draft.title.trim() || 'Untitled application'}</p>
        <p>
          Judged by the rules of filing, edition {report.rules}, on{' '}
          {new Date().toLocaleDateString('en-US', { dateStyle: 'long' })}. This is not legal advice: a qualified patent
          attorney or agent should review the draft before filing.
        </p>
      </div>
      {mends.last && <MendNotice label={mends.last.label} onUndo={mends.undo} />}
      <AuditReportView
        report={report}
        texts={audited.draft}
        level={3}
        actionsOf={(finding) => {
          const step = stepOf(finding.place);
          return (
            <FindingActions
              finding={finding}
              disabled={disabled || (finding.mend !== null && !mends.fits(finding.mend.place))}
              onShow={
                step &&
                (() => {
                  goTo(step);
                  showWhenDrawn(finding);
                })
              }
              onMend={() => mends.make(finding)}
            />
          );
        }}
      />
    </section>
  );
}
