import { Injectable } from '@nestjs/common';
import { CodedError } from '@premise/service-platform';
import { LiveCalls } from '../asking/live-calls.ts';
import { OfficeKeys } from '../asking/office-keys.ts';
import { SourceRegistry } from '../asking/source-registry.ts';
import { decideQuery } from '../search/decide-query.ts';
import type { Asker } from '../asking/asker.ts';
import { SourceFailure } from '../sources/source-failure.ts';

/** S2: searchByKeywords('test', {}). The office alone is asked; no other source would say anything about the key. */
const QUESTION = { query: 'test' };

@Injectable()
export class TestOfficeKey {
  constructor(
    private readonly registry: SourceRegistry,
    private readonly keys: OfficeKeys,
    private readonly live: LiveCalls,
  ) {}

  /** The label of the source that took the key. */
  async test({ key: own, signal }: Asker): Promise<string> {
    const office = this.registry.office;
    if (office === undefined) {
      throw new CodedError('SOURCES_UNAVAILABLE', 'The patent office is not among the sources of this installation.', {
        status: 200,
      });
    }
    try {
      const key = this.keys.keyFor(office, own);
      await this.live.ask(office, 'search', decideQuery(QUESTION), { key, signal, fresh: true });
      return office.label;
    } catch (error) {
      if (error instanceof SourceFailure) throw meaningOf(error, office.label, this.nextLabel());
      throw error;
    }
  }

  private nextLabel(): string | null {
    return this.registry.sources.find(({ kind }) => kind !== 'office')?.label ?? null;
  }
}

// Statuses are 200: the screen tells of each in its own words (decision 29).
function meaningOf({ trouble, message }: SourceFailure, label: string, next: string | null): CodedError {
  switch (trouble) {
    case 'key-missing':
      return new CodedError('OFFICE_KEY_MISSING', 'Please enter a valid API key first');
    case 'key-invalid':
      return new CodedError('OFFICE_KEY_INVALID', message);
    case 'rate-limited':
      return new CodedError('RATE_LIMITED', message, { status: 200 });
    default: {
      // S2 section 8: an office that cannot be reached advises the source that answers in its stead.
      const meanwhile = next === null ? '' : ` Searches use ${next} meanwhile.`;
      return new CodedError('SOURCES_UNAVAILABLE', `${label}: ${message}${meanwhile}`, { status: 200 });
    }
  }
}
