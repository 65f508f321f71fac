import type { PatentApplication } from '@premise/contracts';
import {
  ApiError,
  draftOf,
  isWorthKeeping,
  keptDraftStore,
  queryClient,
  sendDraft,
  type WizardDraft,
} from '@premise/web-platform';
import { APPLICATIONS_KEY } from '../../../shared/query-keys.ts';
import type { DraftState } from './draft-state.ts';
import type { SaveOutcome } from './draft-view.ts';
import { isSignedInAs } from './is-signed-in-as.ts';
import { mergeDrafts, sameContent } from './merge-drafts.ts';
import { newCopyId } from './new-copy-id.ts';
import { claimUnsent } from './open-draft.ts';
import { sendFailure } from './send-failure.ts';
import { SendTimer } from './send-timer.ts';
import type { DraftNews } from './tab-news.ts';

/** Rounds of bringing in what others stored before a save counts as failed. */
const MERGE_ROUNDS = 3;

/** Sends one draft: some moments after each change, one save at a time, with what others have stored brought in. */
export class SendRounds {
  readonly timer: SendTimer;
  readonly #state: DraftState;
  readonly #tell: (news: DraftNews) => void;
  #turn: Promise<unknown> = Promise.resolve();

  /** `tell` hears of each version that the server has stored. */
  constructor(state: DraftState, tell: (news: DraftNews) => void) {
    this.#state = state;
    this.#tell = tell;
    this.timer = new SendTimer(() => void this.send(false));
  }

  /** Lays changes over the draft; they are copied and sent by themselves. */
  change(patch: Partial<WizardDraft>): void {
    const state = this.#state;
    if (state.phase !== 'ready' || state.cleared) return;
    state.put({ draft: { ...state.kept.draft, ...patch }, unsent: true, touchedAt: Date.now() });
    // what was refused may be accepted now
    if (state.failure === 'refused') state.failure = null;
    state.local.writeSoon();
    if (!state.conflict && state.failure !== 'deleted') this.timer.changed();
    state.publish();
  }

  /** One save at a time: each begins with what the one before it came to. `manual`: the person said so. */
  send(manual: boolean): Promise<SaveOutcome> {
    const turn = this.#turn.then(() => this.#sendNow(manual));
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** The server has this. `sent` is what was sent, null where it comes from elsewhere. */
  store(application: PatentApplication, sent: WizardDraft | null): void {
    const state = this.#state;
    const stored = draftOf(application);
    const { draft } = state.kept;
    const editedSince = sent !== null && draft !== sent;
    const images = editedSince && draft.images !== sent.images ? draft.images : stored.images;
    state.put({
      applicationId: application.id,
      baseVersion: application.version,
      base: stored,
      draft: editedSince ? { ...draft, images } : { ...stored, lastStep: draft.lastStep },
      unsent: editedSince,
      touchedAt: Date.now(),
    });
    state.failure = null;
    state.restored = false;
    state.savedAt = Date.now();
    this.timer.succeeded();
    if (editedSince && !state.closed) this.timer.changed();
    state.local.writeSoon();
    this.#tell({ applicationId: application.id, version: application.version });
    void queryClient.invalidateQueries({ queryKey: APPLICATIONS_KEY });
  }

  async #sendNow(manual: boolean): Promise<SaveOutcome> {
    const state = this.#state;
    if (state.phase !== 'ready' || state.cleared) return { kind: 'nothing' };
    if (!isSignedInAs(state.kept.userId)) {
      state.publish();
      return { kind: 'signed-out' };
    }
    if (!manual && !this.#isDue()) {
      state.publish();
      return { kind: 'nothing' };
    }
    if (state.failure === 'deleted') await this.#startOver();
    state.sending = true;
    state.failure = null;
    this.timer.started();
    state.publish();
    try {
      return await this.#attempt(MERGE_ROUNDS);
    } catch (error) {
      return this.#failed(error, manual);
    } finally {
      state.sending = false;
      state.publish();
    }
  }

  #isDue(): boolean {
    const { conflict, failure } = this.#state;
    const { unsent, applicationId, draft } = this.#state.kept;
    if (!unsent || conflict !== null || failure === 'deleted') return false;
    return applicationId !== '' || isWorthKeeping(draft);
  }

  async #attempt(rounds: number): Promise<SaveOutcome> {
    const state = this.#state;
    const sent = state.kept;
    const { outcome, application } = await sendDraft(sent);
    if (outcome === 'stored') {
      this.store(application, sent.draft);
      if (!state.kept.unsent) await this.#joinOrphan();
      return { kind: sent.applicationId === '' ? 'created' : 'updated' };
    }
    const theirs = draftOf(application);
    const { draft, taken, conflicts } = mergeDrafts(state.kept.base, state.kept.draft, theirs);
    if (conflicts.length > 0) {
      state.conflict = { mine: draft, theirs: application, fields: conflicts };
      state.local.writeSoon();
      return { kind: 'conflict' };
    }
    state.taken = taken;
    state.put({ draft, base: theirs, baseVersion: application.version });
    if (rounds === 0) throw new Error('Others save faster than this draft can be put together');
    return this.#attempt(rounds - 1);
  }

  /** Another wizard of this browser was killed with words of this application that it had not sent: they come in now. */
  async #joinOrphan(): Promise<void> {
    const { userId, applicationId } = this.#state.kept;
    const orphan = await claimUnsent(userId, applicationId);
    if (orphan === null) return;
    const now = this.#state.kept.draft;
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
    const state = this.#state;
    const { reason, repeat } = sendFailure(error);
    if (!manual) console.error('The draft could not be saved', error);
    state.failure = reason;
    if (repeat && !state.closed) this.timer.failed();
    state.local.writeSoon();
    if (reason === 'limit') return { kind: 'limit' };
    return { kind: 'failed', error: error instanceof ApiError ? error : null };
  }

  /** The application was deleted elsewhere: saving it makes a new one. */
  async #startOver(): Promise<void> {
    const { copyId } = this.#state.kept;
    this.#state.put({ copyId: newCopyId(), applicationId: '', baseVersion: null, base: null });
    await keptDraftStore.remove(copyId).catch(() => undefined);
  }
}
