import { SECURITY_QUESTIONS } from '@premise/contracts';
import { Button, NativeSelect, PasswordInput, TextInput } from '@premise/ui';
import { useId, useRef, type FormEvent } from 'react';
import { RefusalBanner } from '../../shared/refusal-banner.tsx';
import { useFirstErrorFocus } from '../../shared/use-first-error-focus.ts';
import classes from './login-page.module.css';
import { PasswordStrength } from '../../shared/strength/password-strength.tsx';
import { ResetOffer } from './reset-offer.tsx';
import { useRegistration } from './use-registration.ts';

export function RegistrationForm() {
  const { values, change, refusal, standing, errorOf, resettable, busy, submit } = useRegistration();
  const form = useRef<HTMLFormElement>(null);
  const refusalId = useId();
  useFirstErrorFocus(form, refusal);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errorOf(name),
    // the component library leaves it out of password fields
    'aria-invalid': errorOf(name) !== undefined,
    onChange: (event: { currentTarget: { value: string } }) => change(name, event.currentTarget.value),
  });

  return (
    <form
      className={classes.form}
      ref={form}
      noValidate
      onSubmit={onSubmit}
      aria-describedby={standing ? refusalId : undefined}
    >
      {standing && <RefusalBanner id={refusalId} message={standing.message} />}
      {resettable !== null && <ResetOffer key={resettable} email={resettable} />}
      <div className={classes.pair}>
        <TextInput label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextInput label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextInput label="Email" type="email" autoComplete="username" {...field('email')} />
      <NativeSelect label="Security question" data={[...SECURITY_QUESTIONS]} {...field('securityQuestion')} />
      <TextInput
        label="Security answer"
        description="Asked for when you forget your password. Capitals do not matter."
        autoComplete="off"
        {...field('securityAnswer')}
      />
      <div>
        <PasswordInput
          label="Password"
          description="At least 6 characters. Longer is better than complicated."
          autoComplete="new-password"
          {...field('password')}
        />
        <PasswordStrength
          password={values.password}
          personal={[values.firstName, values.lastName, values.email, values.securityAnswer]}
        />
      </div>
      <PasswordInput label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
      <Button type="submit" size="md" loading={busy}>
        Create account
      </Button>
    </form>
  );
}
