/** Errors nobody caught are logged and nothing else happens to the page (S1 section 2, error screens). */
export function logUncaughtErrors(): void {
  window.addEventListener('error', (event) => {
    if (event.error) console.error('Uncaught error', event.error);
  });
  window.addEventListener('unhandledrejection', (event) => {
    console.error('Unhandled rejection', event.reason);
  });
}
