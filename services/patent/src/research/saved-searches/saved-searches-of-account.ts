import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { AccountBelongings } from '../../erasure/account-belongings.ts';
import { SavedSearchRepository } from './saved-search.repository.ts';

@Injectable()
export class SavedSearchesOfAccount implements AccountBelongings {
  readonly name = 'saved-searches';

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly searches: SavedSearchRepository,
  ) {}

  async removeAllOf(userId: string): Promise<number> {
    return this.searches.removeAllOf(this.database.manager, userId);
  }
}
