/** Writes and sends what an open editor holds. Resolves when it has done what it can; never rejects. */
type Flush = () => Promise<void>;

const flushes = new Set<Flush>();

/** The editors that are open in this tab. */
export const openDrafts = {
  /** Returns the end of it. */
  add(flush: Flush): () => void {
    flushes.add(flush);
    return () => flushes.delete(flush);
  },
  async flush(): Promise<void> {
    await Promise.all([...flushes].map((flush) => flush()));
  },
};
