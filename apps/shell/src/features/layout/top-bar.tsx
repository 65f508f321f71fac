import { Box, Wordmark } from '@premise/ui';
import { useSession } from '@premise/web-platform';
import { Link } from 'react-router-dom';
import { AvatarMenu } from './avatar-menu.tsx';
import { NavigationLink } from './navigation-link.tsx';
import { navigationLinks } from './navigation-links.ts';
import { SmallScreenMenu } from './small-screen-menu.tsx';
import classes from './top-bar.module.css';

/** Brand, links and the way in or the person's own menu. */
export function TopBar() {
  const { status, user } = useSession();
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <Link to="/" className={classes.home} aria-label="Premise, home page">
            <Wordmark size={22} />
          </Link>
          {user?.isAdmin && <span className={classes.adminLabel}>Admin</span>}
        </div>
        <Box component="nav" visibleFrom="md" className={classes.links} aria-label="Main">
          {navigationLinks(user).map((entry) => (
            <NavigationLink key={entry.to} entry={entry} className={classes.link} />
          ))}
        </Box>
        <div className={classes.account}>
          {status === 'signed-in' && user && <AvatarMenu user={user} />}
          {status === 'signed-out' && (
            <Link to="/login" className={classes.signIn}>
              Sign in
            </Link>
          )}
        </div>
        <SmallScreenMenu />
      </div>
    </header>
  );
}
