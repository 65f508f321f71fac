import { CodedError } from '@premise/service-platform';
import { ObjectStore } from './object-store.ts';

/** Stands where no object store is configured. */
export class AbsentObjectStore extends ObjectStore {
  readonly exists = false;

  put(): Promise<never> {
    return Promise.reject(storeAbsent());
  }

  get(): Promise<null> {
    return Promise.resolve(null);
  }

  /** What an earlier setting stored is not reached any more: it must not count as gone. */
  remove(): Promise<never> {
    return Promise.reject(storeAbsent());
  }
}

/** S2 section 8, naming what is missing here (decision 38). */
export const storeAbsent = () =>
  new CodedError(
    'OBJECT_STORE_ABSENT',
    'Image upload is not available. Please configure the object store (OBJECT_STORE) to enable this feature.',
  );
