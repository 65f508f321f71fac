import { keptDraftStore, unsentMark, type KeptDraft } from '@premise/web-platform';

/** A keystroke waits at most this long until its copy is written. */
const WITHIN_MS = 300;

/** Writes the copy of one draft to this browser's storage, soon after each change and never twice at once. */
export class LocalCopy {
  readonly #read: () => KeptDraft | null;
  readonly #changed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();
  #behind = false;
  #refused = false;

  /** `read` gives what to write, null for nothing; `changed` hears when the answers below may differ. */
  constructor(read: () => KeptDraft | null, changed: () => void) {
    this.#read = read;
    this.#changed = changed;
  }

  /** Something stands on the screen that is not in the storage yet. */
  get isBehind(): boolean {
    return this.#behind;
  }

  /** The browser keeps nothing: a full disk, a privacy setting. */
  get isRefused(): boolean {
    return this.#refused;
  }

  writeSoon(): void {
    this.#behind = true;
    this.#timer ??= setTimeout(() => void this.writeNow(), WITHIN_MS);
  }

  /** Resolves when everything so far is written or refused. */
  writeNow(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  /** Nothing more is written. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#behind = false;
  }

  async #write(): Promise<void> {
    const kept = this.#read();
    if (kept === null) {
      this.#behind = false;
      return;
    }
    const wasRefused = this.#refused;
    // what changes during the write sets it again
    this.#behind = false;
    try {
      if (kept.unsent) unsentMark.set(kept.userId);
      await keptDraftStore.put(kept);
      this.#refused = false;
    } catch (cause) {
      if (!wasRefused) console.error('This browser does not keep a copy of the draft', cause);
      this.#refused = true;
      this.#behind = kept.unsent;
    }
    if (this.#refused !== wasRefused) this.#changed();
  }
}
