import { PageSkeleton } from '@premise/ui';
import { RequireSession } from '@premise/web-platform';
import { Route, Routes } from 'react-router-dom';
import { RequireAdmin } from './features/access/index.ts';
import { AdminDashboard } from './features/dashboard/index.ts';

/** What this remote exposes: /admin/…. Every page of it needs a session and the server's word on the role. */
export default function AdminRoutes() {
  return (
    <Routes>
      <Route
        path="/admin/*"
        element={
          <RequireSession loading={<PageSkeleton />}>
            <RequireAdmin>{(role) => <AdminDashboard role={role} />}</RequireAdmin>
          </RequireSession>
        }
      />
    </Routes>
  );
}
