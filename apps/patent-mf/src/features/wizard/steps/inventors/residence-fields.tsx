import { Checkbox } from '@premise/ui';
import { CountryChoice } from './country-choice.tsx';
import type { InventorFieldsProps } from './inventor-dialog.tsx';
import classes from './inventor-dialog.module.css';

export function ResidenceFields({ form, onChange }: InventorFieldsProps) {
  const { residenceDifferentFromCitizenship: differs, multipleCitizenship } = form;
  const citizenship = multipleCitizenship ? (form.citizenships[0] ?? '') : form.citizenship;
  return (
    <>
      <Checkbox
        label="Current residence is different from citizenship"
        checked={differs}
        onChange={(event) =>
          onChange({ ...form, residenceDifferentFromCitizenship: event.currentTarget.checked, residence: '' })
        }
      />
      {differs ? (
        <CountryChoice
          label="Country of residence"
          country={form.residence}
          onChange={(residence) => onChange({ ...form, residence })}
        />
      ) : (
        <p className={classes.note}>
          The residence will be set to the citizenship{multipleCitizenship ? ', the first one of the list' : ''}:{' '}
          <strong>{citizenship}</strong>.
          {form.country !== citizenship && (
            <> The address is in {form.country}: tick the box if the inventor lives there.</>
          )}
        </p>
      )}
    </>
  );
}
