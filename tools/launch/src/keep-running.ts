import { isRunning, type ProcessIdentity } from '@premise/embedded';

/** A server of our own that others hold the address of. */
export interface WatchedServer {
  process: ProcessIdentity;
  stop(): Promise<void>;
}

export interface Kept {
  stop(): Promise<void>;
}

const LOOK_MILLISECONDS = 500;
const PAUSE_AFTER_FAILURE_MILLISECONDS = 3000;

/** Starts a server that ended by itself again, at its old address, and tells so, until it is stopped from here. */
export function keepRunning(
  name: string,
  first: WatchedServer,
  startAgain: () => Promise<WatchedServer>,
  say: (line: string) => void,
): Kept {
  let server = first;
  let stopped = false;
  let work: Promise<void> = Promise.resolve();
  let notBefore = 0;

  const look = async (): Promise<void> => {
    if (stopped || isRunning(server.process) || performance.now() < notBefore) return;
    try {
      server = await startAgain();
      say(`  ${name} had ended by itself and was started again.`);
    } catch (error) {
      notBefore = performance.now() + PAUSE_AFTER_FAILURE_MILLISECONDS;
      say(
        `  ${name} has ended and cannot be started again yet: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };
  const timer = setInterval(() => {
    work = work.then(look);
  }, LOOK_MILLISECONDS);
  timer.unref();

  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await work;
      await server.stop();
    },
  };
}
