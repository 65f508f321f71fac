import classes from './truncation-notice.module.css';

/** Says that a text goes on beyond what is shown. */
export function TruncationNotice({ shown, total }: { shown: number; total: number }) {
  return (
    <p className={classes.notice} role="note">
      Text truncated for display. You see the first {shown.toLocaleString('en-US')} of {total.toLocaleString('en-US')}{' '}
      characters.
    </p>
  );
}
