import type { LandscapeJob } from '@premise/contracts';
import { Button, Progress } from '@premise/ui';
import classes from './landscape-progress.module.css';

interface LandscapeProgressProps {
  job: LandscapeJob | null;
  area: string;
  onCancel: () => void;
}

/** What is being done, and how far it has come. */
export function LandscapeProgress({ job, area, onCancel }: LandscapeProgressProps) {
  const progress = job?.progress ?? 0;
  const step = job?.step ?? (job === null || job.state === 'queued' ? 'Waiting to begin' : 'Beginning');
  return (
    <div className={classes.progress} aria-busy="true">
      <p className={classes.title}>Analyzing {area}</p>
      <Progress value={progress} aria-label={`Analysis of ${area}`} />
      <p className={classes.step} role="status">
        {step} · {progress}%
      </p>
      <Button variant="default" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
