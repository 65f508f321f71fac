import { AdminFrame } from '../frame/index.ts';
import { ServiceHealthPanel } from './service-health-panel.tsx';
import classes from './services-page.module.css';

/** How the services are. */
export function ServicesPage() {
  return (
    <AdminFrame title="Services">
      <p className={classes.lead}>The state of each service and of the systems it depends on.</p>
      <ServiceHealthPanel />
    </AdminFrame>
  );
}
