export { mountAt } from './mounts.ts';
export { RemoteRoutes } from './remote-routes.tsx';
export { isStaleChunk, reloadOnce } from './stale-chunk.ts';
