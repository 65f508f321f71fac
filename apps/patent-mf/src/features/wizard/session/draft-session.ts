import type { PatentApplication } from '@premise/contracts';
import {
  ApiError,
  draftOf,
  emptyDraft,
  endedSession,
  isAnythingWritten,
  isWorthKeeping,
  keptDraftStore,
  openDrafts,
  queryClient,
  sendDraft,
  sessionStore,
  type KeptDraft,
  type WizardDraft,
} from '@premise/web-platform';
import { APPLICATIONS_KEY } from '../../../shared/query-keys.ts';
import { getApplication } from '../../../shared/api/get-application.ts';
import type { DraftConflict, DraftView, KeptReason, SaveOutcome, SyncState } from './draft-view.ts';
import { LocalCopy } from './local-copy.ts';
import { mergeDrafts, sameContent, type MergedField } from './merge-drafts.ts';
import { newCopyId } from './new-copy-id.ts';
import { claimUnsent, openNewDraft, openStoredDraft, type OpenedDraft } from './open-draft.ts';
import { sendFailure } from './send-failure.ts';
import { SendTimer } from './send-timer.ts';
import { openTabNews } from './tab-news.ts';

/** Rounds of bringing in what others stored before a save counts as failed. */
const MERGE_ROUNDS = 3;
const LOAD_RETRY_MS = 3_000;

/** Sessions that still write and send what they held; the next one waits for them, but not for ever. */
let closing: Promise<unknown> = Promise.resolve();
const CLOSING_PATIENCE_MS = 600;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const blankCopy = (userId: string, applicationId: string): KeptDraft => ({
  copyId: '',
  userId,
  applicationId,
  baseVersion: null,
  base: null,
  draft: emptyDraft(),
  unsent: false,
  touchedAt: 0,
});

/**
 * One draft that is open in one wizard: what stands on the screen, the copy in this browser, and what the server has. Every
 * change is copied within a third of a second and sent some moments later; whatever cannot be sent stays and is sent later.
 */
export class DraftSession {
  /** Tells two sessions apart. */
  readonly key = newCopyId();
  #kept: KeptDraft;
  #release: () => void = () => undefined;
  #phase: DraftView['phase'] = 'loading';
  #slow = false;
  #restored = false;
  #sending = false;
  #failure: KeptReason | null = null;
  #conflict: DraftConflict | null = null;
  #taken: readonly MergedField[] = [];
  #savedAt = 0;
  /** The server has ended this person's session. */
  #ended = false;
  /** Nothing of this draft may be written any more: its person has signed out. */
  #cleared = false;
  #closed = false;
  #openedFor: string;
  #turn: Promise<unknown> = Promise.resolve();
  #view: DraftView;
  readonly #listeners = new Set<() => void>();
  readonly #local: LocalCopy;
  readonly #timer: SendTimer;
  readonly #news: ReturnType<typeof openTabNews>;
  readonly #ends: Array<() => void> = [];

  constructor(userId: string, applicationId: string) {
    this.#kept = blankCopy(userId, applicationId);
    this.#openedFor = applicationId;
    this.#local = new LocalCopy(
      () => this.#toKeep(),
      () => this.#publish(),
    );
    this.#timer = new SendTimer(() => void this.#send(false));
    this.#news = openTabNews((news) => {
      if (news.applicationId === this.#kept.applicationId && news.version !== this.#kept.baseVersion)
        void this.catchUp();
    });
    this.#view = this.#draw();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly view = (): DraftView => this.#view;

  get userId(): string {
    return this.#kept.userId;
  }

  /** True while words stand neither on this device nor on the server. */
  get isUnsavedAnywhere(): boolean {
    return this.#kept.unsent && (this.#local.isBehind || this.#local.isRefused);
  }

  /** Whether this is still the session of an address and a person, '' being a visitor. */
  fits(userId: string, applicationId: string): boolean {
    if (this.#cleared || this.#kept.applicationId !== applicationId) return false;
    // a session that the server has ended leaves the person's words on the screen
    return this.#kept.userId === userId || (userId === '' && this.#ended);
  }

  /** The address that the first save leads to: answered once. */
  takeRedirect(): string | null {
    const { applicationId } = this.#kept;
    if (this.#openedFor === applicationId) return null;
    this.#openedFor = applicationId;
    return applicationId === '' ? null : applicationId;
  }

  /** Opens the draft and follows the session, the network and the page. */
  async open(): Promise<void> {
    this.#ends.push(
      sessionStore.subscribe(() => this.#followSession()),
      openDrafts.add(() => this.flush()),
    );
    await Promise.race([closing, pause(CLOSING_PATIENCE_MS)]);
    while (this.#phase === 'loading' && !this.#closed) {
      try {
        const { userId, applicationId } = this.#kept;
        this.#opened(applicationId === '' ? await openNewDraft(userId) : await openStoredDraft(userId, applicationId));
      } catch (cause) {
        console.error('The application could not be loaded', cause);
        this.#slow = true;
        this.#publish();
        await pause(LOAD_RETRY_MS);
      }
    }
  }

  /** Lays changes over the draft. */
  change(patch: Partial<WizardDraft>): void {
    if (this.#phase !== 'ready' || this.#cleared) return;
    this.#put({ draft: { ...this.#kept.draft, ...patch }, unsent: true, touchedAt: Date.now() });
    // what was refused may be accepted now
    if (this.#failure === 'refused') this.#failure = null;
    this.#local.writeSoon();
    if (!this.#conflict && this.#failure !== 'deleted') this.#timer.changed();
    this.#publish();
  }

  /** Saves because the person said so. */
  save(): Promise<SaveOutcome> {
    return this.#send(true);
  }

  /** Writes the copy and sends what is unsent. Never rejects. */
  async flush(): Promise<void> {
    await this.#local.writeNow();
    await this.#send(false);
    await this.#local.writeNow();
  }

  /** Keeps the copy safe at once: the page may be gone the next moment. */
  keepNow(): Promise<void> {
    return this.#local.writeNow();
  }

  /** Tries again now, because something has changed: the network, the page, a place that became free. */
  wake(): void {
    if (this.#kept.unsent) void this.#send(false);
    else void this.catchUp();
  }

  /** Ends a conflict with the draft that the person put together. */
  settle(draft: WizardDraft): Promise<SaveOutcome> {
    const conflict = this.#conflict;
    if (conflict === null) return Promise.resolve({ kind: 'nothing' });
    this.#conflict = null;
    this.#put({
      draft: { ...draft, lastStep: this.#kept.draft.lastStep },
      base: draftOf(conflict.theirs),
      baseVersion: conflict.theirs.version,
      unsent: true,
      touchedAt: Date.now(),
    });
    this.#local.writeSoon();
    return this.#send(true);
  }

  /** Leaves a conflict open: both stay as they are. */
  putConflictOff(): void {
    this.#conflict = null;
    this.#failure = 'conflict';
    this.#publish();
  }

  /** Takes over what was stored by another call than a save, such as the restoring of a version. */
  adopt(application: PatentApplication): void {
    this.#store(application, null);
    this.#publish();
  }

  /** Brings in what others have stored, as long as nothing here waits. */
  async catchUp(): Promise<void> {
    const { applicationId, userId } = this.#kept;
    const idle = () => this.#phase === 'ready' && !this.#kept.unsent && !this.#sending && !this.#closed;
    if (applicationId === '' || !idle() || !isSignedInAs(userId)) return;
    try {
      const application = await getApplication(applicationId);
      if (!idle() || application.version === this.#kept.baseVersion) return;
      const { taken } = mergeDrafts(this.#kept.base, this.#kept.draft, draftOf(application));
      this.#taken = taken;
      this.#store(application, null);
      this.#publish();
    } catch (cause) {
      console.error('What is stored could not be looked at', cause);
    }
  }

  /** Throws away what an earlier visit had begun, and starts with nothing. */
  async startEmpty(): Promise<void> {
    const { copyId, userId } = this.#kept;
    this.#local.stop();
    this.#restored = false;
    this.#kept = { ...blankCopy(userId, ''), copyId };
    this.#publish();
    await keptDraftStore.remove(copyId).catch(() => undefined);
  }

  dismissTaken(): void {
    this.#taken = [];
    this.#publish();
  }

  /** Writes and sends what is left, then lets go. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#timer.stop();
    this.#listeners.clear();
    for (const end of this.#ends) end();
    closing = (this.#cleared ? Promise.resolve() : this.flush())
      .then(() => this.#dropBlank())
      .catch(() => undefined)
      .then(() => {
        this.#timer.stop();
        this.#local.stop();
        this.#news.close();
        this.#release();
      });
  }

  /** An empty visit leaves nothing behind. */
  async #dropBlank(): Promise<void> {
    const { applicationId, draft, copyId } = this.#kept;
    if (applicationId === '' && !isAnythingWritten(draft) && copyId !== '') await keptDraftStore.remove(copyId);
  }

  #opened(opened: OpenedDraft | null): void {
    if (opened === null) {
      this.#phase = 'missing';
      return this.#publish();
    }
    if (this.#closed) return opened.release();
    this.#release = opened.release;
    this.#kept = opened.kept;
    this.#restored = opened.restored;
    this.#savedAt = Date.now();
    this.#phase = 'ready';
    this.#publish();
    if (opened.kept.unsent) this.#timer.changed();
    this.#local.writeSoon();
  }

  #followSession(): void {
    const { status, user } = sessionStore.state();
    const { userId } = this.#kept;
    if (status === 'signed-in' && user !== null) {
      // a visitor's words go on to who signs in
      if (userId === '' && this.#kept.applicationId === '') this.#put({ userId: user.id });
      if (user.id === this.#kept.userId) {
        this.#ended = false;
        this.#failure = null;
        this.wake();
      }
    } else if (status === 'signed-out' && userId !== '' && !this.#ended) {
      if (endedSession.isMarked()) this.#ended = true;
      else this.#clear();
    }
    this.#publish();
  }

  /** The person has signed out: nothing of theirs stays, here either. */
  #clear(): void {
    this.#cleared = true;
    this.#local.stop();
    this.#timer.stop();
    this.#kept = blankCopy('', '');
  }

  /** One save at a time: each begins with what the one before it came to. */
  #send(manual: boolean): Promise<SaveOutcome> {
    const turn = this.#turn.then(() => this.#sendNow(manual));
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #sendNow(manual: boolean): Promise<SaveOutcome> {
    if (this.#phase !== 'ready' || this.#cleared) return { kind: 'nothing' };
    if (!isSignedInAs(this.#kept.userId)) {
      this.#publish();
      return { kind: 'signed-out' };
    }
    if (!manual && !this.#isDue()) {
      this.#publish();
      return { kind: 'nothing' };
    }
    if (this.#failure === 'deleted') await this.#startOver();
    this.#sending = true;
    this.#failure = null;
    this.#timer.started();
    this.#publish();
    try {
      return await this.#attempt(MERGE_ROUNDS);
    } catch (error) {
      return this.#failed(error, manual);
    } finally {
      this.#sending = false;
      this.#publish();
    }
  }

  #isDue(): boolean {
    const { unsent, applicationId, draft } = this.#kept;
    if (!unsent || this.#conflict !== null || this.#failure === 'deleted') return false;
    return applicationId !== '' || isWorthKeeping(draft);
  }

  async #attempt(rounds: number): Promise<SaveOutcome> {
    const sent = this.#kept;
    const { outcome, application } = await sendDraft(sent);
    if (outcome === 'stored') {
      this.#store(application, sent.draft);
      if (!this.#kept.unsent) await this.#joinOrphan();
      return { kind: sent.applicationId === '' ? 'created' : 'updated' };
    }
    const theirs = draftOf(application);
    const { draft, taken, conflicts } = mergeDrafts(this.#kept.base, this.#kept.draft, theirs);
    if (conflicts.length > 0) {
      this.#conflict = { mine: draft, theirs: application, fields: conflicts };
      this.#local.writeSoon();
      return { kind: 'conflict' };
    }
    this.#taken = taken;
    this.#put({ draft, base: theirs, baseVersion: application.version });
    if (rounds === 0) throw new Error('Others save faster than this draft can be put together');
    return this.#attempt(rounds - 1);
  }

  /** The server has this. `sent` is what was sent, null where it comes from elsewhere. */
  #store(application: PatentApplication, sent: WizardDraft | null): void {
    const stored = draftOf(application);
    const { draft } = this.#kept;
    const editedSince = sent !== null && draft !== sent;
    const images = editedSince && draft.images !== sent.images ? draft.images : stored.images;
    this.#put({
      applicationId: application.id,
      baseVersion: application.version,
      base: stored,
      draft: editedSince ? { ...draft, images } : { ...stored, lastStep: draft.lastStep },
      unsent: editedSince,
      touchedAt: Date.now(),
    });
    this.#failure = null;
    this.#restored = false;
    this.#savedAt = Date.now();
    this.#timer.succeeded();
    if (editedSince && !this.#closed) this.#timer.changed();
    this.#local.writeSoon();
    this.#news.tell({ applicationId: application.id, version: application.version });
    void queryClient.invalidateQueries({ queryKey: APPLICATIONS_KEY });
  }

  /** Another wizard of this browser was killed with words of this application that it had not sent: they come in now. */
  async #joinOrphan(): Promise<void> {
    const orphan = await claimUnsent(this.#kept.userId, this.#kept.applicationId);
    if (orphan === null) return;
    const now = this.#kept.draft;
    const merged = mergeDrafts(orphan.kept.base, orphan.kept.draft, now);
    if (merged.conflicts.length > 0) {
      // judged when the draft is opened the next time: this one must not be held up
      orphan.release();
      return;
    }
    if (!sameContent(merged.draft, now)) this.change({ ...merged.draft, lastStep: now.lastStep });
    await keptDraftStore.remove(orphan.kept.copyId).catch(() => undefined);
    orphan.release();
  }

  #failed(error: unknown, manual: boolean): SaveOutcome {
    const { reason, repeat } = sendFailure(error);
    if (!manual) console.error('The draft could not be saved', error);
    this.#failure = reason;
    if (repeat && !this.#closed) this.#timer.failed();
    this.#local.writeSoon();
    if (reason === 'limit') return { kind: 'limit' };
    return { kind: 'failed', error: error instanceof ApiError ? error : null };
  }

  /** The application was deleted elsewhere: saving it makes a new one. */
  async #startOver(): Promise<void> {
    const { copyId } = this.#kept;
    this.#put({ copyId: newCopyId(), applicationId: '', baseVersion: null, base: null });
    await keptDraftStore.remove(copyId).catch(() => undefined);
  }

  #put(changes: Partial<KeptDraft>): void {
    this.#kept = { ...this.#kept, ...changes };
  }

  #toKeep(): KeptDraft | null {
    if (this.#cleared || this.#phase !== 'ready') return null;
    const { applicationId, draft } = this.#kept;
    return applicationId === '' && !isAnythingWritten(draft) && !this.#kept.unsent ? null : this.#kept;
  }

  #syncState(): SyncState {
    const { unsent, applicationId, draft, userId } = this.#kept;
    if (this.#conflict !== null) return { kind: 'kept', reason: 'conflict' };
    if (this.#sending) return { kind: 'saving' };
    if (!unsent) return applicationId === '' ? { kind: 'blank' } : { kind: 'saved', at: this.#savedAt };
    if (applicationId === '' && !isAnythingWritten(draft)) return { kind: 'blank' };
    const away: KeptReason | null = isSignedInAs(userId) ? null : this.#ended ? 'session-ended' : 'signed-out';
    const little: KeptReason | null = applicationId === '' && !isWorthKeeping(draft) ? 'too-little' : null;
    const reason = away ?? this.#failure ?? little;
    if (reason === null) return { kind: 'saving' };
    return { kind: this.#local.isRefused ? 'nowhere' : 'kept', reason };
  }

  #draw(): DraftView {
    const { draft, applicationId, baseVersion } = this.#kept;
    return {
      phase: this.#phase,
      slow: this.#slow,
      draft,
      applicationId,
      version: baseVersion,
      sync: this.#syncState(),
      conflict: this.#conflict,
      taken: this.#taken,
      restored: this.#restored,
    };
  }

  #publish(): void {
    this.#view = this.#draw();
    for (const listener of [...this.#listeners]) listener();
  }
}

/** Whether a call would be made in this person's name. */
function isSignedInAs(userId: string): boolean {
  const { status, user } = sessionStore.state();
  return userId !== '' && status === 'signed-in' && user?.id === userId;
}
