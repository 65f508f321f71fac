import { Icon } from '@premise/ui';
import { Link } from 'react-router-dom';
import classes from './tools.module.css';

const TOOLS = [
  {
    to: '/patent-buddy',
    name: 'Patent Buddy',
    words: 'For inventors who prepare a provisional application and want its gaps shown before an examiner finds them.',
    go: 'Open Patent Buddy',
  },
  {
    to: '/analyzer',
    name: 'Argument Analyzer',
    words: 'For an essay, a proposal, a speech. Your text stays as you wrote it; the analysis stands in its margin.',
    go: 'Open the analyzer',
  },
];

/** The two places to begin. */
export function Tools() {
  return (
    <section className={classes.tools} aria-labelledby="tools-title">
      <h2 id="tools-title" className={classes.title}>
        Two tools, one way of reading
      </h2>
      <div className={classes.list}>
        {TOOLS.map(({ to, name, words, go }) => (
          <Link key={to} to={to} className={classes.tool}>
            <h3 className={classes.name}>{name}</h3>
            <p>{words}</p>
            <span className={classes.go}>
              {go} <Icon name="arrow-right" size={16} />
            </span>
          </Link>
        ))}
      </div>
    </section>
  );
}
