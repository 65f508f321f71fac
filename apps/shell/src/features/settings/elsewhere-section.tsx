import { Icon, type IconName } from '@premise/ui';
import { Link } from 'react-router-dom';
import { AccountSection } from '../../shared/account/account-section.tsx';
import { titleOf } from './navigation/sections.ts';
import classes from './elsewhere.module.css';

const PLACES: readonly { to: string; icon: IconName; title: string; note: string }[] = [
  { to: '/profile', icon: 'user', title: 'Profile', note: 'Your name, email address and account' },
  {
    to: '/patent-buddy/api-config',
    icon: 'key',
    title: 'Patent-office key',
    note: 'Your own key for the research screens of Patent Buddy',
  },
];

/** What belongs to the account and has a page of its own. */
export function ElsewhereSection() {
  return (
    <AccountSection id="elsewhere" title={titleOf('elsewhere')}>
      {PLACES.map(({ to, icon, title, note }) => (
        <Link key={to} to={to} className={classes.place}>
          <span className={classes.icon}>
            <Icon name={icon} />
          </span>
          <span className={classes.words}>
            <span className={classes.title}>{title}</span>
            <span className={classes.note}>{note}</span>
          </span>
          <span className={classes.icon}>
            <Icon name="chevron-right" />
          </span>
        </Link>
      ))}
    </AccountSection>
  );
}
