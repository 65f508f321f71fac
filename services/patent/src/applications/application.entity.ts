import type { ApplicationStatus, CompletedSections, DraftImageReference } from '@premise/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DraftContent } from './draft-content.ts';
import type { DraftMeasures } from './measure-draft.ts';

/** One application. What the list shows stands beside the draft, worked out when it was saved. */
@Entity('applications')
export class Application {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'user_id' })
  userId: string;

  @Column('integer')
  version: number;

  @Column('jsonb')
  draft: DraftContent;

  @Column('text')
  title: string;

  @Column('text', { name: 'short_description' })
  shortDescription: string;

  @Column('text')
  status: ApplicationStatus;

  @Column('jsonb', { name: 'completed_sections' })
  completedSections: CompletedSections;

  @Column('jsonb')
  images: Required<DraftImageReference>[];

  @Column('jsonb')
  measures: DraftMeasures;

  /** `Idempotency-Key` of the call that made it. */
  @Column('text', { name: 'creation_key', nullable: true })
  creationKey: string | null;

  /** `Idempotency-Key` of the save that stored the present version. */
  @Column('text', { name: 'last_save_key', nullable: true })
  lastSaveKey: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
