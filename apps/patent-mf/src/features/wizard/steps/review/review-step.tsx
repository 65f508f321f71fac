import { FLAG_OF_STEP, PROGRESS_FLAGS, WIZARD_STEPS, type CompletedFlag } from '@premise/contracts';
import { applicationStatus, completionChecks } from '@premise/patent-rules';
import { Icon } from '@premise/ui';
import type { StepProps } from '../step-props.ts';
import { EarlierDocuments } from './earlier-documents.tsx';
import { ModelReview } from './model-review.tsx';
import { ReviewAudit } from './review-audit.tsx';
import classes from './review-step.module.css';

const stepOf = (flag: CompletedFlag) => WIZARD_STEPS.find((step) => FLAG_OF_STEP[step] === flag) ?? 'Review';

/** What is there and what is missing, before it is handed to anybody (S2 section 2). */
export function ReviewStep({ draft, change, disabled, goTo, ensureStored }: StepProps) {
  const there = completionChecks(draft);
  const complete = applicationStatus(draft) === 'complete';
  return (
    <>
      <div className={classes.summary}>
        <p className={classes.lead}>
          {complete
            ? 'Enough of the sections are written for this application to count as complete.'
            : 'Some sections are still missing. Open one to go on with it.'}{' '}
          It remains a draft: a qualified patent attorney or agent should review it before filing.
        </p>
        <ul className={classes.sections} aria-label="Sections">
          {PROGRESS_FLAGS.map((section) => {
            const here = there[section];
            const optional = section === 'Claims';
            const sign = here ? 'check' : optional ? 'minus' : 'close';
            const words = here ? 'Written' : optional ? 'Optional' : 'Missing';
            return (
              <li key={section} className={classes.section} data-sign={sign}>
                <Icon name={sign} size={18} label={words} />
                <button type="button" className={classes.name} onClick={() => goTo(stepOf(section))}>
                  {section}
                </button>
                <span className={classes.words}>
                  {draft.completedSections[section] ? 'Marked as complete' : here ? 'Not marked as complete' : words}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
      <ReviewAudit draft={draft} change={change} disabled={disabled} goTo={goTo} ensureStored={ensureStored} />
      <ModelReview draft={draft} disabled={disabled} goTo={goTo} ensureStored={ensureStored} />
      <EarlierDocuments disabled={disabled} ensureStored={ensureStored} />
    </>
  );
}
