import { ColorSchemeToggle, useHydrated, Wordmark } from '@premise/ui';
import { Link } from 'react-router-dom';
import { usePublicConfig } from './use-public-config.ts';
import classes from './footer.module.css';

const LINKS = [
  { label: 'Home', to: '/' },
  { label: 'Analyzer', to: '/analyzer' },
  { label: 'Patent Buddy', to: '/patent-buddy' },
  { label: 'About', to: '/about' },
  { label: 'Founder', to: '/founder' },
  { label: 'Blog', to: '/blog' },
  { label: 'Privacy', to: '/privacy' },
  { label: 'Terms', to: '/terms' },
];
const SOCIAL = ['LinkedIn', 'X', 'GitHub'];

/** What stands below every page. */
export function Footer() {
  const contactEmail = usePublicConfig()?.contactEmail;
  // the page may have been rendered last year: the other key draws the year anew
  const hydrated = useHydrated();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <Wordmark size={20} />
          <p className={classes.tagline}>Clarity through AI-powered argument analysis.</p>
        </div>
        <nav aria-label="Footer">
          <h2 className={classes.heading}>Pages</h2>
          <ul className={`${classes.list} ${classes.pages}`}>
            {LINKS.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={classes.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={classes.heading}>Contact</h2>
          <ul className={classes.list}>
            <li className={classes.contact}>
              {contactEmail && (
                <a href={`mailto:${contactEmail}`} className={classes.link}>
                  {contactEmail}
                </a>
              )}
            </li>
          </ul>
        </div>
        <div>
          <h2 className={classes.heading}>Follow</h2>
          <ul className={classes.list}>
            {SOCIAL.map((name) => (
              <li key={name}>
                {/* a placeholder: the link has no address yet and stays where it is */}
                <a
                  href="#"
                  className={classes.link}
                  title={`Premise is not on ${name} yet`}
                  onClick={(event) => event.preventDefault()}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className={classes.base}>
          <p key={String(hydrated)} className={classes.copyright} suppressHydrationWarning>
            {`© ${new Date().getFullYear()} Premise. All rights reserved.`}
          </p>
          <ColorSchemeToggle />
        </div>
      </div>
    </footer>
  );
}
