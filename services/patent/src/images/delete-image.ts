import { Injectable } from '@nestjs/common';
import { CodedError } from '@premise/service-platform';
import { isUUID } from 'class-validator';
import type { ObjectAddress } from '../objects/object-store.ts';
import { RemoveObjects } from '../objects/remove-objects.ts';
import { StoredObjectsRepository } from '../objects/stored-objects.repository.ts';
import { ImageRepository } from './image.repository.ts';

/** For good, out of every earlier state too. */
@Injectable()
export class DeleteImage {
  constructor(
    private readonly images: ImageRepository,
    private readonly objects: StoredObjectsRepository,
    private readonly removeObjects: RemoveObjects,
  ) {}

  /** Foreign and unknown ids answer alike. */
  async delete(userId: string, id: string): Promise<void> {
    const files = isUUID(id) ? await this.take(userId, id) : null;
    if (files === null) throw new CodedError('NOT_FOUND', 'Image not found');
    await this.removeObjects.removeSoon(files);
  }

  private async take(userId: string, id: string): Promise<ObjectAddress[] | null> {
    return this.images.database.transaction(async (manager) => {
      const image = await this.images.takeOwn(manager, userId, id);
      if (image === null) return null;
      const files = filesOf(image);
      await this.objects.discard(files, manager);
      return files;
    });
  }
}

/** The two files of an image. */
export const filesOf = (image: { objectKey: string; thumbnailKey: string }): ObjectAddress[] => [
  { bucket: 'patent-images', key: image.objectKey },
  { bucket: 'patent-images', key: image.thumbnailKey },
];
