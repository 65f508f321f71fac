import type { ArgumentRole } from '@premise/contracts';
import { ShowMore } from '../../shared/show-more.tsx';
import type { FindingIndex } from './find-finding.ts';
import { LitItem } from './lit-item.tsx';
import classes from './text-list.module.css';

interface TextListProps {
  label: string;
  items: readonly string[];
  /** The sentence in place of an empty list. */
  none: string;
  role: ArgumentRole;
  index: FindingIndex;
}

/** A list of things found, each lighting its words. */
export function TextList({ label, items, none, role, index }: TextListProps) {
  if (items.length === 0) return <p className={classes.none}>{none}</p>;
  return (
    <ShowMore items={items}>
      {(visible) => (
        <ul className={classes.list} aria-label={label} data-role={role}>
          {visible.map((text, i) => (
            <LitItem key={i} finding={index.ofText(role, text)} text={text}>
              {text}
            </LitItem>
          ))}
        </ul>
      )}
    </ShowMore>
  );
}
