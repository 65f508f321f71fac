import { ActionIcon, Icon } from '@premise/ui';
import type { ReactNode } from 'react';
import { firstWords } from '../../shared/first-words.ts';
import { useActiveFinding } from './active-finding.tsx';
import classes from './lit-item.module.css';

interface LitItemProps {
  /** The finding this item speaks of; null when it speaks of something the text leaves out. */
  finding: number | null;
  /** What it says; names the button that shows it. */
  text: string;
  children: ReactNode;
}

/** A list item that lights its words in the text while the pointer or the focus is on it. */
export function LitItem({ finding, text, children }: LitItemProps) {
  const { active, activate, show } = useActiveFinding();
  if (finding === null) return <li className={classes.item}>{children}</li>;
  return (
    <li
      className={classes.item}
      data-lit={active === finding || undefined}
      onMouseEnter={() => activate(finding)}
      onMouseLeave={() => activate(null)}
      onFocus={() => activate(finding)}
      onBlur={() => activate(null)}
    >
      {children}
      <ActionIcon
        variant="subtle"
        size={24}
        color="gray"
        className={classes.show}
        aria-label={`Show in text: ${firstWords(text)}`}
        title="Show in text"
        onClick={() => show(finding)}
      >
        <Icon name="eye" size={16} />
      </ActionIcon>
    </li>
  );
}
