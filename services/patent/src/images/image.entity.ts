import type { PatentImage } from '@premise/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One uploaded image. Its files are named in `stored_objects` as well. */
@Entity('images')
export class Image {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'user_id' })
  userId: string;

  /** Null until a save has adopted an upload that came before the application. */
  @Column('uuid', { name: 'application_id', nullable: true })
  applicationId: string | null;

  /** As uploaded; a draft may call it something else. */
  @Column('text')
  name: string;

  /** {userId}/{applicationId}/{timestamp}_{filename} (S2 section 7). */
  @Column('text', { name: 'object_key' })
  objectKey: string;

  @Column('text', { name: 'thumbnail_key' })
  thumbnailKey: string;

  @Column('integer')
  bytes: number;

  @Column('text')
  type: string;

  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  @Column('real', { nullable: true })
  dpi: number | null;

  @Column('text')
  colour: PatentImage['colour'];

  @Column('timestamptz', { name: 'uploaded_at' })
  uploadedAt: Date;
}
