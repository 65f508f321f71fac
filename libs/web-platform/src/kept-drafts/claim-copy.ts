/** Copies that a wizard of this tab works on. */
const heldHere = new Set<string>();

/**
 * Takes a kept copy for this tab until the answer is called; null while another wizard, in any tab, has it. Browsers offer
 * locks to secure origins only: elsewhere a copy is free as soon as nobody in this tab has it.
 */
export async function claimCopy(copyId: string): Promise<(() => void) | null> {
  if (heldHere.has(copyId)) return null;
  heldHere.add(copyId);
  const locks = (navigator as { locks?: LockManager }).locks;
  const release = locks ? await hold(locks, `premise.draft.${copyId}`) : () => undefined;
  if (release === null) {
    heldHere.delete(copyId);
    return null;
  }
  return () => {
    heldHere.delete(copyId);
    release();
  };
}

function hold(locks: LockManager, name: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock === null) {
          resolve(null);
          return undefined;
        }
        return new Promise<void>((release) => resolve(() => release()));
      })
      .catch(() => resolve(null));
  });
}
