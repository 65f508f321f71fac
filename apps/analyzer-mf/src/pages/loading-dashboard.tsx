import classes from './loading-dashboard.module.css';

/** While the session is looked at, and while the page and the sample are fetched. */
export function LoadingDashboard() {
  return (
    <p className={classes.loading} role="status">
      Loading dashboard...
    </p>
  );
}
