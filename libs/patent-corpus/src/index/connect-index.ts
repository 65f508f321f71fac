import type { Connection } from '@lancedb/lancedb';
import { loadLance } from './load-lance.ts';

/** Where indexes lie. */
export interface IndexPlace {
  /** A folder, or `s3://bucket/folder`. */
  uri: string;
  /** Keys, region and endpoint of the store, in the names LanceDB gives them; none for a folder. */
  storageOptions?: Record<string, string>;
}

const STORE = 's3://';

/**
 * The place at an address, which is a folder or in a store that speaks S3; for a store with its keys from the environment, of which
 * `setting` answers a variable. Throws a sentence that names a key which is missing.
 */
export function indexPlace(uri: string, setting: (name: string) => string | undefined): IndexPlace {
  if (!uri.startsWith(STORE)) return { uri };
  const needed = (name: string): string => {
    const value = setting(name);
    if (value === undefined)
      throw new Error(`The environment variable ${name} is missing: the search index is in ${uri}.`);
    return value;
  };
  const endpoint = setting('S3_ENDPOINT');
  return {
    uri,
    storageOptions: {
      aws_access_key_id: needed('S3_ACCESS_KEY_ID'),
      aws_secret_access_key: needed('S3_SECRET_ACCESS_KEY'),
      aws_region: setting('S3_REGION') ?? 'us-east-1',
      ...(endpoint === undefined ? {} : { aws_endpoint: endpoint, allow_http: String(endpoint.startsWith('http:')) }),
    },
  };
}

/** Opens the place; costs nothing until a table is asked for. Rejects where the native library is missing. */
export async function connectIndex({ uri, storageOptions }: IndexPlace): Promise<Connection> {
  const { connect } = await loadLance();
  return connect(uri, {
    ...(storageOptions === undefined ? {} : { storageOptions }),
  });
}

/** Of its rows. An index of another form is not found under its name. */
const FORM = 3;
export const documentsTable = (version: number): string => `documents${FORM}_v${version}`;
export const termsTable = (version: number): string => `terms_v${version}`;

/**
 * Whether a version is there in the form that is read here. `newer`: in one that a later version of Premise made, which is left to it;
 * `missing`: thrown away, not whole, or of an older form, and to be made anew.
 */
export async function findIndex(connection: Connection, version: number): Promise<'present' | 'newer' | 'missing'> {
  const names = await connection.tableNames();
  if (names.includes(documentsTable(version)) && names.includes(termsTable(version))) return 'present';
  const forms = names
    .map((name) => /^documents(\d+)_v(\d+)$/.exec(name))
    .filter((found) => Number(found?.[2]) === version);
  return forms.some((found) => Number(found?.[1]) > FORM) ? 'newer' : 'missing';
}
