import { Button, Icon } from '@premise/ui';
import { ApiError, usePatentJob } from '@premise/web-platform';
import { useState } from 'react';
import type { StepProps } from '../step-props.ts';
import { startReport } from './start-report.ts';
import classes from './review-audit.module.css';

const FAILED = 'The report could not be made. Please try again.';
const messageOf = (error: unknown): string =>
  error instanceof ApiError && error.serverMessage !== null ? error.serverMessage : FAILED;

/** The report as a PDF: made by the service of what is stored, then handed over as a link. */
export function ReportDownload({ ensureStored, disabled }: Pick<StepProps, 'ensureStored' | 'disabled'>) {
  const [jobId, setJobId] = useState<string | null>(null);
  const [starting, setStarting] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const { job, error: lost } = usePatentJob(jobId);
  const report = job?.kind === 'export' ? job : null;
  const failed = report?.state === 'failed' ? (report.failure?.error ?? '') || FAILED : null;
  const problem = refused ?? failed ?? (lost === null ? null : messageOf(lost));
  const running = starting || (jobId !== null && problem === null && report?.state !== 'done');

  const make = async () => {
    setJobId(null);
    setRefused(null);
    setStarting(true);
    try {
      const applicationId = await ensureStored();
      if (applicationId !== null) setJobId(await startReport(applicationId));
    } catch (error) {
      setRefused(messageOf(error));
    } finally {
      setStarting(false);
    }
  };
  if (report?.state === 'done' && report.result) {
    const { url, fileName } = report.result;
    return (
      <Button
        component="a"
        href={url}
        download={fileName}
        size="compact-md"
        leftSection={<Icon name="arrow-down" size={16} />}
      >
        Download the report
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        disabled={disabled || running}
        leftSection={<Icon name="arrow-down" size={16} />}
        onClick={() => void make()}
      >
        {running ? 'Making the PDF' : 'Report as PDF'}
      </Button>
      {problem !== null && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
