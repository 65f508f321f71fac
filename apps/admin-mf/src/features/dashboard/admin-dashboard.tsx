import { Page, Title } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import type { AdminRole } from '../access/index.ts';
import { ServiceHealthPanel } from '../health/index.ts';
import classes from './admin-dashboard.module.css';

const TITLES: Record<AdminRole, string> = { admin: 'Admin Dashboard', 'super-user': 'Super User Dashboard' };

/** The administrators' first page. */
export function AdminDashboard({ role }: { role: AdminRole }) {
  useDocumentTitle(TITLES[role]);
  return (
    <Page>
      <Title order={1}>{TITLES[role]}</Title>
      <p className={classes.lead}>
        The state of the services. The administration of accounts opens in a coming release.
      </p>
      <ServiceHealthPanel />
    </Page>
  );
}
