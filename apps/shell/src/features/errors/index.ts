export { AppBoundary } from './app-boundary.tsx';
