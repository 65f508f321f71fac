import type { ApplicationDraft } from '@premise/contracts';

/** What is written in the wizard: a draft without what the server works out. */
export type WizardDraft = Omit<ApplicationDraft, 'status'>;

/**
 * The copy of a draft that this browser keeps (decision 25). Every open wizard writes one of its own, so that two tabs never
 * write over each other.
 */
export interface KeptDraft {
  copyId: string;
  /** Whose it is; '' is a visitor's. */
  userId: string;
  /** '' as long as the server has never stored it. */
  applicationId: string;
  /** The stored version that it was written upon; null as long as there is none. */
  baseVersion: number | null;
  /** That version's content. */
  base: WizardDraft | null;
  draft: WizardDraft;
  /** Holds something that the server has not confirmed. */
  unsent: boolean;
  /** Milliseconds since the epoch. */
  touchedAt: number;
}
