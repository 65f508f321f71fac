import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import classes from './modal.module.css';

export interface ModalProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** small 26 rem, medium 36 rem, large 52 rem. */
  size?: 'small' | 'medium' | 'large';
  /** Keeps the window open on Escape and on a click outside, while something must finish. */
  locked?: boolean;
  /** center: a window. side: a sheet from the right edge. */
  placement?: 'center' | 'side';
}

function open(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
}

function close(dialog: HTMLDialogElement): void {
  if (!dialog.open) return;
  if (typeof dialog.close === 'function') dialog.close();
  else dialog.removeAttribute('open');
}

/**
 * A window over the page, on the browser's own dialog: it holds the focus, stands above everything, closes on Escape
 * and on a click outside, and gives the focus back.
 */
export function Modal({ opened, ...rest }: ModalProps) {
  return opened ? <OpenModal {...rest} /> : null;
}

function OpenModal({
  onClose,
  title,
  children,
  size = 'medium',
  locked,
  placement = 'center',
}: Omit<ModalProps, 'opened'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // read before the content takes the focus
  const [before] = useState(() => document.activeElement);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    open(element);
    // the browser would choose the first button, which is the one that closes
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      close(element);
      // a node of a drawing opens windows too
      if ((before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected) before.focus();
    };
  }, [before]);

  const leave = () => {
    if (!locked) onClose();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) leave();
  };

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-size={size}
      data-placement={placement}
      aria-labelledby={titleId}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.preventDefault();
          leave();
        }
      }}
    >
      <div className={classes.sheet}>
        <header className={classes.header}>
          <h2 className={classes.title} id={titleId}>
            {title}
          </h2>
          <button type="button" className={classes.close} aria-label="Close" onClick={leave} disabled={locked}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** A sheet from the right edge. */
export function Drawer(props: Omit<ModalProps, 'placement'>) {
  return <Modal {...props} placement="side" />;
}
