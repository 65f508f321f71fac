import { EXAMPLES } from './examples.ts';
import classes from './example-list.module.css';

/** Arguments to try with one click, while nothing has been written. */
export function ExampleList({ onPick }: { onPick: (text: string) => void }) {
  return (
    <section className={classes.examples} aria-labelledby="examples-title">
      <h2 id="examples-title" className={classes.title}>
        No text ready? Try an example
      </h2>
      <ul className={classes.list}>
        {EXAMPLES.map(({ title, text }) => (
          <li key={title}>
            <button type="button" className={classes.example} onClick={() => onPick(text)}>
              <span className={classes.name}>{title}</span>
              <span className={classes.text}>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
