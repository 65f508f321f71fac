import { FLAG_OF_STEP, type WizardStep } from '@premise/contracts';
import { Button, Icon } from '@premise/ui';
import classes from './step-actions.module.css';
import { useHeldPress } from './use-held-press.ts';

interface StepActionsProps {
  step: WizardStep;
  completed: boolean;
  /** A save that the person asked for is under way. */
  saving: boolean;
  onBack: () => void;
  onNext: () => void;
  onSave: () => void;
  onToggleCompleted: () => void;
}

/** Back, the toggle, Save Draft and Next (S2 section 2); on the last step one Save Draft takes the place of both (decision 36). */
export function StepActions(props: StepActionsProps) {
  const { step, completed, saving, onBack, onNext, onSave, onToggleCompleted } = props;
  const last = step === 'Review';
  const heldPress = useHeldPress();
  return (
    <div className={classes.actions} {...heldPress}>
      <Button
        variant="default"
        className={classes.back}
        onClick={onBack}
        disabled={step === 'Introduction'}
        leftSection={<Icon name="arrow-left" size={18} />}
      >
        Back
      </Button>
      {FLAG_OF_STEP[step] !== undefined && (
        <button type="button" className={classes.toggle} aria-pressed={completed} onClick={onToggleCompleted}>
          <span className={classes.box} aria-hidden="true">
            {completed && <Icon name="check" size={14} />}
          </span>
          {completed ? 'Completed' : 'Mark as Complete'}
        </button>
      )}
      <span className={classes.right}>
        {!last && step !== 'Introduction' && (
          <Button color="green" onClick={onSave} disabled={saving}>
            {saving ? 'Saving Draft...' : 'Save Draft'}
          </Button>
        )}
        {last ? (
          <Button color="green" onClick={onSave} disabled={saving}>
            {saving ? 'Saving...' : 'Save Draft'}
          </Button>
        ) : (
          <Button onClick={onNext} rightSection={<Icon name="arrow-right" size={18} />}>
            Next
          </Button>
        )}
      </span>
    </div>
  );
}
