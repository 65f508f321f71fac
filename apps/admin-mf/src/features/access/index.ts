export { RequireAdmin } from './require-admin.tsx';
export type { AdminRole } from './api/get-admin-access.ts';
