import { WIZARD_STEPS, type WizardStep } from '@premise/contracts';
import { STEP_LABELS, type StepState } from '@premise/patent-rules';
import { Icon } from '@premise/ui';
import classes from './step-list.module.css';

const WORDS: Record<StepState, string> = {
  complete: 'Completed',
  'needs-review': 'Needs review',
  untouched: 'Not started',
};

interface StepListProps {
  /** In the order of the wizard. */
  states: readonly StepState[];
  active: WizardStep;
  onGoTo: (step: WizardStep) => void;
}

/** The thirteen steps with what has become of each; the colour never stands alone (S2 section 2). */
export function StepList({ states, active, onGoTo }: StepListProps) {
  return (
    <ol className={classes.steps} aria-label="Steps">
      {WIZARD_STEPS.map((step, at) => {
        const state = states[at] ?? 'untouched';
        return (
          <li key={step}>
            <button
              type="button"
              className={classes.step}
              data-state={state}
              aria-current={step === active ? 'step' : undefined}
              onClick={() => onGoTo(step)}
            >
              <span className={classes.mark} aria-hidden="true">
                {state === 'complete' ? <Icon name="check" size={14} /> : at + 1}
              </span>
              <span className={classes.words}>
                {STEP_LABELS[step]}
                <span className={classes.state} data-shown={state === 'needs-review' || undefined}>
                  {WORDS[state]}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
