import { useColorScheme } from '@premise/ui';
import { useId } from 'react';
import { AccountSection, SheetBlock } from '../../../shared/account/account-section.tsx';
import { titleOf } from '../navigation/sections.ts';
import classes from './appearance.module.css';

const CHOICES = [
  { value: 'light', label: 'Light', note: null },
  { value: 'dark', label: 'Dark', note: null },
  { value: 'auto', label: 'System', note: 'Match device' },
] as const;

/** A page in small: a heading, two lines and a button. */
function Preview({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <span className={classes.page} data-scheme={scheme}>
      <span className={classes.heading} />
      <span className={classes.line} />
      <span className={classes.line} data-short="" />
      <span className={classes.button} />
    </span>
  );
}

/** Light, dark or as the system has it: applied at once and kept on this device. */
export function AppearanceSection() {
  const { colorScheme, setColorScheme } = useColorScheme();
  const name = useId();
  return (
    <AccountSection id="appearance" title={titleOf('appearance')} description="Kept on this device.">
      <SheetBlock>
        <fieldset className={classes.choices}>
          <legend className={classes.legend}>Appearance</legend>
          {CHOICES.map(({ value, label, note }) => (
            <label key={value} className={classes.choice}>
              <input
                type="radio"
                name={name}
                value={value}
                aria-label={label}
                checked={colorScheme === value}
                onChange={() => setColorScheme(value)}
              />
              <span className={classes.preview} aria-hidden="true">
                {value !== 'dark' && <Preview scheme="light" />}
                {value !== 'light' && <Preview scheme="dark" />}
              </span>
              <span className={classes.words}>
                <span className={classes.label}>{label}</span>
                {note && <span className={classes.note}>{note}</span>}
              </span>
            </label>
          ))}
        </fieldset>
      </SheetBlock>
    </AccountSection>
  );
}
