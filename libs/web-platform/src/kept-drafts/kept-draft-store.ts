import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { KeptDraft } from './kept-draft.ts';

interface KeptDraftSchema extends DBSchema {
  drafts: { key: string; value: KeptDraft; indexes: { userId: string; applicationId: string } };
}

const NAME = 'premise';
const VERSION = 1;

let opening: Promise<IDBPDatabase<KeptDraftSchema>> | null = null;

function database(): Promise<IDBPDatabase<KeptDraftSchema>> {
  const close = () => {
    void opening?.then((db) => db.close());
    opening = null;
  };
  opening ??= openDB<KeptDraftSchema>(NAME, VERSION, {
    upgrade(db) {
      const store = db.createObjectStore('drafts', { keyPath: 'copyId' });
      store.createIndex('userId', 'userId');
      store.createIndex('applicationId', 'applicationId');
    },
    // another tab has a newer page: it must not wait for this one
    blocking: close,
    terminated: close,
  }).catch((cause: unknown) => {
    opening = null;
    throw cause;
  });
  return opening;
}

const newestFirst = (drafts: KeptDraft[]): KeptDraft[] => drafts.sort((a, b) => b.touchedAt - a.touchedAt);

/** The copies of drafts in this browser's IndexedDB. Every call rejects where the browser refuses storage. */
export const keptDraftStore = {
  /** Resolves when the copy is on the disk, not merely on its way there. */
  async put(kept: KeptDraft): Promise<void> {
    const db = await database();
    const change = db.transaction('drafts', 'readwrite', { durability: 'strict' });
    await Promise.all([change.store.put(kept), change.done]);
  },
  async get(copyId: string): Promise<KeptDraft | undefined> {
    return (await database()).get('drafts', copyId);
  },
  /** All of one person, '' being visitors; the one touched last first. */
  async ofUser(userId: string): Promise<KeptDraft[]> {
    return newestFirst(await (await database()).getAllFromIndex('drafts', 'userId', userId));
  },
  async remove(copyId: string): Promise<void> {
    await (await database()).delete('drafts', copyId);
  },
  /** Removes the copies of drafts that the server has; answers whose others are here. */
  async clearSent(): Promise<string[]> {
    const change = (await database()).transaction('drafts', 'readwrite');
    const drafts = await change.store.getAll();
    const sent = drafts.filter(({ unsent }) => !unsent);
    await Promise.all([...sent.map(({ copyId }) => change.store.delete(copyId)), change.done]);
    return [...new Set(drafts.filter(({ unsent }) => unsent).map(({ userId }) => userId))];
  },
  /** Removes everything of one person. */
  async clear(userId: string): Promise<void> {
    const change = (await database()).transaction('drafts', 'readwrite');
    const copyIds = await change.store.index('userId').getAllKeys(userId);
    await Promise.all([...copyIds.map((copyId) => change.store.delete(copyId)), change.done]);
  },
};
