import { Button, Checkbox, Icon } from '@premise/ui';
import { useId } from 'react';
import { CountryChoice } from './country-choice.tsx';
import { CountrySearch } from './country-search.tsx';
import type { InventorFieldsProps } from './inventor-dialog.tsx';
import { withCitizenship, withSingleListed } from './inventor-form.ts';
import classes from './inventor-dialog.module.css';

export function CitizenshipFields({ form, onChange }: InventorFieldsProps) {
  return (
    <>
      <Checkbox
        label="This inventor has multiple citizenships"
        checked={form.multipleCitizenship}
        onChange={(event) => onChange({ ...form, multipleCitizenship: event.currentTarget.checked })}
      />
      {form.multipleCitizenship ? (
        <SeveralCountries form={form} onChange={onChange} />
      ) : (
        <CountryChoice
          label="Country of citizenship"
          country={form.citizenship}
          onChange={(citizenship) => onChange({ ...form, citizenship })}
        />
      )}
    </>
  );
}

function SeveralCountries({ form, onChange }: InventorFieldsProps) {
  const listId = useId();
  const pending = form.citizenship.trim() !== '' && !form.citizenships.includes(form.citizenship);
  return (
    <>
      <CountrySearch label="Country of citizenship" onPick={(country) => onChange(withCitizenship(form, country))} />
      <div className={classes.chosen}>
        {pending && <span>{form.citizenship}</span>}
        <Button
          variant="default"
          size="compact-md"
          disabled={!pending}
          onClick={() => onChange(withSingleListed(form))}
        >
          Add
        </Button>
      </div>
      <div>
        <p className={classes.note} id={listId}>
          Selected Countries
        </p>
        <ul className={classes.chosen} aria-labelledby={listId}>
          {form.citizenships.map((country) => (
            <li key={country} className={classes.country}>
              {country}
              <button
                type="button"
                className={classes.remove}
                aria-label={`Remove ${country}`}
                onClick={() => onChange({ ...form, citizenships: form.citizenships.filter((one) => one !== country) })}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
