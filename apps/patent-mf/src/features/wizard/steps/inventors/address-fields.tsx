import { TextInput } from '@premise/ui';
import { CountryChoice } from './country-choice.tsx';
import type { InventorFieldsProps } from './inventor-dialog.tsx';
import classes from './inventor-dialog.module.css';

const TYPES = [
  ['home', 'Home'],
  ['business', 'Business'],
] as const;

export function AddressFields({ form, onChange }: InventorFieldsProps) {
  return (
    <>
      <fieldset className={classes.group}>
        <legend>
          Address Type <span className={classes.asterisk}>*</span>
        </legend>
        <div className={classes.choices}>
          {TYPES.map(([value, label]) => (
            <label key={value} className={classes.choice}>
              <input
                type="radio"
                name="addressType"
                checked={form.addressType === value}
                onChange={() => onChange({ ...form, addressType: value })}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <TextInput
        label="Address"
        withAsterisk
        autoComplete="off"
        value={form.address}
        onChange={(event) => onChange({ ...form, address: event.currentTarget.value })}
      />
      <TextInput
        label="Address Continued (optional)"
        autoComplete="off"
        value={form.addressCont}
        onChange={(event) => onChange({ ...form, addressCont: event.currentTarget.value })}
      />
      <TextInput
        label="Locality (City, State/Province)"
        withAsterisk
        autoComplete="off"
        value={form.locality}
        onChange={(event) => onChange({ ...form, locality: event.currentTarget.value })}
      />
      <CountryChoice
        required
        label="Country"
        country={form.country}
        onChange={(country) => onChange({ ...form, country })}
      />
    </>
  );
}
