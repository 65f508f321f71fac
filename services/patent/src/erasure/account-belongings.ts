/** What one feature keeps of accounts, and how it is taken away. Removing twice must be harmless. */
export interface AccountBelongings {
  /** For the log, such as `applications`. */
  name: string;
  /** Answers how many rows, files or queued jobs there were. */
  removeAllOf(userId: string): Promise<number>;
}

/** Injection token of the list in `erasure.module.ts`, where every feature that keeps something of accounts stands. */
export const ACCOUNT_BELONGINGS = Symbol('patent.account-belongings');
