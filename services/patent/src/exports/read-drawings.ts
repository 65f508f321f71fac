import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DraftImageReference, Figure } from '@premise/contracts';
import type { DocumentSource } from '@premise/patent-documents';
import { drawingsOf } from '@premise/patent-pages';
import { CodedError } from '@premise/service-platform';
import { DataSource, In } from 'typeorm';
import { Image } from '../images/image.entity.ts';
import { ObjectStore } from '../objects/object-store.ts';

/** The drawings of a draft with what reads their files. */
@Injectable()
export class ReadDrawings {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly store: ObjectStore,
  ) {}

  async of(
    userId: string,
    references: readonly Required<DraftImageReference>[],
    figures: readonly Figure[],
  ): Promise<Pick<DocumentSource, 'drawings' | 'readPicture'>> {
    const ids = references.map(({ id }) => id);
    const rows = ids.length === 0 ? [] : await this.database.getRepository(Image).findBy({ id: In(ids), userId });
    const byId = new Map(rows.map((row) => [row.id, row]));
    const images = references.flatMap(({ id, name }) => {
      const row = byId.get(id);
      return row === undefined ? [] : [{ id, name, width: row.width, height: row.height }];
    });
    return {
      drawings: drawingsOf(images, figures),
      readPicture: async (id) => {
        const key = byId.get(id)?.objectKey;
        const found = key === undefined ? null : await this.store.get({ bucket: 'patent-images', key });
        if (found === null) return undefined;
        // Away in the middle of a file is away.
        return buffer(found.content).catch((cause: unknown) => {
          throw new CodedError('UNAVAILABLE', undefined, { cause });
        });
      },
    };
  }
}
