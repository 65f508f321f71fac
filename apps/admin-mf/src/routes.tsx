import { PageSkeleton } from '@premise/ui';
import { RequireSession } from '@premise/web-platform';
import { Navigate, Route, Routes } from 'react-router-dom';
import { RequireAdmin } from './features/access/index.ts';
import { AuditLogPage } from './features/audit-log/index.ts';
import { ServicesPage } from './features/health/index.ts';
import { QueuesPage } from './features/queues/index.ts';
import { UsersPage } from './features/users/index.ts';

/** What this remote exposes: /admin/…. Every page of it needs a session and the server's word on the role. */
export default function AdminRoutes() {
  return (
    <Routes>
      <Route
        path="/admin/*"
        element={
          <RequireSession loading={<PageSkeleton />}>
            <RequireAdmin>
              {(role) => (
                <Routes>
                  <Route index element={<UsersPage role={role} />} />
                  <Route path="audit-log" element={<AuditLogPage />} />
                  <Route path="queues" element={<QueuesPage />} />
                  <Route path="services" element={<ServicesPage />} />
                  <Route path="*" element={<Navigate to="/admin" replace />} />
                </Routes>
              )}
            </RequireAdmin>
          </RequireSession>
        }
      />
    </Routes>
  );
}
