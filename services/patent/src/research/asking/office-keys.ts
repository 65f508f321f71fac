import { isOfficeKey } from '@premise/contracts';
import type { PatentSource } from '../sources/patent-source.ts';
import { SourceFailure } from '../sources/source-failure.ts';

/** Which patent-office key a call goes out with: the caller's own, else the server's (decision 23). */
export class OfficeKeys {
  constructor(private readonly serverKey: string | null) {}

  get hasServerKey(): boolean {
    return this.serverKey !== null;
  }

  /** The caller's key as it came in a header; null for none, and for what could not be one. */
  static read(header: string | string[] | undefined): string | null {
    const text = typeof header === 'string' ? header.trim() : '';
    return isOfficeKey(text) ? text : null;
  }

  /** Null for sources that need none. Throws SourceFailure where one is needed and there is none. */
  keyFor(source: PatentSource, own: string | null): string | null {
    if (!source.needsKey) return null;
    const key = own ?? this.serverKey;
    if (key === null) throw new SourceFailure('key-missing', 'No API key is configured.');
    return key;
  }
}
