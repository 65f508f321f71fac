import classes from './sample-mark.module.css';

/** The badge of sample data: beside the source that answers, and on single patents among real ones. */
export function SampleMark() {
  return (
    <span
      className={classes.mark}
      title="These patents are made up, so that every screen can be tried. They say nothing about real ones."
    >
      Sample data
    </span>
  );
}
