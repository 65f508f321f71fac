import { Injectable } from '@nestjs/common';
import { StoredObjectsRepository } from '../objects/stored-objects.repository.ts';
import { filesOf } from './delete-image.ts';
import { ImageRepository } from './image.repository.ts';

/** Images of one transaction. */
const BATCH = 500;
/** One turn of the sweep holds a lock meanwhile; the next goes on where it ended. */
const TURN_MS = 8_000;

/** Uploads that no save ever named, and images that were taken out of a draft and of all its earlier states. */
@Injectable()
export class DiscardUnusedImages {
  private lookedAt: string | null = null;

  constructor(
    private readonly images: ImageRepository,
    private readonly objects: StoredObjectsRepository,
  ) {}

  /** As much as one turn can do; `batch` is for specs. */
  async discard(batch = BATCH): Promise<void> {
    const end = Date.now() + TURN_MS;
    do this.lookedAt = await this.images.noteUnused(this.lookedAt, batch);
    while (this.lookedAt !== null && Date.now() < end);
    while ((await this.discardSome(batch)) === batch && Date.now() < end);
  }

  private discardSome(limit: number): Promise<number> {
    return this.images.database.transaction(async (manager) => {
      const unused = await this.images.takeUnused(manager, limit);
      await this.objects.discard(unused.flatMap(filesOf), manager);
      return unused.length;
    });
  }
}
