import classes from './article-facts.module.css';

const day = (iso: string): string =>
  new Date(iso).toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** When it was written, and how long it takes to read. */
export function ArticleFacts({ published, minutes }: { published: string; minutes: number }) {
  return (
    <p className={classes.facts}>
      <time dateTime={published}>{day(published)}</time>
      <span aria-hidden="true"> · </span>
      <span>{minutes} min read</span>
    </p>
  );
}
