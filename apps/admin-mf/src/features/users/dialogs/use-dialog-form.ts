import { ApiError } from '@premise/web-platform';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { failureOf, type Failure } from '../../../shared/failure.ts';
import type { FormProblem } from './form-rules.ts';

interface DialogForm {
  /** What could not be done, as S1 says it. */
  failure: string;
  check: () => FormProblem | null;
  send: () => Promise<unknown>;
}

/** Checks a dialog's form, sends it once at a time, and tells what is wrong at its field or above the form. */
export function useDialogForm({ failure: title, check, send }: DialogForm) {
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const submit = async () => {
    const problem = check();
    setFailure(null);
    setProblems(problem === null ? {} : { [problem.field]: problem.message });
    if (problem !== null) return;
    setBusy(true);
    try {
      await send();
    } catch (error) {
      setFailure(failureOf(error, title));
      if (error instanceof ApiError) setProblems(error.fields);
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void submit();
  };
  return { form, problems, failure, busy, onSubmit };
}
