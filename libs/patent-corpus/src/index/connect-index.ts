import { connect, type Connection } from '@lancedb/lancedb';

/** Where indexes lie. */
export interface IndexPlace {
  /** A folder, or `s3://bucket/folder`. */
  uri: string;
  /** Keys, region and endpoint of the store, in the names LanceDB gives them; none for a folder. */
  storageOptions?: Record<string, string>;
}

/** Opens the place; costs nothing until a table is asked for. */
export function connectIndex({ uri, storageOptions }: IndexPlace): Promise<Connection> {
  return connect(uri, {
    readConsistencyInterval: 0,
    ...(storageOptions === undefined ? {} : { storageOptions }),
  });
}

export const documentsTable = (version: number): string => `documents_v${version}`;
export const termsTable = (version: number): string => `terms_v${version}`;
