import classes from './error-details.module.css';

/** What to send to support: the error, where it happened, and in which browser. */
export function ErrorDetails({ error, componentStack }: { error: Error; componentStack: string }) {
  return (
    <details className={classes.details}>
      <summary>Technical details</summary>
      <pre className={classes.text}>
        {[
          `${error.name}: ${error.message}`,
          componentStack.trim(),
          `Page: ${window.location.pathname}`,
          `Time: ${new Date().toISOString()}`,
          `Browser: ${navigator.userAgent}`,
        ]
          .filter((part) => part !== '')
          .join('\n\n')}
      </pre>
    </details>
  );
}
