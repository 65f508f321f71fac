import type { Block, Line } from '@premise/content';
import { Fragment } from 'react';
import classes from './article-block.module.css';

const CITATION = /\[(\d+)\]/;

/** Words with their citations as links to the sources. */
function Cited({ text }: { text: string }) {
  return text.split(/( ?\[\d+\])/).map((part, at) => {
    const number = CITATION.exec(part)?.[1];
    if (number === undefined) return <Fragment key={at}>{part}</Fragment>;
    return (
      <sup key={at} className={classes.citation}>
        <a href={`#source-${number}`} aria-label={`Source ${number}`}>
          {number}
        </a>
      </sup>
    );
  });
}

function Set({ line }: { line: Line }) {
  return line.map((part, at) =>
    typeof part === 'string' ? <Cited key={at} text={part} /> : <em key={at}>{part.italic}</em>,
  );
}

/** One paragraph, quotation or list of an article. */
export function ArticleBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p className={classes.paragraph}>
        <Set line={block.words} />
      </p>
    );
  }
  if (block.kind === 'quote') {
    return (
      <figure className={classes.quote}>
        <blockquote>
          <Set line={block.words} />
        </blockquote>
        <figcaption>
          <Cited text={block.source} />
        </figcaption>
      </figure>
    );
  }
  return (
    <ol className={classes.list}>
      {block.items.map((item, at) => (
        <li key={at}>
          <Set line={item} />
        </li>
      ))}
    </ol>
  );
}
