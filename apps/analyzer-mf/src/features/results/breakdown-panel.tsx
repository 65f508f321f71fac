import type { BreakdownItem } from '@premise/contracts';
import { RoleMark, SeverityMark, withoutLabel } from '@premise/ui';
import { useMemo } from 'react';
import { ShowMore } from '../../shared/show-more.tsx';
import classes from './breakdown-panel.module.css';
import { categoryName } from './display-names.ts';
import { roleOf, type FindingIndex } from './find-finding.ts';
import { LitItem } from './lit-item.tsx';
import { Section } from './section.tsx';

/** The items with those of one type together; types in the order of their first items. */
function byType(items: readonly BreakdownItem[]): BreakdownItem[] {
  const types = [...new Set(items.map(({ type }) => type))];
  return types.flatMap((type) => items.filter((item) => item.type === type));
}

/** "Necessary Assumption" says that it is an assumption. */
const tellsType = ({ type, category }: BreakdownItem): boolean =>
  categoryName(category).toLowerCase().includes(type.toLowerCase());

/** Every single thing the analysis found, as a list to run down: type, category, how much it weighs, what it is. */
export function BreakdownPanel({ items, index }: { items: readonly BreakdownItem[]; index: FindingIndex }) {
  const sorted = useMemo(() => byType(items), [items]);
  return (
    <Section title="Logic breakdown" note="Point to an item to highlight its words in the text." count={items.length}>
      {items.length === 0 ? (
        <p className={classes.none}>Nothing to break down</p>
      ) : (
        <ShowMore items={sorted}>
          {(visible) => (
            <ul className={classes.list} aria-label="Logic breakdown">
              {visible.map((item, i) => (
                <LitItem key={i} finding={index.ofItem(item)} text={item.text}>
                  <span className={classes.row} data-again={visible[i - 1]?.type === item.type || undefined}>
                    <span className={classes.type} data-told={tellsType(item) || undefined}>
                      <RoleMark role={roleOf(item)} labelled={false} />
                      <span>{item.type}</span>
                    </span>
                    <span className={classes.category}>{categoryName(item.category)}</span>
                    <SeverityMark severity={item.severity} />
                    <span className={classes.text}>{withoutLabel(item.text, item.category)}</span>
                  </span>
                </LitItem>
              ))}
            </ul>
          )}
        </ShowMore>
      )}
    </Section>
  );
}
