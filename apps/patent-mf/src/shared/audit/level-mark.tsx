import type { AuditLevel } from '@premise/contracts';
import { Icon, type IconName } from '@premise/ui';
import { LEVEL_WORDS } from './levels.ts';
import classes from './audit.module.css';

const ICONS: Record<AuditLevel, IconName> = { fix: 'error', review: 'alert', hint: 'info' };

/** How grave a finding is: a sign and a word, so that colour is never alone. */
export function LevelMark({ level }: { level: AuditLevel }) {
  return (
    <span className={classes.level} data-level={level}>
      <Icon name={ICONS[level]} size={16} />
      {LEVEL_WORDS[level].one}
    </span>
  );
}
