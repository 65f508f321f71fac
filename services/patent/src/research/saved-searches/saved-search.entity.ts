import type { SearchRequest } from '@premise/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A search that an account holder kept. */
@Entity('saved_searches')
export class SavedSearchRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'user_id' })
  userId: string;

  @Column('text')
  name: string;

  @Column('jsonb')
  request: SearchRequest;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
