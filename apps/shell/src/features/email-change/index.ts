export { EmailChangePage } from './email-change-page.tsx';
