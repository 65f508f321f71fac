import type { PatentApplication } from '@premise/contracts';
import type { ApiError, WizardDraft } from '@premise/web-platform';
import type { MergedField } from './merge-drafts.ts';

/** Why what was written is on this device only. */
export type KeptReason =
  'offline' | 'signed-out' | 'session-ended' | 'limit' | 'conflict' | 'deleted' | 'refused' | 'too-little';

/** Where the words are. `nowhere`: this browser keeps nothing, and the server has not got them either. */
export type SyncState =
  | { kind: 'blank' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  | { kind: 'kept'; reason: KeptReason }
  | { kind: 'nowhere'; reason: KeptReason };

/** Two versions grew out of one, and in `fields` both differ. */
export interface DraftConflict {
  mine: WizardDraft;
  theirs: PatentApplication;
  fields: readonly MergedField[];
}

/** What a save came to. */
export type SaveOutcome =
  | { kind: 'created' | 'updated' | 'nothing' | 'conflict' | 'signed-out' | 'limit' }
  | { kind: 'failed'; error: ApiError | null };

/** What the wizard draws. A new object with each change. */
export interface DraftView {
  /** `missing`: no such application, or not this person's. */
  phase: 'loading' | 'ready' | 'missing';
  /** The first attempts to load have failed; it goes on. */
  slow: boolean;
  draft: WizardDraft;
  /** '' as long as the server has never stored it. */
  applicationId: string;
  version: number | null;
  sync: SyncState;
  conflict: DraftConflict | null;
  /** What was brought in from another tab or device without a question. */
  taken: readonly MergedField[];
  /** Words that this device had kept from an earlier visit stand here now. */
  restored: boolean;
}
