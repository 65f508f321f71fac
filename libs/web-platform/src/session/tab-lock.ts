const LEASE_MS = 8_000;
const SETTLE_MS = 40;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Lease {
  owner: string;
  until: number;
}

function readLease(key: string): Lease | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Lease | null;
  } catch {
    return null;
  }
}

/** A lease in local storage, for pages served without TLS: browsers offer their lock manager to secure origins only. */
async function withLease<T>(key: string, work: () => Promise<T>): Promise<T> {
  const owner = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const giveUpAt = Date.now() + 2 * LEASE_MS;
  while (Date.now() < giveUpAt) {
    const lease = readLease(key);
    if (lease === null || lease.until < Date.now()) {
      localStorage.setItem(key, JSON.stringify({ owner, until: Date.now() + LEASE_MS } satisfies Lease));
      // two tabs may have written at once: the later one stands
      await pause(SETTLE_MS);
      if (readLease(key)?.owner === owner) break;
    } else {
      await pause(SETTLE_MS);
    }
  }
  try {
    return await work();
  } finally {
    if (readLease(key)?.owner === owner) localStorage.removeItem(key);
  }
}

/** Runs `work` in one tab of this origin at a time. */
export function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // absent outside secure origins, whatever the type says
  const locks = (navigator as { locks?: LockManager }).locks;
  if (locks) return locks.request(name, work);
  return withLease(name, work);
}
