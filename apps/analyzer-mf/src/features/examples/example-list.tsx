import { Link } from 'react-router-dom';
import { examplePage, EXAMPLES } from './examples.ts';
import classes from './example-list.module.css';

/** Arguments whose analysis anybody can look at. */
export function ExampleList() {
  return (
    <section className={classes.examples} aria-labelledby="examples-title">
      <h2 id="examples-title" className={classes.title}>
        No text ready? Try an example
      </h2>
      <ul className={classes.list}>
        {EXAMPLES.map(({ slug, title, text }) => (
          <li key={slug}>
            <Link to={examplePage(slug)} className={classes.example}>
              <span className={classes.name}>{title}</span>
              <span className={classes.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
