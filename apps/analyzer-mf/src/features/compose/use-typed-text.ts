import { useHydrated } from '@premise/ui';
import { keptText, rememberedText } from '@premise/web-platform';
import { useCallback, useEffect, useRef, useState } from 'react';

const PAUSE_MS = 400;

/**
 * The typed argument of one user, or of a visitor (null). It outlives a reload and a sign-in, and disappears when
 * somebody else is signed in. It is written after a pause, since it can be a megabyte. A page that was rendered at build
 * time begins without it. A text that was kept with this account's registration stands in an empty editor.
 */
export function useTypedText(userId: string | null, email: string | null) {
  const hydrated = useHydrated();
  const [typed, setTyped] = useState(() => ({
    userId,
    text: hydrated ? rememberedText.read(userId) : '',
    isRead: hydrated,
  }));
  if (hydrated && !typed.isRead) {
    setTyped({ userId, text: typed.text === '' ? rememberedText.read(userId) : typed.text, isRead: true });
  }
  if (typed.userId !== userId) {
    const goesOn = typed.userId === null && typed.text !== '';
    setTyped({ userId, text: goesOn ? typed.text : rememberedText.read(userId), isRead: true });
  }
  const { text, isRead } = typed;
  const latest = useRef(text);

  useEffect(() => {
    if (!isRead) return undefined;
    const save = () => rememberedText.save(latest.current, userId);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [userId, isRead]);

  useEffect(() => {
    if (email === null || latest.current !== '') return;
    const kept = keptText.take(email);
    if (kept !== '') setTyped({ userId, text: kept, isRead: true });
  }, [userId, email]);

  // after the effect above: the last save of one user is of what that user typed
  useEffect(() => {
    latest.current = text;
    if (!isRead) return undefined;
    const timer = setTimeout(() => rememberedText.save(text, userId), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, userId, isRead]);

  const setText = useCallback((next: string) => setTyped((known) => ({ ...known, text: next })), []);
  return [text, setText] as const;
}
