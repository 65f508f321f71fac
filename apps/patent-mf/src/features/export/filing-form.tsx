import type { CorrespondenceAddress, EntityStatus, FilingData } from '@premise/contracts';
import { Button, NativeSelect, TextInput } from '@premise/ui';
import { useState, type FormEvent } from 'react';
import classes from './export.module.css';

interface FilingFormProps {
  filing: FilingData;
  onChange: (filing: FilingData) => void;
  onSubmit: () => void;
  onBack: () => void;
  busy: boolean;
}

const STATUSES: { value: EntityStatus; label: string }[] = [
  { value: '', label: 'Choose one' },
  { value: 'undiscounted', label: 'Undiscounted' },
  { value: 'small', label: 'Small entity: a person, a non-profit, fewer than 500 employees' },
  { value: 'micro', label: 'Micro entity: small, with few applications and a limited income' },
];
const FIELDS: { name: keyof CorrespondenceAddress; label: string; autoComplete: string; required?: boolean }[] = [
  { name: 'name', label: 'Name', autoComplete: 'name', required: true },
  { name: 'organization', label: 'Organization (optional)', autoComplete: 'organization' },
  { name: 'addressLine1', label: 'Address', autoComplete: 'address-line1', required: true },
  { name: 'addressLine2', label: 'Address continued (optional)', autoComplete: 'address-line2' },
  { name: 'city', label: 'City', autoComplete: 'address-level2', required: true },
  { name: 'region', label: 'State or province (optional)', autoComplete: 'address-level1' },
  { name: 'postalCode', label: 'Postal code', autoComplete: 'postal-code', required: true },
  { name: 'country', label: 'Country', autoComplete: 'country-name', required: true },
  { name: 'email', label: 'E-mail (optional)', autoComplete: 'email' },
  { name: 'phone', label: 'Telephone (optional)', autoComplete: 'tel' },
];
const LONGEST = 200;

/** What the cover sheet and the fee need and the draft's own steps do not ask (decision 39). Kept with the draft. */
export function FilingForm({ filing, onChange, onSubmit, onBack, busy }: FilingFormProps) {
  const [isChecked, setChecked] = useState(false);
  const { correspondence } = filing;
  const hasNumber = correspondence.customerNumber.trim() !== '';
  const missing = FIELDS.filter(({ name, required }) => required && !hasNumber && correspondence[name].trim() === '');
  const isComplete = missing.length === 0 && filing.entityStatus !== '';
  const setAddress = (name: keyof CorrespondenceAddress, value: string) =>
    onChange({ ...filing, correspondence: { ...correspondence, [name]: value } });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (isComplete) onSubmit();
    else event.currentTarget.querySelector<HTMLElement>('[data-missing]')?.focus();
  };
  const errorOf = (isMissing: boolean) =>
    isChecked && isMissing ? { error: 'This is needed for the cover sheet.', 'data-missing': true } : {};

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.lead}>
        The package has your specification, drawings, the data of the cover sheet, a checklist and a fee estimate. Two
        things are still needed.
      </p>
      <NativeSelect
        label="Entity status"
        required
        data={STATUSES}
        value={filing.entityStatus}
        data-autofocus
        onChange={(event) => onChange({ ...filing, entityStatus: event.currentTarget.value as EntityStatus })}
        {...errorOf(filing.entityStatus === '')}
      />
      <fieldset className={classes.address}>
        <legend>Correspondence address</legend>
        <TextInput
          className={classes.wide}
          label="Customer number, instead of an address (optional)"
          inputMode="numeric"
          maxLength={LONGEST}
          value={correspondence.customerNumber}
          onChange={(event) => setAddress('customerNumber', event.currentTarget.value)}
        />
        {!hasNumber &&
          FIELDS.map(({ name, label, autoComplete, required }) => (
            <TextInput
              key={name}
              label={label}
              required={required === true}
              autoComplete={autoComplete}
              maxLength={LONGEST}
              value={correspondence[name]}
              onChange={(event) => setAddress(name, event.currentTarget.value)}
              {...errorOf(missing.some((field) => field.name === name))}
            />
          ))}
      </fieldset>
      <div className={classes.formActions}>
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" loading={busy}>
          Prepare the package
        </Button>
      </div>
    </form>
  );
}
