/**
 * The service cannot answer now. `overloaded`: it says that too much is asked of it (429), which is nobody's failure, so that
 * waiting costs nothing. `failing`: it is down or broke off, and is asked again a few times only.
 */
export class ModelBusy extends Error {
  override name = 'ModelBusy';
  readonly kind: 'overloaded' | 'failing';
  /** As the service asked for it; null when it named no time. */
  readonly retryAfterMs: number | null;

  constructor(kind: 'overloaded' | 'failing', message: string, retryAfterMs: number | null = null) {
    super(message);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}
