import { Injectable } from '@nestjs/common';
import { StoredObjectsRepository } from '../objects/stored-objects.repository.ts';
import { filesOf } from './delete-image.ts';
import { ImageRepository } from './image.repository.ts';

/** Uploads that no save ever named, and images that were taken out of a draft and of all its earlier states. */
@Injectable()
export class DiscardUnusedImages {
  constructor(
    private readonly images: ImageRepository,
    private readonly objects: StoredObjectsRepository,
  ) {}

  async discard(): Promise<void> {
    await this.images.database.transaction(async (manager) => {
      const unused = await this.images.takeUnused(manager);
      await this.objects.discard(unused.flatMap(filesOf), manager);
    });
  }
}
