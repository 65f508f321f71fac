import type { Section } from '@premise/content';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import classes from './table-of-contents.module.css';

/** The article's sections; beside the text on wide screens, above it on small ones. */
export function TableOfContents({ sections }: { sections: readonly Section[] }) {
  const id = useId();
  return (
    <nav className={classes.contents} aria-labelledby={id}>
      <p className={classes.title} id={id}>
        Contents
      </p>
      <ol className={classes.list}>
        {sections.map((section) => (
          <li key={section.id}>
            <Link to={`#${section.id}`}>{section.title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
