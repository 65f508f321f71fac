export { FounderPage } from './founder-page.tsx';
