import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LIMITS, type SavedSearch, type SaveSearchRequest } from '@premise/contracts';
import { CodedError, type StillSignedIn } from '@premise/service-platform';
import { DataSource } from 'typeorm';
import { decideQuery } from '../search/decide-query.ts';
import { SavedSearchRepository } from './saved-search.repository.ts';

/** Keeps a search under a name, in the place of what was kept under it. */
@Injectable()
export class SaveSearch {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly searches: SavedSearchRepository,
  ) {}

  async save(
    userId: string,
    { name: written, request: whole }: SaveSearchRequest,
    stillSignedIn: StillSignedIn,
  ): Promise<{ search: SavedSearch; replaced: boolean }> {
    // What could not be searched for is not worth keeping.
    decideQuery(whole);
    const name = written.replaceAll(/\s+/g, ' ').trim();
    const { page: _page, counts: _counts, ...request } = whole;
    return this.database.transaction(async (manager) => {
      await this.searches.lock(manager, userId);
      await stillSignedIn();
      const replaced = await this.searches.replace(manager, userId, name, request);
      if (replaced !== null) return { search: replaced, replaced: true };
      if ((await this.searches.countOf(manager, userId)) >= LIMITS.savedSearchesPerUser) {
        throw new CodedError(
          'SAVED_SEARCH_LIMIT_REACHED',
          `You have ${LIMITS.savedSearchesPerUser} saved searches. Please delete one before you save another.`,
        );
      }
      const search = await this.searches.insert(manager, { id: randomUUID(), userId, name, request });
      return { search, replaced: false };
    });
  }
}
