import type { Readable } from 'node:stream';

/** Places of an object store: buckets, or folders of these names on disk. */
export const BUCKETS = ['patent-images', 'patent-exports'] as const;
export type Bucket = (typeof BUCKETS)[number];

/** Which object of which place. Keys are paths of plain names, with `/` between them. */
export interface ObjectAddress {
  bucket: Bucket;
  key: string;
}

/** Seconds for which whoever reads an object may keep it (S2 section 9). */
export const CACHE_SECONDS = 3600;

/**
 * Keeps files. Every object is named in `stored_objects` before it is put here, so that none is ever forgotten. Throws
 * CodedError: UNAVAILABLE when the store cannot be reached or is full, OBJECT_STORE_ABSENT where none is configured.
 */
export abstract class ObjectStore {
  /** False where nothing can be stored at all. */
  abstract readonly exists: boolean;
  /** Never goes over an object that is there: throws. */
  abstract put(address: ObjectAddress, content: Buffer, type: string): Promise<void>;
  /** Null when there is no such object. */
  abstract get(address: ObjectAddress): Promise<{ content: Readable; bytes: number } | null>;
  /** Harmless for one that is not there. */
  abstract remove(address: ObjectAddress): Promise<void>;
}
