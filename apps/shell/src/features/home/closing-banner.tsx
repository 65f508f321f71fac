import { Button } from '@premise/ui';
import { Link } from 'react-router-dom';
import classes from './closing-banner.module.css';

/** The last word of the page, and the way in. */
export function ClosingBanner() {
  return (
    <section className={classes.banner} aria-labelledby="closing-title">
      <div className={classes.inner}>
        <h2 id="closing-title" className={classes.title}>
          Start analyzing arguments now
        </h2>
        <p className={classes.words}>Bring a draft, a claim, or the one paragraph you are not sure of.</p>
        <Button component={Link} to="/patent-buddy" size="lg">
          Try the Analyzer
        </Button>
      </div>
    </section>
  );
}
