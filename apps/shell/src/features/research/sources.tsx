import type { Source } from '@premise/content';
import classes from './sources.module.css';

/** What the article rests on, numbered as it is cited. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <section className={classes.sources} aria-labelledby="sources-title">
      <h2 id="sources-title" className={classes.title}>
        Sources
      </h2>
      <ol className={classes.list}>
        {sources.map(({ text, url }, at) => (
          <li key={text} id={`source-${at + 1}`} tabIndex={-1}>
            {text}
            {url !== undefined && (
              <>
                {' '}
                <a href={url} rel="noreferrer">
                  {url.replace('https://', '')}
                </a>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
