export { ServiceHealthPanel } from './service-health-panel.tsx';
