// The shell mounts the routes; on its own this remote has no page to draw.
export { default } from './routes.tsx';
