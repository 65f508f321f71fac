import { useMantineColorScheme } from '@mantine/core';
import { useId } from 'react';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import classes from './color-scheme-toggle.module.css';

const CHOICES: readonly { value: 'light' | 'dark' | 'auto'; label: string; icon: IconName }[] = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'auto', label: 'System', icon: 'monitor' },
];

/** Three ways to look at the page: light, dark, or as the system has it. The choice is kept on this device. */
export function ColorSchemeToggle() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  // a page that was rendered at build time knows no choice
  const chosen = useHydrated() ? colorScheme : 'auto';
  const name = useId();
  return (
    <fieldset className={classes.toggle}>
      <legend className={classes.legend}>Appearance</legend>
      {CHOICES.map(({ value, label, icon }) => (
        <label key={value} className={classes.choice} title={label}>
          <input
            type="radio"
            name={name}
            value={value}
            aria-label={label}
            checked={chosen === value}
            onChange={() => setColorScheme(value)}
          />
          <Icon name={icon} size={16} />
        </label>
      ))}
    </fieldset>
  );
}
