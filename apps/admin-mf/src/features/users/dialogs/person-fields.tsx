import { LIMITS } from '@premise/contracts';
import { PasswordInput, TextInput } from '@premise/ui';
import classes from './dialogs.module.css';

export interface PersonValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
}
export const NOBODY: PersonValues = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

interface PersonFieldsProps {
  values: PersonValues;
  problems: Record<string, string>;
  onChange: (change: Partial<PersonValues>) => void;
}

/** Name, address and password: what every new account has. The browser must not fill in the administrator's own. */
export function PersonFields({ values, problems, onChange }: PersonFieldsProps) {
  const field = (name: keyof PersonValues) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          label="First name"
          autoComplete="off"
          data-autofocus
          maxLength={LIMITS.nameMaxLength}
          {...field('firstName')}
        />
        <TextInput label="Last name" autoComplete="off" maxLength={LIMITS.nameMaxLength} {...field('lastName')} />
      </div>
      <TextInput label="Email" type="email" autoComplete="off" maxLength={LIMITS.emailMaxLength} {...field('email')} />
      <div className={classes.pair}>
        <PasswordInput label="Password" autoComplete="new-password" {...field('password')} />
        <PasswordInput label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
      </div>
    </>
  );
}
