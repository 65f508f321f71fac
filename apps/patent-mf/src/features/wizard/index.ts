export { WizardPage } from './wizard-page.tsx';
