import type { TextSpan } from './results.ts';

/**
 * What logic alone says of an argument. `valid`: in every thinkable situation in which the premises are true the
 * conclusion is true. `invalid`: there is a situation in which the premises are true and the conclusion false.
 * `not-formal`: not all of it could be read as logic; nothing is claimed.
 */
export type FormalVerdict = 'valid' | 'invalid' | 'not-formal';

/** A sentence of the argument, as written, with its place where the text is known. */
export interface FormalSentence {
  text: string;
  spans: TextSpan[];
}

/** One step of a derivation. `from` counts premises from 1; empty where a step rests on earlier steps alone. */
export interface FormalStep {
  text: string;
  from: number[];
  /** How many suppositions are open: 0 for the main line. */
  depth: number;
}

/** A situation in which every premise is true and the conclusion false. */
export interface FormalCounterModel {
  text: string;
  things: Array<{ name: string; is: string[]; isNot: string[] }>;
}

export interface FormalCheck {
  verdict: FormalVerdict;
  /** The verdict and its reason in one or two plain sentences. */
  summary: string;
  premises: FormalSentence[];
  conclusion: FormalSentence | null;
  /** Present with `valid`. */
  derivation?: FormalStep[];
  /** Present with `invalid`. */
  counterModel?: FormalCounterModel;
  /** Number of the premise that the conclusion only repeats. */
  repeatsPremise?: number;
  /** True when the premises cannot all be true: then everything follows from them. */
  premisesContradict?: boolean;
  /** True when not only does the conclusion not follow: its opposite does. */
  oppositeFollows?: boolean;
  /** Present where the verdict would change if the things spoken of are taken to exist ("There is at least one cat"). */
  existence?: { needed: string[]; text: string };
  /** How doubtful wordings were read. */
  readings: string[];
  /** The sentences that could not be read as logic. */
  notUnderstood: FormalSentence[];
}
