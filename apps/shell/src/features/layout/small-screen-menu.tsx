import { Box, Burger, ColorSchemeToggle } from '@premise/ui';
import { useSession, useSignOut } from '@premise/web-platform';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NavigationLink } from './navigation-link.tsx';
import { navigationLinks } from './navigation-links.ts';
import { displayName } from './user-display.ts';
import classes from './small-screen-menu.module.css';

/** The same links where the bar has no room for them. */
export function SmallScreenMenu() {
  const { status, user } = useSession();
  const { key } = useLocation();
  const signOut = useSignOut();
  const [opened, setOpened] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();

  // a link that was followed closes it
  useEffect(() => setOpened(false), [key]);

  useEffect(() => {
    if (!opened) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpened(false);
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [opened]);

  const links = [
    ...navigationLinks(user),
    ...(user
      ? [
          { label: 'Dashboard', to: '/dashboard' },
          { label: 'My Applications', to: '/patent-applications' },
          { label: 'Settings', to: '/settings' },
        ]
      : []),
  ];

  return (
    <Box hiddenFrom="md" className={classes.root} ref={root}>
      <Burger
        opened={opened}
        onClick={() => setOpened(!opened)}
        size="sm"
        aria-label={opened ? 'Close menu' : 'Open menu'}
        aria-expanded={opened}
        aria-controls={panelId}
      />
      <div className={classes.panel} id={panelId} hidden={!opened}>
        {opened && (
          <nav aria-label="Menu" className={classes.nav}>
            {user && (
              <p className={classes.person}>
                <span className={classes.name}>{displayName(user)}</span>
                <span className={classes.email}>{user.email}</span>
              </p>
            )}
            {links.map((entry) => (
              // closes also for a link to the page that is open already
              <NavigationLink key={entry.to} entry={entry} className={classes.link} onClick={() => setOpened(false)} />
            ))}
            <div className={classes.foot}>
              <ColorSchemeToggle />
              {status === 'signed-in' && (
                <button type="button" className={classes.signOut} onClick={signOut}>
                  Sign out
                </button>
              )}
            </div>
          </nav>
        )}
      </div>
    </Box>
  );
}
