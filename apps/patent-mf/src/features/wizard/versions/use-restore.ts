import { useState } from 'react';
import type { DraftSession } from '../session/draft-session.ts';
import { restoreVersion } from './restore-version.ts';

/** Restores a version into an open draft, and takes that back. `onDone` hears of either. */
export function useRestore(session: DraftSession, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** The version that stood there before. */
  const [before, setBefore] = useState<number | null>(null);

  const restore = async (version: number): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      // nothing that was typed may be missing from what is kept
      await session.flush();
      const { applicationId, version: present, sync } = session.view();
      if (present === null || sync.kind === 'kept') throw new Error('What you typed last is not saved yet.');
      const { application } = await restoreVersion(applicationId, version, present);
      session.adopt(application);
      setBefore(present);
      onDone();
    } catch (cause) {
      setError(`The version could not be restored. ${cause instanceof Error ? cause.message : ''}`.trim());
    } finally {
      setBusy(false);
    }
  };

  const undo = async (): Promise<void> => {
    if (before === null) return;
    await restore(before);
    setBefore(null);
  };

  return { busy, error, restored: before !== null, restore, undo: () => void undo() };
}
