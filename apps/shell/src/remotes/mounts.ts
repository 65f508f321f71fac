export interface RemoteMount {
  /** Module-federation name, as in /remotes.json. */
  remote: string;
  /** What a person calls it. */
  label: string;
}

const ANALYZER: RemoteMount = { remote: 'analyzer_mf', label: 'The argument analyzer' };
const PATENT: RemoteMount = { remote: 'patent_mf', label: 'Patent Buddy' };
const ADMIN: RemoteMount = { remote: 'admin_mf', label: 'Administration' };

/** First part of the address, and the remote that draws everything below it. */
const MOUNTS: Record<string, RemoteMount> = {
  analyzer: ANALYZER,
  analysis: ANALYZER,
  dashboard: ANALYZER,
  'patent-buddy': PATENT,
  'patent-applications': PATENT,
  admin: ADMIN,
};

/** The remote that owns an address, or null when none does. */
export function mountAt(pathname: string): RemoteMount | null {
  const first = pathname.split('/')[1] ?? '';
  return Object.hasOwn(MOUNTS, first) ? (MOUNTS[first] ?? null) : null;
}
