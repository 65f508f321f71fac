import { Client, type ClientConfig } from 'pg';

const gaveUp = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/**
 * A connection that ends when an answer did not come in time. The server may carry the statement out later (a START
 * TRANSACTION that was waited for in vain opens a transaction nobody knows of), so nobody may use it again.
 */
export class AbandoningClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    const ask = super.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((...given: unknown[]) => {
      const answer = ask(...given);
      // Before the caller hears of it: from here on the pool takes it for ended and drops it.
      if (answer instanceof Promise) answer.catch((error: unknown) => gaveUp(error) && void this.end());
      return answer;
    }) as Client['query'];
  }
}
