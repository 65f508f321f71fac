import type { INestApplicationContext } from '@nestjs/common';
import type { Logger } from 'pino';
import { within } from '../jobs/timeout.ts';

const CLOSE_MS = 9_000;

/** Closes the application on SIGTERM or SIGINT and ends the process: with 0 when everything drained in time. */
export function closeOnSignals(app: Pick<INestApplicationContext, 'close'>, logger: Logger): void {
  let closing = false;
  const close = (signal: NodeJS.Signals): void => {
    if (closing) return;
    closing = true;
    logger.info({ signal }, 'closing');
    within(app.close(), CLOSE_MS, 'closing').then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'did not close in time');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
