import { createContext, use, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import classes from './menu.module.css';

const CloseMenu = createContext<() => void>(() => undefined);

export interface MenuProps {
  /** Accessible name of the button and of the list it opens. */
  label: string;
  /** What the button shows. */
  target: ReactNode;
  targetClassName?: string;
  /** MenuItem, MenuLink and plain content. */
  children: ReactNode;
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>('[role="menuitem"]')] : [];
}

/** A button with a list of commands. Arrow keys move, Escape and a click outside close, the focus returns to the button. */
export function Menu({ label, target, targetClassName, children }: MenuProps) {
  const [opened, setOpened] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!opened) return;
    itemsOf(list.current)[0]?.focus({ preventScroll: true });
    const onPointerDown = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpened(false);
    };
    document.addEventListener('mousedown', onPointerDown);
    document.addEventListener('touchstart', onPointerDown);
    return () => {
      document.removeEventListener('mousedown', onPointerDown);
      document.removeEventListener('touchstart', onPointerDown);
    };
  }, [opened]);

  const leave = () => {
    setOpened(false);
    button.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!opened) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      leave();
    }
    if (event.key === 'Tab') setOpened(false);
    const items = itemsOf(list.current);
    const at = items.findIndex((item) => item === document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (next === undefined || items.length === 0) return;
    event.preventDefault();
    items[(next + items.length) % items.length]?.focus();
  };

  return (
    <div className={classes.menu} ref={root} onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={button}
        className={targetClassName ?? classes.target}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? listId : undefined}
        onClick={() => setOpened(!opened)}
      >
        {target}
      </button>
      {opened && (
        <div className={classes.list} ref={list} id={listId} role="menu" aria-label={label}>
          <CloseMenu value={leave}>{children}</CloseMenu>
        </div>
      )}
    </div>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  onClick: () => void;
  children: ReactNode;
}

/** A command of a menu. */
export function MenuItem({ icon, onClick, children }: MenuItemProps) {
  const close = use(CloseMenu);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={classes.item}
      onClick={() => {
        close();
        onClick();
      }}
    >
      {icon}
      {children}
    </button>
  );
}

export function MenuDivider() {
  return <hr className={classes.divider} />;
}
