import type { SourceTrouble } from '@premise/contracts';

/** A source cannot answer. The sentence is for a person and holds neither key nor query. */
export class SourceFailure extends Error {
  override name = 'SourceFailure';
  readonly trouble: SourceTrouble;
  /** It is not to be asked for so long. */
  readonly pauseMs: number | null;

  constructor(trouble: SourceTrouble, message: string, extras: { pauseMs?: number | null; cause?: unknown } = {}) {
    super(message, extras.cause === undefined ? undefined : { cause: extras.cause });
    this.trouble = trouble;
    this.pauseMs = extras.pauseMs ?? null;
  }
}
