import { Anchor, Button, Icon, Page, Title } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { Link } from 'react-router-dom';
import { AuditOffer } from './audit-offer.tsx';
import { NewestDrafts } from './newest-drafts.tsx';
import { ServiceState } from './service-state.tsx';
import { BENEFITS, PATENT_TOOLS } from './tools.ts';
import classes from './landing-page.module.css';

/** The way into the patent tools. */
export function LandingPage() {
  useDocumentTitle('Patent Buddy');
  return (
    <Page>
      <header className={classes.header}>
        <div>
          <Title order={1}>Patent Buddy</Title>
          <p className={classes.lead}>
            Draft a provisional patent application, and look at what has been patented before you file it.
          </p>
          <p className={classes.today}>
            The{' '}
            <Anchor inherit underline="always" component={Link} to="/analyzer">
              Argument Analyzer
            </Anchor>{' '}
            reads any passage of a draft and shows what it takes for granted.
          </p>
        </div>
        <Button
          component={Link}
          to="/patent-buddy/api-config"
          variant="default"
          leftSection={<Icon name="settings" size={18} />}
        >
          Settings
        </Button>
      </header>

      <NewestDrafts />
      <AuditOffer />
      <ul className={classes.tools} aria-label="Tools">
        {PATENT_TOOLS.map(({ title, words, to, icon }) => (
          <li key={to}>
            <Link to={to} className={classes.tool}>
              <Icon name={icon} size={24} className={classes.icon} />
              <h2 className={classes.toolTitle}>{title}</h2>
              <p className={classes.words}>{words}</p>
            </Link>
          </li>
        ))}
      </ul>
      <ServiceState />

      <section className={classes.benefits} aria-labelledby="benefits">
        <h2 id="benefits" className={classes.benefitsTitle}>
          What it is made for
        </h2>
        <ul className={classes.list}>
          {BENEFITS.map(({ title, words }) => (
            <li key={title} className={classes.benefit}>
              <h3 className={classes.benefitTitle}>{title}</h3>
              <p className={classes.words}>{words}</p>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
