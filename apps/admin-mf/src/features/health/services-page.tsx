import { AdminFrame } from '../frame/index.ts';
import { ServiceHealthPanel } from './service-health-panel.tsx';
import classes from './services-page.module.css';

/** How the services are. */
export function ServicesPage() {
  return (
    <AdminFrame title="Services">
      <p className={classes.lead}>What each service says about itself and about what it stands on.</p>
      <ServiceHealthPanel />
    </AdminFrame>
  );
}
