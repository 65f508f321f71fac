import type { AuditFinding, DraftTexts } from '@premise/contracts';
import { PLACE_LABELS, quoteSpan } from '@premise/patent-rules';
import { Icon } from '@premise/ui';
import { useState, type ReactNode } from 'react';
import type { RuleGroup as Group } from './group-findings.ts';
import { LevelMark } from './level-mark.tsx';
import classes from './audit.module.css';

interface RuleGroupProps {
  group: Group;
  texts: DraftTexts;
  /** Whether each finding says which section it is in. */
  withPlaces: boolean;
  actionsOf?: (finding: AuditFinding) => ReactNode;
}

/** Findings drawn at once; the reader asks for more. */
const STEP = 10;

/** One rule: what it asks for, why it matters, where that comes from, and every place where the draft falls short. */
export function RuleGroup({ group, texts, withPlaces, actionsOf }: RuleGroupProps) {
  const [limit, setLimit] = useState(STEP);
  const { level, checks, why, citation, findings } = group;
  const [only] = findings;
  return (
    <li className={classes.finding} data-level={level}>
      <p className={classes.headline}>
        <LevelMark level={level} />
        <span className={classes.message}>
          {findings.length === 1 ? only?.message : checks}
          {findings.length > 1 && <span className={classes.count}> {findings.length} findings</span>}
        </span>
      </p>
      <p className={classes.why}>{why}</p>
      <ul className={classes.instances}>
        {findings.slice(0, limit).map((finding) => (
          <Instance
            key={finding.id}
            finding={finding}
            texts={texts}
            group={group}
            withPlace={withPlaces}
            actions={actionsOf?.(finding)}
          />
        ))}
      </ul>
      {findings.length > limit && (
        <button type="button" className={classes.action} onClick={() => setLimit(limit + STEP)}>
          Show {Math.min(STEP, findings.length - limit)} more
        </button>
      )}
      <p className={classes.foot}>
        {citation.url === null ? (
          <span>{citation.label}</span>
        ) : (
          <a href={citation.url} target="_blank" rel="noreferrer">
            {citation.label}
            <Icon name="external" size={14} label="opens in a new tab" />
          </a>
        )}
      </p>
    </li>
  );
}

interface InstanceProps {
  finding: AuditFinding;
  texts: DraftTexts;
  group: Group;
  withPlace: boolean;
  actions: ReactNode;
}

function Instance({ finding, texts, group, withPlace, actions }: InstanceProps) {
  const { place, span, message, level } = finding;
  const text = place in texts ? texts[place as keyof DraftTexts] : '';
  const quote = span !== null && span.end > span.start ? quoteSpan(text, span) : null;
  const isAlone = group.findings.length === 1;
  if (isAlone && quote === null && !actions) return null;
  return (
    <li className={classes.instance} data-level={level}>
      {withPlace && <p className={classes.place}>{PLACE_LABELS[place]}</p>}
      {!isAlone && (
        <p className={classes.remark}>
          {level !== group.level && <LevelMark level={level} />} {message}
        </p>
      )}
      {quote && (
        <blockquote className={classes.quote}>
          {quote.before}
          <mark>{quote.quoted}</mark>
          {quote.after}
        </blockquote>
      )}
      {actions && <p className={classes.actions}>{actions}</p>}
    </li>
  );
}
