import { Injectable, Logger } from '@nestjs/common';
import { ObjectStore, type ObjectAddress } from './object-store.ts';
import { StoredObjectsRepository } from './stored-objects.repository.ts';

const BATCH = 50;
/** One turn of the sweep holds a lock meanwhile. */
const TURN_MS = 8_000;

/** Removes files that nothing needs any more. */
@Injectable()
export class RemoveObjects {
  private readonly logger = new Logger(RemoveObjects.name);

  constructor(
    private readonly store: ObjectStore,
    private readonly objects: StoredObjectsRepository,
  ) {}

  /** What is due, as much as one turn can do. */
  async removeDue(): Promise<void> {
    const end = Date.now() + TURN_MS;
    let failed = 0;
    for (;;) {
      const due = await this.objects.due(BATCH);
      for (const address of due) {
        if (Date.now() > end) return;
        if (await this.tryRemoving(address)) continue;
        failed += 1;
        await this.objects.postpone(address);
      }
      if (failed > 0) this.logger.warn({ failed }, 'files could not be removed and are tried again later');
      if (due.length < BATCH || failed > 0) return;
    }
  }

  /** At once, where somebody waits for it. What cannot be removed now is left to the sweep. */
  async removeSoon(addresses: readonly ObjectAddress[]): Promise<void> {
    await Promise.all(addresses.map((address) => this.tryRemoving(address)));
  }

  /** All of a user, here and now; throws when one stays. Answers how many there were. */
  async removeAllOf(userId: string): Promise<number> {
    const all = await this.objects.listOf(userId);
    for (const address of all) {
      await this.store.remove(address);
      await this.objects.forget([address]);
    }
    return all.length;
  }

  private async tryRemoving(address: ObjectAddress): Promise<boolean> {
    try {
      await this.store.remove(address);
      await this.objects.forget([address]);
      return true;
    } catch (error) {
      this.logger.debug({ err: error }, 'a file was not removed');
      return false;
    }
  }
}
