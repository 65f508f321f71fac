import { Button } from '@premise/ui';
import { Link } from 'react-router-dom';
import { DashboardPreview } from './dashboard-preview.tsx';
import { DEMO_ANCHOR } from './use-demo-anchor.ts';
import classes from './hero.module.css';

/** What it is, what to do now, and what comes out. */
export function Hero() {
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <h1 className={classes.headline}>Catch patent issues before the patent office does.</h1>
        <p className={classes.lead}>
          Premise shows you why a patent might be rejected while you can still change it. It splits what you wrote into
          premises, conclusions, flaws and hidden assumptions, and marks each in your own words.
        </p>
        <div className={classes.actions}>
          <Button component={Link} to="/patent-buddy" size="lg">
            Get My Patent Audit
          </Button>
          <Button component={Link} to={`#${DEMO_ANCHOR}`} size="lg" variant="default">
            Watch Demo
          </Button>
        </div>
        <p className={classes.aside}>
          Not writing a patent? <Link to="/analyzer">Analyze any argument</Link>
        </p>
      </div>
      <DashboardPreview />
    </section>
  );
}
