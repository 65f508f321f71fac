import type { LandscapeResult } from '@premise/contracts';
import { Link } from 'react-router-dom';
import { behind } from './behind.ts';
import figures from '../shared/figures.module.css';
import classes from './landscape-page.module.css';

const LISTS = [
  {
    member: 'whiteSpace',
    title: 'White space',
    words: 'Pairs of classes that occur together more rarely than each of them would predict.',
    none: 'No unusually rare class combinations.',
  },
  {
    member: 'emergingTrends',
    title: 'Emerging trends',
    words: 'Classes that have grown faster than the area as a whole.',
    none: 'No class grows faster than the area as a whole.',
  },
  {
    member: 'marketGaps',
    title: 'Market gaps',
    words: 'Parts of the area in which few companies file, or none has for a while.',
    none: 'No part of the area stands out as a gap.',
  },
] as const;

/** Where there may be room, each with its figures and the patents behind it. */
export function OpportunitiesTab({ result }: { result: LandscapeResult }) {
  return (
    <div className={classes.lists}>
      {LISTS.map(({ member, title, words, none }) => {
        const sentences = result.opportunities[member];
        return (
          <section key={member} aria-labelledby={member}>
            <h3 className={classes.title} id={member}>
              {title}
            </h3>
            <p className={figures.note}>{sentences.length === 0 ? none : words}</p>
            <ul className={classes.sentences} aria-label={title}>
              {sentences.map((sentence, at) => {
                const to = behind(result, `opportunities.${member}.${at}`);
                return (
                  <li key={sentence}>
                    {sentence}
                    {to !== undefined && (
                      <Link to={to} aria-label={`The patents behind: ${sentence}`}>
                        The patents
                      </Link>
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
