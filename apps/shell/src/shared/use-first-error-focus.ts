import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus to the first refused field of a form each time a submit is refused, or to the message itself (an
 * element marked with `data-refusal`) when no single field is to blame.
 */
export function useFirstErrorFocus(form: RefObject<HTMLFormElement | null>, refusal: object | null): void {
  useEffect(() => {
    if (refusal === null) return;
    const target =
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      form.current?.querySelector<HTMLElement>('[data-refusal]');
    target?.focus();
  }, [form, refusal]);
}
