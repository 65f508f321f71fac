import type { AuditFinding } from '@premise/contracts';
import { Icon } from '@premise/ui';
import type { ReactNode } from 'react';
import { LevelMark } from './level-mark.tsx';
import { quoteSpan } from '@premise/patent-rules';
import classes from './audit.module.css';

interface FindingItemProps {
  finding: AuditFinding;
  /** The text that the finding's span points into, where its words are to be quoted. */
  text?: string;
  /** What can be done about it. */
  actions?: ReactNode;
}

/** One finding: how grave, what is wrong, where, why it matters, and the rule it rests on. */
export function FindingItem({ finding, text, actions }: FindingItemProps) {
  const { level, message, why, citation, span, source } = finding;
  const quote = text !== undefined && span !== null && span.end > span.start ? quoteSpan(text, span) : null;
  return (
    <li className={classes.finding} data-level={level}>
      <p className={classes.headline}>
        <LevelMark level={level} />
        <span className={classes.message}>{message}</span>
      </p>
      {quote && (
        <blockquote className={classes.quote}>
          {quote.before}
          <mark>{quote.quoted}</mark>
          {quote.after}
        </blockquote>
      )}
      <p className={classes.why}>{why}</p>
      <p className={classes.foot}>
        {citation.url === null ? (
          <span>{citation.label}</span>
        ) : (
          <a href={citation.url} target="_blank" rel="noreferrer">
            {citation.label}
            <Icon name="external" size={14} label="opens in a new tab" />
          </a>
        )}
        {source === 'language-model' && <span className={classes.model}>Opinion of a language model</span>}
        {actions && <span className={classes.actions}>{actions}</span>}
      </p>
    </li>
  );
}
