import { lazy, Suspense } from 'react';

// word lists are heavy: they come when somebody starts to type a password
const StrengthMeter = lazy(() => import('./strength-meter.tsx').then((file) => ({ default: file.StrengthMeter })));

interface PasswordStrengthProps {
  password: string;
  /** What the person typed elsewhere in the form: a password made of it is weak. */
  personal: string[];
}

/** How hard a password is to guess. An advice, not a rule: without the meter the form works as well. */
export function PasswordStrength({ password, personal }: PasswordStrengthProps) {
  if (password === '') return null;
  return (
    <Suspense fallback={null}>
      <StrengthMeter password={password} personal={personal} />
    </Suspense>
  );
}
