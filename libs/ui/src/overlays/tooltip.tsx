import { cloneElement, useId, useState, type ReactElement } from 'react';
import classes from './tooltip.module.css';

export interface TooltipProps {
  label: string;
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** A word of explanation on hover and focus; Escape puts it away. Never the only place where something is said. */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <span
      className={classes.anchor}
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setShown(false);
      }}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span className={classes.tip} id={id} role="tooltip" hidden={!shown}>
        {label}
      </span>
    </span>
  );
}
