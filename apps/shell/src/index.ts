/**
 * Ends the current task. A slow processor takes a while for all modules: between their parts the page answers what is
 * done in it.
 */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** All parts are in the files that the page names: eager, so that none is fetched on its own. */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@premise/ui');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@premise/web-platform');
  await nextTask();
  await import(/* webpackMode: "eager" */ './bootstrap.tsx');
}

void start();
