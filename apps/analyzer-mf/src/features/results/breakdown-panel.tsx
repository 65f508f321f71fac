import type { BreakdownItem, Severity } from '@premise/contracts';
import { RoleMark } from '@premise/ui';
import { ShowMore } from '../../shared/show-more.tsx';
import classes from './breakdown-panel.module.css';
import { categoryName } from './display-names.ts';
import { roleOf, type FindingIndex } from './find-finding.ts';
import { LitItem } from './lit-item.tsx';
import { Section } from './section.tsx';

const LEVEL: Readonly<Record<Severity, number>> = { High: 3, Medium: 2, Low: 1 };

function SeverityMark({ severity }: { severity: Severity }) {
  return (
    <span className={classes.severity} data-severity={severity}>
      <span className={classes.bars} aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <i key={step} data-on={step <= (LEVEL[severity] ?? 0) || undefined} />
        ))}
      </span>
      {severity}
    </span>
  );
}

/** Every single thing the analysis found: its type, its category and how much it weighs. */
export function BreakdownPanel({ items, index }: { items: readonly BreakdownItem[]; index: FindingIndex }) {
  return (
    <Section title="Logic breakdown" note="Each item lights its words in the text.">
      {items.length === 0 ? (
        <p className={classes.none}>Nothing to break down</p>
      ) : (
        <ShowMore items={items}>
          {(visible) => (
            <ul className={classes.list} aria-label="Logic breakdown">
              {visible.map((item, i) => (
                <LitItem key={i} finding={index.ofItem(item)}>
                  <span className={classes.head}>
                    <RoleMark role={roleOf(item)} />
                    <span className={classes.type}>{item.type}</span>
                    <span className={classes.category}>{categoryName(item.category)}</span>
                    <SeverityMark severity={item.severity} />
                  </span>
                  <span className={classes.text}>{item.text}</span>
                </LitItem>
              ))}
            </ul>
          )}
        </ShowMore>
      )}
    </Section>
  );
}
