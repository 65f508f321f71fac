import { useCallback, useEffect, useRef, useState } from 'react';

/** Whether the form is still the one that was sent: an answer that comes after it has gone is nobody's. */
export type IsCurrent = () => boolean;

/**
 * One submit at a time. A second one may come before the first has disabled its button, and an answer may come when the
 * person has long gone elsewhere: `isCurrent` is false then, and after `forget()`.
 */
export function useSubmission() {
  const [busy, setBusy] = useState(false);
  const underWay = useRef<object | null>(null);

  const forget = useCallback(() => {
    underWay.current = null;
    setBusy(false);
  }, []);
  useEffect(
    () => () => {
      underWay.current = null;
    },
    [],
  );

  const submit = useCallback(async (work: (isCurrent: IsCurrent) => Promise<void>): Promise<void> => {
    if (underWay.current !== null) return;
    const own = {};
    underWay.current = own;
    setBusy(true);
    try {
      await work(() => underWay.current === own);
    } finally {
      if (underWay.current === own) {
        underWay.current = null;
        setBusy(false);
      }
    }
  }, []);

  return { busy, submit, forget };
}
