import type { Answer } from '../api.ts';

/** GET with bearer: what the caller may do in the admin area. 403 for anyone who is neither admin nor super user. */
export const ADMIN_ACCESS_PATH = '/api/admin/access';
export type AdminAccessResponse = Answer<{ role: 'admin' | 'super-user' }>;
