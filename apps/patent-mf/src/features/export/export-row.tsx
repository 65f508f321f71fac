import type { ExportFormat, ExportResult, JobState, PaperSize, PatentJobAsked, PatentJobOf } from '@premise/contracts';
import { Button, Icon, Progress } from '@premise/ui';
import { usePatentJob } from '@premise/web-platform';
import { useEffect, useRef } from 'react';
import classes from './export.module.css';

const NAMES: Record<ExportFormat, string> = {
  pdf: 'PDF',
  docx: 'Word document',
  package: 'Filing package',
  report: 'Audit report',
};

const PAPERS: Record<PaperSize, string> = { letter: 'Letter', a4: 'A4' };
const nameOf = ({ format, paper }: PatentJobAsked['export']): string => `${NAMES[format]}, ${PAPERS[paper]}`;

/** What Patent Center takes in one file. */
const OFFICE_BYTES: Partial<Record<ExportFormat, number>> = { pdf: 25_000_000, docx: 10_000_000 };

/** What is said of an export while nobody is at it. */
const WAITING: Partial<Record<JobState, string>> = {
  queued: 'Waiting for its turn',
  retrying: 'The file store is away; this is tried again shortly',
};

interface ExportRowProps {
  job: PatentJobOf<'export'>;
  /** Asked for in this dialog: its file is downloaded as soon as it is made. */
  isOwn: boolean;
  /** Cancels it, or throws its file away. */
  onRemove: () => void;
  /** Asks for the same once more. */
  onRetry: (asked: PatentJobAsked['export']) => void;
}

/** One export: on its way, there to be taken, or failed. */
export function ExportRow({ job: listed, isOwn, onRemove, onRetry }: ExportRowProps) {
  const isOpen = listed.state !== 'done' && listed.state !== 'failed';
  const { job: live } = usePatentJob(isOpen ? listed.jobId : null);
  const job = live?.kind === 'export' ? live : listed;
  if (job.state === 'done' && job.result !== undefined) {
    return <Finished result={job.result} isOwn={isOwn} onRemove={onRemove} />;
  }
  if (job.state === 'failed') {
    return (
      <li className={classes.row}>
        <div className={classes.rowText}>
          <p className={classes.facts}>{nameOf(job.asked)}</p>
          <p className={classes.failure} role="alert">
            {job.failure?.error ?? 'The export failed.'}
          </p>
        </div>
        <div className={classes.rowActions}>
          <Button size="compact-md" variant="default" onClick={() => onRetry(job.asked)}>
            Try again
          </Button>
          <Button size="compact-md" variant="subtle" onClick={onRemove}>
            Dismiss
          </Button>
        </div>
      </li>
    );
  }
  const step = job.step ?? WAITING[job.state] ?? 'Working';
  return (
    <li className={classes.row}>
      <div className={classes.rowText}>
        <p className={classes.facts}>{nameOf(job.asked)}</p>
        <p role="status">{step}</p>
        <Progress value={Math.max(3, job.progress)} aria-label="Export in progress" />
      </div>
      <Button size="compact-md" variant="subtle" onClick={onRemove}>
        Cancel
      </Button>
    </li>
  );
}

interface FinishedProps extends Pick<ExportRowProps, 'isOwn' | 'onRemove'> {
  result: ExportResult;
}

function Finished({ result, isOwn, onRemove }: FinishedProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isOwn) link.current?.click();
  }, [isOwn]);
  const facts = [
    NAMES[result.format],
    ...(result.pages === null ? [] : [result.pages === 1 ? '1 sheet' : `${result.pages} sheets`]),
    `${Math.max(0.01, result.bytes / 1_000_000).toFixed(2)} MB`,
  ];
  const most = OFFICE_BYTES[result.format];
  return (
    <li className={classes.row}>
      <div className={classes.rowText}>
        <p className={classes.fileName}>{result.fileName}</p>
        <p className={classes.facts}>{facts.join(' · ')}</p>
        {most !== undefined && result.bytes > most && (
          <p className={classes.failure}>
            The office takes at most {most / 1_000_000} MB in one file. Make the drawings smaller, or divide the file.
          </p>
        )}
      </div>
      <div className={classes.rowActions}>
        <Button component="a" ref={link} href={result.url} download={result.fileName} size="compact-md">
          Download
        </Button>
        <Button size="compact-md" variant="subtle" aria-label={`Remove ${result.fileName}`} onClick={onRemove}>
          <Icon name="close" size={16} />
        </Button>
      </div>
    </li>
  );
}
