export { MissingPage } from './missing-page.tsx';
