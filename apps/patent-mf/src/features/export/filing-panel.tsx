import type { CorrespondenceAddress, EntityStatus, FilingData } from '@premise/contracts';
import { NativeSelect, TextInput } from '@premise/ui';
import type { Ref } from 'react';
import { findMissing, isRequired } from './missing-filing-data.ts';
import classes from './export.module.css';

interface FilingPanelProps {
  filing: FilingData;
  onChange: (filing: FilingData) => void;
  opened: boolean;
  onToggle: (opened: boolean) => void;
  /** Says beside each field what is missing. */
  isChecked: boolean;
  ref: Ref<HTMLDetailsElement>;
}

const STATUSES: { value: EntityStatus; label: string; short: string }[] = [
  { value: '', label: 'Choose one', short: '' },
  { value: 'undiscounted', label: 'Undiscounted', short: 'Undiscounted' },
  {
    value: 'small',
    label: 'Small entity: a person, a non-profit, fewer than 500 employees',
    short: 'Small entity',
  },
  {
    value: 'micro',
    label: 'Micro entity: small, with few applications and a limited income',
    short: 'Micro entity',
  },
];
const FIELDS: { name: keyof CorrespondenceAddress; label: string; autoComplete: string }[] = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'organization', label: 'Organization (optional)', autoComplete: 'organization' },
  { name: 'addressLine1', label: 'Address', autoComplete: 'address-line1' },
  { name: 'addressLine2', label: 'Address continued (optional)', autoComplete: 'address-line2' },
  { name: 'city', label: 'City', autoComplete: 'address-level2' },
  { name: 'region', label: 'State or province (optional)', autoComplete: 'address-level1' },
  { name: 'postalCode', label: 'Postal code', autoComplete: 'postal-code' },
  { name: 'country', label: 'Country', autoComplete: 'country-name' },
  { name: 'email', label: 'Email (optional)', autoComplete: 'email' },
  { name: 'phone', label: 'Telephone (optional)', autoComplete: 'tel' },
];
const LONGEST = 200;

/** What is there, or what the package still needs, in one line. */
function summarize(filing: FilingData): string {
  const { status, address } = findMissing(filing);
  const missing = [...(status ? ['entity status'] : []), ...(address.length > 0 ? ['address'] : [])];
  if (missing.length > 0) return `Needed for the package: ${missing.join(', ')}`;
  const { correspondence, docketNumber, entityStatus } = filing;
  const number = correspondence.customerNumber.trim();
  return [
    STATUSES.find(({ value }) => value === entityStatus)?.short,
    number === '' ? correspondence.name.trim() : `Customer number ${number}`,
    docketNumber.trim() && `Docket ${docketNumber.trim()}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What the cover sheet and the fee need and the draft's own steps do not ask. Kept with the draft. */
export function FilingPanel({ filing, onChange, opened, onToggle, isChecked, ref }: FilingPanelProps) {
  const { correspondence } = filing;
  const missing = findMissing(filing);
  const setAddress = (name: keyof CorrespondenceAddress, value: string) =>
    onChange({ ...filing, correspondence: { ...correspondence, [name]: value } });
  const errorProps = (isMissing: boolean) =>
    isChecked && isMissing ? { error: 'This is needed for the cover sheet.', 'data-missing': true } : {};
  return (
    <details ref={ref} className={classes.panel} open={opened} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary className={classes.panelHead}>
        <span className={classes.panelTitle}>Filing data</span>
        <span className={classes.facts}>{summarize(filing)}</span>
      </summary>
      <div className={classes.form}>
        <NativeSelect
          label="Entity status"
          required
          data={STATUSES.map(({ value, label }) => ({ value, label }))}
          value={filing.entityStatus}
          onChange={(event) => onChange({ ...filing, entityStatus: event.currentTarget.value as EntityStatus })}
          {...errorProps(missing.status)}
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
          {correspondence.customerNumber.trim() === '' &&
            FIELDS.map(({ name, label, autoComplete }) => (
              <TextInput
                key={name}
                label={label}
                required={isRequired(name)}
                autoComplete={autoComplete}
                maxLength={LONGEST}
                value={correspondence[name]}
                onChange={(event) => setAddress(name, event.currentTarget.value)}
                {...errorProps(missing.address.includes(name))}
              />
            ))}
        </fieldset>
        <TextInput
          label="Docket number (optional)"
          description="Your own reference for this filing."
          maxLength={LONGEST}
          value={filing.docketNumber}
          onChange={(event) => onChange({ ...filing, docketNumber: event.currentTarget.value })}
        />
      </div>
    </details>
  );
}
