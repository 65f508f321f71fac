import type { TextSpan } from '@premise/contracts';

/** What form, wording or structure gives away, before it is known how far such signs can be believed. */
export interface Sign {
  label: string;
  /** What it was told by, where that says more than the label of how far it can be believed. */
  by?: string;
  explanation: string;
  /** How plain the sign is beside others of the engine, 0 to 1; set by hand, used for choosing, never shown. */
  strength: number;
  spans: TextSpan[];
}

/** A flaw as it is told. */
export interface Flaw extends Sign {
  /** Chosen by the learned weights, without any sign in the words. */
  learned?: true;
  /** How often such a flaw was the right one on texts that others have judged, 0 to 1. */
  confidence: number;
}

/** The name under which it is counted how often such a sign was right. */
export const signName = ({ by, label }: Pick<Sign, 'by' | 'label'>): string =>
  by === undefined ? label : `${label}, ${by}`;
