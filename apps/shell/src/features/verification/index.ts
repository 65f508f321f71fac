export { VerifyEmailPage } from './verify-email-page.tsx';
export { VerifyPage } from './verify-page.tsx';
