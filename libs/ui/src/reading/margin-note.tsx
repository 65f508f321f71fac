import type { Finding } from '@premise/contracts';
import { memo, type CSSProperties } from 'react';
import { ROLES } from '../roles/roles.ts';
import { RoleMark } from '../roles/role-mark.tsx';
import { directionOf } from './direction-of.ts';
import { withoutLabel } from './without-label.ts';
import classes from './margin-note.module.css';

export interface MarginNoteProps {
  finding: Finding;
  index: number;
  /** The words it stands on, to leave them out when the note would only repeat them. */
  quoted: string;
  sign: string;
  active: boolean;
  /** It says the whole of it, where it would be short. */
  open: boolean;
  /** px from the top of the text; undefined until it is known. */
  top?: number;
}

const plain = (text: string): string =>
  text
    .replace(/[\s.,;:!?"'“”‘’]+/g, ' ')
    .trim()
    .toLowerCase();

/** One finding in the margin: role, short name, what it says beyond the text, and why. */
export const MarginNote = memo(function MarginNote({
  finding,
  index,
  quoted,
  sign,
  active,
  open,
  top,
}: MarginNoteProps) {
  const { text, label, explanation } = finding;
  const repeats = quoted !== '' && plain(quoted).includes(plain(text));
  // an engine may have no better reason to give than the finding itself
  const reason = explanation && !plain(text).includes(plain(explanation)) ? explanation : null;
  return (
    <li
      className={classes.note}
      data-note={index}
      data-role={finding.role}
      data-active={active || undefined}
      data-open={open || undefined}
      data-placed={top === undefined ? undefined : ''}
      style={top === undefined ? undefined : ({ '--top': `${String(top)}px` } as CSSProperties)}
    >
      <button type="button" className={classes.head} aria-pressed={active}>
        <RoleMark role={finding.role} labelled={false} sign={sign} />
        <span className={classes.name}>{ROLES[finding.role].name}</span>
        {label && label !== ROLES[finding.role].name && <span className={classes.label}>{label}</span>}
      </button>
      {!repeats && text && (
        <p className={classes.says} dir={directionOf(text)}>
          {withoutLabel(text, label)}
        </p>
      )}
      {reason !== null && (
        <p className={classes.why} data-reason="">
          {reason}
        </p>
      )}
    </li>
  );
});
