import { emptyDraft, isAnythingWritten, isWorthKeeping, type KeptDraft } from '@premise/web-platform';
import type { DraftConflict, DraftView, KeptReason, SyncState } from './draft-view.ts';
import { isSignedInAs } from './is-signed-in-as.ts';
import { LocalCopy } from './local-copy.ts';
import type { MergedField } from './merge-drafts.ts';

export const blankCopy = (userId: string, applicationId: string): KeptDraft => ({
  copyId: '',
  userId,
  applicationId,
  baseVersion: null,
  base: null,
  draft: emptyDraft(),
  unsent: false,
  touchedAt: 0,
});

/** What an open draft is at this moment, its copy in this browser, and what the wizard draws of it. */
export class DraftState {
  kept: KeptDraft;
  phase: DraftView['phase'] = 'loading';
  /** The first attempts to load have failed. */
  slow = false;
  restored = false;
  sending = false;
  failure: KeptReason | null = null;
  conflict: DraftConflict | null = null;
  taken: readonly MergedField[] = [];
  savedAt = 0;
  /** The server has ended this person's session. */
  ended = false;
  /** Nothing of this draft may be written any more: its person has signed out. */
  cleared = false;
  /** The wizard has let go of it. */
  closed = false;
  readonly local: LocalCopy;
  #view: DraftView;
  readonly #listeners = new Set<() => void>();

  constructor(userId: string, applicationId: string) {
    this.kept = blankCopy(userId, applicationId);
    this.local = new LocalCopy(
      () => this.#toKeep(),
      () => this.publish(),
    );
    this.#view = this.#draw();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly view = (): DraftView => this.#view;

  put(changes: Partial<KeptDraft>): void {
    this.kept = { ...this.kept, ...changes };
  }

  /** Lets the wizard know. */
  publish(): void {
    this.#view = this.#draw();
    for (const listener of [...this.#listeners]) listener();
  }

  /** Nobody looks any more. */
  silence(): void {
    this.#listeners.clear();
  }

  #toKeep(): KeptDraft | null {
    if (this.cleared || this.phase !== 'ready') return null;
    const { applicationId, draft, unsent } = this.kept;
    return applicationId === '' && !isAnythingWritten(draft) && !unsent ? null : this.kept;
  }

  #syncState(): SyncState {
    const { unsent, applicationId, draft, userId } = this.kept;
    if (this.conflict !== null) return { kind: 'kept', reason: 'conflict' };
    if (this.sending) return { kind: 'saving' };
    if (!unsent) return applicationId === '' ? { kind: 'blank' } : { kind: 'saved', at: this.savedAt };
    if (applicationId === '' && !isAnythingWritten(draft)) return { kind: 'blank' };
    const away: KeptReason | null = isSignedInAs(userId) ? null : this.ended ? 'session-ended' : 'signed-out';
    const little: KeptReason | null = applicationId === '' && !isWorthKeeping(draft) ? 'too-little' : null;
    const reason = away ?? this.failure ?? little;
    if (reason === null) return { kind: 'saving' };
    return { kind: this.local.isRefused ? 'nowhere' : 'kept', reason };
  }

  #draw(): DraftView {
    const { draft, applicationId, baseVersion } = this.kept;
    return {
      phase: this.phase,
      slow: this.slow,
      draft,
      applicationId,
      version: baseVersion,
      sync: this.#syncState(),
      conflict: this.conflict,
      taken: this.taken,
      restored: this.restored,
    };
  }
}
