import { rememberedText } from '@premise/web-platform';
import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 400;

/** The typed argument. It outlives a reload and a sign-in; it is written after a pause, since it can be a megabyte. */
export function useTypedText() {
  const [text, setText] = useState(() => rememberedText.read());
  const latest = useRef(text);

  useEffect(() => {
    latest.current = text;
    const timer = setTimeout(() => rememberedText.save(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => {
    const save = () => rememberedText.save(latest.current);
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, []);

  return [text, setText] as const;
}
