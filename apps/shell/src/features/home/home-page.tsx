import { AnnotatedText, Button, Icon, RoleMark } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { Link } from 'react-router-dom';
import { SAMPLE_ARGUMENT } from './sample-argument.ts';
import { WHAT_IS_MARKED } from './what-is-marked.ts';
import classes from './home-page.module.css';

/** Says in five seconds what Premise is, and shows it. */
export function HomePage() {
  useDocumentTitle(null);
  return (
    <div className={classes.home}>
      <section className={classes.hero}>
        <h1 className={classes.headline}>See what an argument rests on.</h1>
        <p className={classes.lead}>
          Paste a text. Premise marks its conclusion, its premises and its weak points, and writes down the assumptions
          it leaves unsaid.
        </p>
        <div className={classes.actions}>
          <Button component={Link} to="/analyzer" size="lg">
            Analyze an argument
          </Button>
          <Button component={Link} to="/patent-buddy" size="lg" variant="default">
            Open Patent Buddy
          </Button>
        </div>
      </section>

      <section className={classes.sample} aria-labelledby="sample-title">
        <div className={classes.sheet}>
          <header className={classes.sheetHead}>
            <h2 id="sample-title" className={classes.sheetTitle}>
              A proposal, read closely
            </h2>
            <p className={classes.sheetNote}>Sample text, marked by hand. Point at a note to find its words.</p>
          </header>
          <AnnotatedText text={SAMPLE_ARGUMENT.text} findings={SAMPLE_ARGUMENT.findings} />
        </div>
      </section>

      <section className={classes.section} aria-labelledby="marked-title">
        <h2 id="marked-title" className={classes.sectionTitle}>
          Six things to look for
        </h2>
        <dl className={classes.roles}>
          {WHAT_IS_MARKED.map(({ role, name, words }) => (
            <div key={role} className={classes.role}>
              <RoleMark role={role} labelled={false} />
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className={classes.section} aria-labelledby="tools-title">
        <h2 id="tools-title" className={classes.sectionTitle}>
          Two tools, one way of reading
        </h2>
        <div className={classes.tools}>
          <Link to="/analyzer" className={classes.tool}>
            <h3 className={classes.toolTitle}>Argument Analyzer</h3>
            <p>
              For an essay, a proposal, a speech. Your text stays as you wrote it; the analysis stands in its margin.
            </p>
            <span className={classes.go}>
              Open the analyzer <Icon name="arrow-right" size={16} />
            </span>
          </Link>
          <Link to="/patent-buddy" className={classes.tool}>
            <h3 className={classes.toolTitle}>Patent Buddy</h3>
            <p>
              For inventors who prepare a provisional application and want its gaps shown before an examiner finds them.
            </p>
            <span className={classes.go}>
              Open Patent Buddy <Icon name="arrow-right" size={16} />
            </span>
          </Link>
        </div>
      </section>
    </div>
  );
}
