import type { AuditLevel, AuditReport } from '@premise/contracts';
import { Icon } from '@premise/ui';
import { LEVEL_WORDS, LEVELS } from './levels.ts';
import classes from './audit-report.module.css';

interface AuditCountsProps {
  counts: AuditReport['counts'];
  /** The level that alone is shown; null shows all. */
  only: AuditLevel | null;
  onOnly: (level: AuditLevel | null) => void;
}

/** How many findings of each level there are. Each figure shows its own level alone, or all again. */
export function AuditCounts({ counts, only, onOnly }: AuditCountsProps) {
  return (
    <ul className={classes.counts} aria-label="Counts">
      {LEVELS.map((level) => (
        <li key={level}>
          <button
            type="button"
            className={classes.count}
            data-level={level}
            aria-pressed={only === level}
            disabled={counts[level] === 0}
            onClick={() => onOnly(only === level ? null : level)}
          >
            <span className={classes.figure}>{counts[level].toLocaleString('en-US')}</span>
            <span className={classes.words}>
              {level === 'hint' && counts.hint === 1 ? 'hint' : LEVEL_WORDS[level].many}
            </span>
          </button>
        </li>
      ))}
      <li className={classes.count} data-level="passed">
        <span className={classes.figure}>
          <Icon name="check" size={20} />
          {counts.passed.toLocaleString('en-US')}
        </span>
        <span className={classes.words}>{counts.passed === 1 ? 'check passed' : 'checks passed'}</span>
      </li>
    </ul>
  );
}
