import type { PatentApplication } from '@premise/contracts';
import { draftOf, isAnythingWritten, keptDraftStore, openDrafts, type WizardDraft } from '@premise/web-platform';
import { getApplication } from '../../../shared/api/get-application.ts';
import { addClosing, whenClosed } from './closing-sessions.ts';
import { blankCopy, DraftState } from './draft-state.ts';
import type { DraftView, SaveOutcome } from './draft-view.ts';
import { followSession } from './follow-session.ts';
import { isSignedInAs } from './is-signed-in-as.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { newCopyId } from './new-copy-id.ts';
import { openNewDraft, openStoredDraft, type OpenedDraft } from './open-draft.ts';
import { SendRounds } from './send-rounds.ts';
import { openTabNews } from './tab-news.ts';

const LOAD_RETRY_MS = 3_000;
/** A session that was let go still writes and sends what it held; the next one waits for it, but not for ever. */
const CLOSING_PATIENCE_MS = 600;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * One draft that is open in one wizard: what stands on the screen, the copy in this browser, and what the server has. Every
 * change is copied within a third of a second and sent some moments later; whatever cannot be sent stays and is sent later.
 */
export class DraftSession {
  /** Tells two sessions apart. */
  readonly key = newCopyId();
  readonly #state: DraftState;
  readonly #rounds: SendRounds;
  readonly #news: ReturnType<typeof openTabNews>;
  readonly #ends: Array<() => void> = [];
  #release: () => void = () => undefined;
  #openedFor: string;

  constructor(userId: string, applicationId: string) {
    const state = new DraftState(userId, applicationId);
    this.#state = state;
    this.#openedFor = applicationId;
    this.#news = openTabNews((news) => {
      if (news.applicationId === state.kept.applicationId && news.version !== state.kept.baseVersion)
        void this.catchUp();
    });
    this.#rounds = new SendRounds(state, this.#news.tell);
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);
  readonly view = (): DraftView => this.#state.view();

  get userId(): string {
    return this.#state.kept.userId;
  }

  /** True while words stand neither on this device nor on the server. */
  get isUnsavedAnywhere(): boolean {
    const { kept, local } = this.#state;
    return kept.unsent && (local.isBehind || local.isRefused);
  }

  /** Whether this is still the session of an address and a person, '' being a visitor. */
  fits(userId: string, applicationId: string): boolean {
    const { cleared, ended, kept } = this.#state;
    if (cleared || kept.applicationId !== applicationId) return false;
    // a session that the server has ended leaves the person's words on the screen
    return kept.userId === userId || (userId === '' && ended);
  }

  /** The address that the first save leads to: answered once. */
  takeRedirect(): string | null {
    const { applicationId } = this.#state.kept;
    if (this.#openedFor === applicationId) return null;
    this.#openedFor = applicationId;
    return applicationId === '' ? null : applicationId;
  }

  /** Opens the draft and follows the session, the network and the page. */
  async open(): Promise<void> {
    const state = this.#state;
    this.#ends.push(
      followSession({ state, wake: () => this.wake(), stop: () => this.#rounds.timer.stop() }),
      openDrafts.add(() => this.flush()),
    );
    await whenClosed(CLOSING_PATIENCE_MS);
    while (state.phase === 'loading' && !state.closed) {
      try {
        const { userId, applicationId } = state.kept;
        this.#opened(applicationId === '' ? await openNewDraft(userId) : await openStoredDraft(userId, applicationId));
      } catch (cause) {
        console.error('The application could not be loaded', cause);
        state.slow = true;
        state.publish();
        await pause(LOAD_RETRY_MS);
      }
    }
  }

  /** Lays changes over the draft. */
  change(patch: Partial<WizardDraft>): void {
    this.#rounds.change(patch);
  }

  /** Saves because the person said so. */
  save(): Promise<SaveOutcome> {
    return this.#rounds.send(true);
  }

  /** Writes the copy and sends what is unsent. Never rejects. */
  async flush(): Promise<void> {
    await this.#state.local.writeNow();
    await this.#rounds.send(false);
    await this.#state.local.writeNow();
  }

  /** Keeps the copy safe at once: the page may be gone the next moment. */
  keepNow(): Promise<void> {
    return this.#state.local.writeNow();
  }

  /** Tries again now, because something has changed: the network, the page, a place that became free. */
  wake(): void {
    if (this.#state.kept.unsent) void this.#rounds.send(false);
    else void this.catchUp();
  }

  /** Ends a conflict with the draft that the person put together. */
  settle(draft: WizardDraft): Promise<SaveOutcome> {
    const { conflict, kept, local } = this.#state;
    if (conflict === null) return Promise.resolve({ kind: 'nothing' });
    this.#state.conflict = null;
    this.#state.put({
      draft: { ...draft, lastStep: kept.draft.lastStep },
      base: draftOf(conflict.theirs),
      baseVersion: conflict.theirs.version,
      unsent: true,
      touchedAt: Date.now(),
    });
    local.writeSoon();
    return this.save();
  }

  /** Leaves a conflict open: both stay as they are. */
  putConflictOff(): void {
    this.#state.conflict = null;
    this.#state.failure = 'conflict';
    this.#state.publish();
  }

  /** Takes over what was stored by another call than a save, such as the restoring of a version. */
  adopt(application: PatentApplication): void {
    this.#rounds.store(application, null);
    this.#state.publish();
  }

  /** Brings in what others have stored, as long as nothing here waits. */
  async catchUp(): Promise<void> {
    const state = this.#state;
    const { applicationId, userId } = state.kept;
    const idle = () => state.phase === 'ready' && !state.kept.unsent && !state.sending && !state.closed;
    if (applicationId === '' || !idle() || !isSignedInAs(userId)) return;
    try {
      const application = await getApplication(applicationId);
      if (!idle() || application.version === state.kept.baseVersion) return;
      state.taken = mergeDrafts(state.kept.base, state.kept.draft, draftOf(application)).taken;
      this.adopt(application);
    } catch (cause) {
      console.error('What is stored could not be looked at', cause);
    }
  }

  /** Throws away what an earlier visit had begun, and starts with nothing. */
  async startEmpty(): Promise<void> {
    const state = this.#state;
    const { copyId, userId } = state.kept;
    state.local.stop();
    state.restored = false;
    state.kept = { ...blankCopy(userId, ''), copyId };
    state.publish();
    await keptDraftStore.remove(copyId).catch(() => undefined);
  }

  dismissTaken(): void {
    this.#state.taken = [];
    this.#state.publish();
  }

  /** Writes and sends what is left, then lets go. */
  close(): void {
    const state = this.#state;
    if (state.closed) return;
    state.closed = true;
    this.#rounds.timer.stop();
    state.silence();
    for (const end of this.#ends) end();
    addClosing(
      (state.cleared ? Promise.resolve() : this.flush())
        .then(() => this.#dropBlank())
        .catch(() => undefined)
        .then(() => {
          this.#rounds.timer.stop();
          state.local.stop();
          this.#news.close();
          this.#release();
        }),
    );
  }

  /** An empty visit leaves nothing behind. */
  async #dropBlank(): Promise<void> {
    const { applicationId, draft, copyId } = this.#state.kept;
    if (applicationId === '' && !isAnythingWritten(draft) && copyId !== '') await keptDraftStore.remove(copyId);
  }

  #opened(opened: OpenedDraft | null): void {
    const state = this.#state;
    if (opened === null) {
      state.phase = 'missing';
      return state.publish();
    }
    if (state.closed) return opened.release();
    this.#release = opened.release;
    state.kept = opened.kept;
    state.restored = opened.restored;
    state.savedAt = Date.now();
    state.phase = 'ready';
    state.publish();
    if (opened.kept.unsent) this.#rounds.timer.changed();
    state.local.writeSoon();
  }
}
