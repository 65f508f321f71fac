import { emptyInventorForm, type Inventor, type InventorForm } from '@premise/contracts';
import { Button, Modal } from '@premise/ui';
import { useState, type FormEvent } from 'react';
import { AddressFields } from './address-fields.tsx';
import { CitizenshipFields } from './citizenship-fields.tsx';
import { formOf, INVENTOR_STEPS, inventorOf, isInventorStepDone } from './inventor-form.ts';
import { NameField } from './name-field.tsx';
import { ResidenceFields } from './residence-fields.tsx';
import classes from './inventor-dialog.module.css';

/** Each of the four steps draws from the form and changes it. */
export interface InventorFieldsProps {
  form: InventorForm;
  onChange: (form: InventorForm) => void;
}

const FIELDS = [NameField, AddressFields, CitizenshipFields, ResidenceFields] as const;
const LAST = INVENTOR_STEPS.length - 1;

interface InventorDialogProps {
  /** null: a new one. */
  inventor: Inventor | null;
  onDone: (inventor: Inventor) => void;
  onCancel: () => void;
}

/** The Add Inventor modal in its four numbered steps (S2 section 2); the same opens an inventor again. */
export function InventorDialog({ inventor, onDone, onCancel }: InventorDialogProps) {
  const [form, setForm] = useState(() => (inventor === null ? emptyInventorForm() : formOf(inventor)));
  const [step, setStep] = useState(0);
  const done = isInventorStepDone(form, step);
  const Fields = FIELDS[step] ?? NameField;
  const addLabel = inventor === null ? 'Add Inventor' : 'Save Inventor';

  const advance = (event: FormEvent) => {
    event.preventDefault();
    if (!done) return;
    if (step === LAST) onDone(inventorOf(form));
    else setStep(step + 1);
  };

  return (
    <Modal opened onClose={onCancel} title={inventor === null ? 'Add Inventor' : 'Edit Inventor'}>
      <ol className={classes.steps} aria-label="Steps of the inventor">
        {INVENTOR_STEPS.map((label, at) => (
          <li
            key={label}
            className={classes.step}
            data-done={at < step || undefined}
            aria-current={at === step ? 'step' : undefined}
          >
            <span className={classes.number}>{at + 1}</span>
            <span className={classes.label}>{label}</span>
          </li>
        ))}
      </ol>
      <form onSubmit={advance} noValidate>
        <h3 className={classes.heading}>
          {step + 1}. {INVENTOR_STEPS[step]}
        </h3>
        <div className={classes.fields}>
          <Fields key={step} form={form} onChange={setForm} />
        </div>
        <div className={classes.buttons}>
          <Button variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
          <span className={classes.right}>
            <Button variant="default" onClick={() => setStep(step - 1)} disabled={step === 0}>
              Previous
            </Button>
            <Button type="submit" disabled={!done}>
              {step === LAST ? addLabel : 'Next'}
            </Button>
          </span>
        </div>
      </form>
    </Modal>
  );
}
