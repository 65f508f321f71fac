import { Button, Icon, Progress } from '@premise/ui';
import type { ReactNode } from 'react';
import classes from './file.module.css';
import type { FileReading } from './use-file-text.ts';

interface FileStatusProps {
  reading: FileReading;
  onCancel: () => void;
  onUndo: () => void;
  onDismiss: () => void;
}

const percent = (share: number | null): string => (share === null ? '' : ` ${Math.round(share * 100)}%`);

function words(reading: FileReading): ReactNode {
  if (reading.state === 'read') return `Text taken from ${reading.name}. The file stays on your device.`;
  if (reading.state === 'undone') return 'Your text from before is back.';
  if (reading.state === 'reading' && reading.shown) return `Reading ${reading.name}`;
  return null;
}

/** What became of a file that was opened: read here and undone here, or why not. */
export function FileStatus({ reading, onCancel, onUndo, onDismiss }: FileStatusProps) {
  const told = words(reading);
  const failed = reading.state === 'failed' ? reading : null;
  return (
    <>
      <div className={classes.status} data-empty={told === null || undefined}>
        <span role="status" className={classes.words}>
          {told}
        </span>
        {reading.state === 'reading' && reading.shown && (
          <>
            <Progress
              className={classes.progress}
              value={(reading.share ?? 0) * 100}
              size="xs"
              aria-label={`Reading ${reading.name}`}
            />
            <span className={classes.percent} aria-hidden="true">
              {percent(reading.share)}
            </span>
            <Button variant="subtle" size="compact-sm" onClick={onCancel}>
              Cancel
            </Button>
          </>
        )}
        {reading.state === 'read' && (
          <Button variant="subtle" size="compact-sm" onClick={onUndo}>
            Undo
          </Button>
        )}
      </div>
      {failed && (
        <div className={classes.failure} role="alert">
          <Icon name="error" size={16} />
          <p className={classes.words}>
            <strong>{failed.name}</strong> {failed.message}
          </p>
          <button type="button" className={classes.dismiss} aria-label="Dismiss" onClick={onDismiss}>
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
    </>
  );
}
