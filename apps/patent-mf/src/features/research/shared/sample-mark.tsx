import { Icon } from '@premise/ui';
import classes from './sample-mark.module.css';

/** On everything that shows a patent of the sample corpus. */
export function SampleMark() {
  return (
    <span className={classes.mark} title="A fictitious patent of the sample data">
      Sample
    </span>
  );
}

/** Over an answer that rests on them. */
export function SampleNotice() {
  return (
    <p className={classes.notice}>
      <Icon name="info" size={16} />
      <span>
        <strong>Sample data</strong> These patents are made up, so that every screen can be tried without a key and
        without a network. They say nothing about real ones.
      </span>
    </p>
  );
}
