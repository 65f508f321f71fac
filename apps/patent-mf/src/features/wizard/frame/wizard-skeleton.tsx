import { Skeleton } from '@premise/ui';
import classes from './wizard-frame.module.css';
import shapes from './wizard-skeleton.module.css';

/** The shape of the wizard while an application is on its way. */
export function WizardSkeleton({ slow = false }: { slow?: boolean }) {
  return (
    <div className={classes.desk}>
      <div className={shapes.steps} aria-hidden="true">
        {Array.from({ length: 13 }, (_, at) => (
          <Skeleton key={at} height={20} width={`${60 + ((at * 17) % 36)}%`} />
        ))}
      </div>
      <div className={classes.main}>
        <p className={shapes.words} role="status">
          Loading patent application...
        </p>
        {slow && (
          <p className={shapes.slow}>
            This takes longer than usual. It is being tried again; nothing of yours is lost.
          </p>
        )}
        <div aria-hidden="true">
          <Skeleton height={34} width="min(70%, 22rem)" mt={24} />
          <Skeleton height={16} width="min(90%, 34rem)" mt={16} />
          <Skeleton height={260} radius="lg" mt={32} />
        </div>
      </div>
    </div>
  );
}
