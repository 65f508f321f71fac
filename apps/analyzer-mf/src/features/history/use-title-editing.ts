import { useCallback, useEffect, useRef, useState } from 'react';

/** Whether a title is being written anew, and the button that begins it, which gets the focus back from the keyboard. */
export function useTitleEditing() {
  const [editing, setEditing] = useState(false);
  const [backToButton, setBackToButton] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!backToButton) return;
    button.current?.focus();
    setBackToButton(false);
  }, [backToButton]);
  const done = useCallback((byKey: boolean) => {
    setEditing(false);
    setBackToButton(byKey);
  }, []);
  return { editing, begin: () => setEditing(true), done, button };
}
