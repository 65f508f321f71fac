import { Page, Title } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import classes from './admin-frame.module.css';

const PLACES = [
  { to: '/admin', label: 'Users' },
  { to: '/admin/audit-log', label: 'Audit log' },
  { to: '/admin/queues', label: 'Queues' },
  { to: '/admin/services', label: 'Services' },
] as const;

interface AdminFrameProps {
  title: string;
  /** Stands at the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What every page of the admin area has: its title, and the way to the others. */
export function AdminFrame({ title, actions, children }: AdminFrameProps) {
  useDocumentTitle(title);
  return (
    <Page>
      <header className={classes.header}>
        <Title order={1}>{title}</Title>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      <nav className={classes.places} aria-label="Administration">
        {PLACES.map(({ to, label }) => (
          <NavLink key={to} to={to} end className={classes.place}>
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </Page>
  );
}
