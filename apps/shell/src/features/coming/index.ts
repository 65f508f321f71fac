export { ComingPage } from './coming-page.tsx';
