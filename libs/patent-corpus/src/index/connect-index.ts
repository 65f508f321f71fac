import type { Connection } from '@lancedb/lancedb';
import { loadLance } from './load-lance.ts';

/** Where indexes lie. */
export interface IndexPlace {
  /** A folder, or `s3://bucket/folder`. */
  uri: string;
  /** Keys, region and endpoint of the store, in the names LanceDB gives them; none for a folder. */
  storageOptions?: Record<string, string>;
}

/** Opens the place; costs nothing until a table is asked for. Rejects where the native library is missing. */
export async function connectIndex({ uri, storageOptions }: IndexPlace): Promise<Connection> {
  const { connect } = await loadLance();
  return connect(uri, {
    ...(storageOptions === undefined ? {} : { storageOptions }),
  });
}

export const documentsTable = (version: number): string => `documents_v${version}`;
export const termsTable = (version: number): string => `terms_v${version}`;
