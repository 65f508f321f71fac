import { LIMITS } from '@premise/contracts';
import { Banner, Button, PasswordInput } from '@premise/ui';
import { useSession } from '@premise/web-platform';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import type { CallProblem } from '../../../shared/call-problem.ts';
import { RefusalBanner } from '../../../shared/refusal-banner.tsx';
import { PasswordStrength } from '../../../shared/strength/password-strength.tsx';
import { useFirstErrorFocus } from '../../../shared/use-first-error-focus.ts';
import { useOneAtATime } from '../../../shared/use-one-at-a-time.ts';
import { useStandingRefusal } from '../../../shared/use-standing-refusal.ts';
import { UsernameField } from '../../../shared/username-field.tsx';
import { changePassword } from '../api/change-password.ts';
import { SESSIONS_KEY } from '../devices/use-sessions.ts';
import { NO_PASSWORDS, refusalOf, refusalOfCall, type PasswordValues } from './password-values.ts';
import formClasses from '../../../shared/account/account-form.module.css';

/** The server's sentence about one field stands there, and not twice. */
const saidAtField = ({ fields, message }: CallProblem): boolean => Object.values(fields).includes(message);

export function ChangePasswordForm() {
  const { user } = useSession();
  const queries = useQueryClient();
  const [values, setValues] = useState(NO_PASSWORDS);
  const [refusal, setRefusal] = useState<CallProblem | null>(null);
  const { standing, errorOf, noteChange } = useStandingRefusal<string, CallProblem>(refusal);
  const [changed, setChanged] = useState(false);
  const { busy, run } = useOneAtATime();
  const form = useRef<HTMLFormElement>(null);
  const refusalId = useId();
  useFirstErrorFocus(form, refusal);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      setChanged(false);
      const problem = refusalOf(values);
      setRefusal(problem);
      if (problem) return;
      const { currentPassword, newPassword } = values;
      try {
        await changePassword({ currentPassword, newPassword });
      } catch (error) {
        return setRefusal(refusalOfCall(error));
      }
      setValues(NO_PASSWORDS);
      setChanged(true);
      void queries.invalidateQueries({ queryKey: SESSIONS_KEY });
    });
  };
  const field = (name: keyof PasswordValues) => ({
    name,
    value: values[name],
    error: errorOf(name),
    // the component library leaves it out of password fields
    'aria-invalid': errorOf(name) !== undefined,
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
      noteChange(name, ...(name === 'newPassword' ? ['confirmPassword'] : []));
    },
  });

  return (
    <form className={formClasses.form} ref={form} noValidate onSubmit={onSubmit}>
      {standing && !saidAtField(standing) && (
        <RefusalBanner id={refusalId} message={standing.message} detail={standing.detail} />
      )}
      {changed && <Banner tone="success">Your password is changed. Every other device is signed out.</Banner>}
      <UsernameField />
      <PasswordInput
        className={formClasses.narrow}
        label="Current password"
        autoComplete="current-password"
        {...field('currentPassword')}
      />
      <div className={formClasses.narrow}>
        <PasswordInput
          label="New password"
          description={`At least ${LIMITS.passwordMinLength} characters. Longer is better than complicated.`}
          autoComplete="new-password"
          {...field('newPassword')}
        />
        <PasswordStrength
          password={values.newPassword}
          personal={[user?.firstName ?? '', user?.lastName ?? '', user?.email ?? '']}
        />
      </div>
      <PasswordInput
        className={formClasses.narrow}
        label="Confirm new password"
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <div className={formClasses.actions}>
        <Button type="submit" loading={busy}>
          Change password
        </Button>
      </div>
    </form>
  );
}
