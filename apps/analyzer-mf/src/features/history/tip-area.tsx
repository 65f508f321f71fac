import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import classes from './tip-area.module.css';

interface ShownTip {
  label: string;
  top: number;
  /** Pixels from the window's right edge: the tip grows to the left. */
  right: number;
}

const GAP = 8;

/**
 * One tip for everything inside that carries `data-tip`, on hover and on focus by keyboard; Escape, a press or scrolling puts it away.
 * For lists, where a tip of each button's own would be drawn with every row. What carries a tip has an accessible name that says the
 * same: the tip is for eyes only.
 */
export function TipArea({ children }: { children: ReactNode }) {
  const [tip, setTip] = useState<ShownTip | null>(null);
  const show = (target: EventTarget) => {
    const about = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
    const label = about?.dataset['tip'];
    if (!about || !label) return setTip(null);
    const { top, right } = about.getBoundingClientRect();
    setTip({ label, top: top - GAP, right: document.documentElement.clientWidth - right });
  };
  const hide = () => setTip(null);
  return (
    <div
      onPointerOver={({ target, pointerType }: PointerEvent) => pointerType !== 'touch' && show(target)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && show(target)}
      onBlur={hide}
      onScrollCapture={hide}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Escape') hide();
      }}
    >
      {children}
      {tip && (
        <span className={classes.tip} style={{ top: tip.top, right: tip.right }} aria-hidden="true">
          {tip.label}
        </span>
      )}
    </div>
  );
}
