import { Icon, type IconName } from '@premise/ui';
import { Link } from 'react-router-dom';
import classes from './dashboard-sidebar.module.css';

const LINKS: readonly { to: string; label: string; hint: string; icon: IconName }[] = [
  { to: '/patent-buddy', label: 'Patent Buddy', hint: 'Draft a provisional application', icon: 'document' },
  { to: '/about', label: 'About', hint: 'What Premise does and how', icon: 'info' },
  { to: '/blog', label: 'Blog', hint: 'Articles on clear argument', icon: 'quote' },
  { to: '/settings', label: 'Settings', hint: 'Appearance, password, keys', icon: 'settings' },
];

/** Where the dashboard leads (S1 section 2). */
export function DashboardSidebar() {
  return (
    <nav className={classes.sidebar} aria-label="Dashboard">
      <ul className={classes.links}>
        {LINKS.map(({ to, label, hint, icon }) => (
          <li key={to}>
            <Link to={to} className={classes.link}>
              <Icon name={icon} size={18} />
              <span className={classes.words}>
                <span className={classes.label}>{label}</span>
                <span className={classes.hint}>{hint}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
