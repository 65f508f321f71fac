import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { dismissToast, listToasts, subscribeToToasts, UNDO_MS, type Toast } from './toast-store.ts';
import classes from './toaster.module.css';

/** Where toasts stand. F6 leads to the newest one and back; the time of all stops while one of them is being read. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, listToasts, listToasts);
  const region = useRef<HTMLElement>(null);
  const before = useRef<EventTarget | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isShown = toasts.length > 0;

  const giveFocusBack = () => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  };
  const dismiss = (id: number) => {
    if (region.current?.contains(document.activeElement)) giveFocusBack();
    setHasFocus(false);
    if (toasts.length === 1) setIsHovered(false);
    dismissToast(id);
  };

  useEffect(() => {
    if (!isShown) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      if (region.current?.contains(document.activeElement)) giveFocusBack();
      else region.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isShown]);

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    setHasFocus(true);
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
  };

  return (
    <div className={classes.live} aria-live="polite">
      {isShown && (
        <section
          ref={region}
          aria-label="Notifications"
          onPointerEnter={() => setIsHovered(true)}
          onPointerLeave={() => setIsHovered(false)}
          onFocus={onFocus}
          onBlur={onBlur}
        >
          <ul className={classes.list}>
            {toasts.map((toast) => (
              <ToastCard key={toast.id} toast={toast} isPaused={isHovered || hasFocus} onDismiss={dismiss} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface ToastCardProps {
  toast: Toast;
  isPaused: boolean;
  onDismiss: (id: number) => void;
}

function ToastCard({ toast: { id, message, onUndo }, isPaused, onDismiss }: ToastCardProps) {
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => dismissToast(id), UNDO_MS);
    return () => clearTimeout(timer);
  }, [id, isPaused]);

  return (
    <li
      className={classes.toast}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDismiss(id);
      }}
    >
      <span className={classes.message}>{message}</span>
      {onUndo && (
        <button
          type="button"
          className={classes.undo}
          aria-keyshortcuts="F6"
          title="F6 leads here"
          onClick={() => {
            onDismiss(id);
            onUndo();
          }}
        >
          Undo
        </button>
      )}
      <button type="button" className={classes.close} aria-label="Dismiss" onClick={() => onDismiss(id)}>
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}
