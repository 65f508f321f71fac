/** 128 random bits as hex. `crypto.randomUUID` exists on secure origins only; a plain-HTTP address needs the second way. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Hands out the key of a submission. While no answer has arrived for a text, pressing again sends the same key, so that
 * a lost answer or a second click never makes a second job.
 */
export class SubmissionKeys {
  #pending: { content: string; key: string } | null = null;

  keyFor(content: string): string {
    if (this.#pending?.content !== content) this.#pending = { content, key: newKey() };
    return this.#pending.key;
  }

  accepted(): void {
    this.#pending = null;
  }
}
