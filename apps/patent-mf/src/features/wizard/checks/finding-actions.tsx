import type { AuditFinding } from '@premise/contracts';
import audit from '../../../shared/audit/audit.module.css';

interface FindingActionsProps {
  finding: AuditFinding;
  disabled: boolean;
  /** Null where there is no place to show it in. */
  onShow: (() => void) | null;
  onMend: () => void;
}

/** Show where it is, and settle it where that is mechanical. */
export function FindingActions({ finding, disabled, onShow, onMend }: FindingActionsProps) {
  return (
    <>
      {onShow && (
        <button type="button" className={audit.action} onClick={onShow} aria-label={`Show: ${finding.message}`}>
          Show
        </button>
      )}
      {finding.mend && (
        <button type="button" className={audit.action} onClick={onMend} disabled={disabled}>
          {finding.mend.label}
        </button>
      )}
    </>
  );
}
