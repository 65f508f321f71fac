import type { VersionReason } from '@premise/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DraftContent } from '../applications/draft-content.ts';

/** An earlier state of an application, as it was saved. */
@Entity('application_versions')
export class Version {
  @PrimaryColumn('uuid', { name: 'application_id' })
  applicationId: string;

  @PrimaryColumn('integer')
  version: number;

  @Column('jsonb')
  draft: DraftContent;

  @Column('text')
  title: string;

  @Column('integer')
  words: number;

  @Column('text')
  reason: VersionReason;

  @Column('text', { nullable: true })
  name: string | null;

  @Column('timestamptz', { name: 'saved_at' })
  savedAt: Date;
}
