import { useDocumentTitle } from '@premise/web-platform';
import { ClosingBanner } from './closing-banner.tsx';
import { ContinueText } from './continue-text.tsx';
import { Demo } from './demo.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Tools } from './tools.tsx';
import classes from './home-page.module.css';

/** Says in five seconds what Premise is, and shows it at work. */
export function HomePage() {
  useDocumentTitle('Argument analysis for inventors');
  return (
    <div className={classes.home}>
      <ContinueText />
      <Hero />
      <Demo />
      <Features />
      <Tools />
      <ClosingBanner />
    </div>
  );
}
