export { ThanksPage } from './thanks-page.tsx';
