import { keptText, rememberedText } from '@premise/web-platform';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStandingRefusal } from '../../shared/use-standing-refusal.ts';
import { register } from './api/register.ts';
import {
  EMPTY_REGISTRATION,
  refusalOf,
  type RegistrationField,
  type RegistrationValues,
  type Refusal,
} from './registration-values.ts';

/** A visitor's text goes with the registration, so that it outlives this tab. */
function keepTypedText(email: string): void {
  if (keptText.keep(email, rememberedText.read(null))) rememberedText.clear(null);
}

/** The registration form's values and its way to /verify-email. */
export function useRegistration() {
  const navigate = useNavigate();
  const [values, setValues] = useState<RegistrationValues>(EMPTY_REGISTRATION);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [resettable, setResettable] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const { standing, errorOf, noteChange } = useStandingRefusal<RegistrationField, Refusal>(refusal);
  const change = (field: RegistrationField, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    noteChange(field, ...(field === 'password' ? (['confirmPassword'] as const) : []));
  };

  const submit = async () => {
    if (underWay.current) return;
    const problem = refusalOf(values);
    setRefusal(problem);
    setResettable(null);
    if (problem) return;
    underWay.current = true;
    setBusy(true);
    try {
      const { confirmPassword: _confirmed, ...request } = values;
      const outcome = await register({ ...request, email: request.email.trim() });
      if (outcome.kind === 'registered') {
        keepTypedText(request.email);
        void navigate('/verify-email', { state: { email: outcome.email, message: outcome.message } });
        return;
      }
      const { field, message, canReset } = outcome;
      if (canReset) setResettable(request.email.trim());
      setRefusal({ message, fields: field ? { [field]: message } : {} });
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  // `resettable` is the address whose account can be sent a reset link instead
  return { values, change, refusal, standing, errorOf, resettable, busy, submit };
}
