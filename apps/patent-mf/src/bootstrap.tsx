// This remote has no page of its own: the shell draws what it exposes.
export { default } from './routes.tsx';
