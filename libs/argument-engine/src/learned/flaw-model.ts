import { FEATURE_BUCKETS, type FeatureNames, type GroupWeights, vectorOf } from './text-features.ts';

/** One decision: a linear score for each class over the hashed features. */
export interface Head {
  classes: readonly string[];
  groups: GroupWeights;
  bias: readonly number[];
  /** What one step of a weight is worth. */
  scale: number;
  /** Class by class within each place of the table. */
  weights: Int8Array | Float64Array;
}

/** Turns a score into a share of cases in which it came true, measured on texts that were held out. */
export interface Calibration {
  slope: number;
  shift: number;
}

/** Shares by label, and for the labels that no set knows. */
export interface LabelShares {
  shares: Readonly<Record<string, number>>;
  prior: number;
}

/** The share of a label. */
export const shareOfLabel = ({ shares, prior }: LabelShares, label: string): number => shares[label] ?? prior;

/** How often what is told of was right on texts that others have judged. */
export interface Belief {
  /** Of the kind that scores best, by its score. */
  learned: Calibration;
  /** Of a sign of wording or structure, in replies and in posts; in these fallacies are more often spoken of than committed. */
  replySigns: LabelShares;
  postSigns: LabelShares;
  /** Of a flaw of form. */
  forms: LabelShares;
  /** Below this a flaw is not shown. */
  leastShown: number;
}

/** Everything that was learned about flaws in short texts. */
export interface FlawModel {
  /** Whether it is a text of a sort that the other heads know. */
  sort: Head;
  /** A short reply or a forum post. */
  register: Head;
  /** Which flaw a short reply has, if any. */
  reply: Head;
  /** Whether a forum post has one. */
  post: Head;
  /** Which one it would be. */
  postKind: Head;
  belief: Belief;
}

/** The heads without what is known of how far they can be believed. */
export type FlawHeads = Omit<FlawModel, 'belief'>;

export const SOUND = 'none';

/** Probabilities of the classes of a head. */
export function probabilities(head: Head, names: FeatureNames): number[] {
  const { places, values } = vectorOf(names, head.groups);
  const scores = [...head.bias];
  const size = head.classes.length;
  for (let at = 0; at < places.length; at += 1) {
    const base = (places[at] ?? 0) * size;
    const value = (values[at] ?? 0) * head.scale;
    for (let k = 0; k < size; k += 1) scores[k] = (scores[k] ?? 0) + value * (head.weights[base + k] ?? 0);
  }
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

export function calibrated({ slope, shift }: Calibration, probability: number): number {
  const odds = Math.log(Math.max(1e-6, probability) / Math.max(1e-6, 1 - probability));
  return 1 / (1 + Math.exp(-(slope * odds + shift)));
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes written as text: base64, with runs of zero weights as a zero and their number. */
export function packWeights(weights: Int8Array): string {
  const bytes: number[] = [];
  for (let at = 0; at < weights.length;) {
    const value = weights[at] ?? 0;
    if (value !== 0) {
      bytes.push(value & 255);
      at += 1;
      continue;
    }
    let run = 1;
    while (run < 255 && at + run < weights.length && weights[at + run] === 0) run += 1;
    bytes.push(0, run);
    at += run;
  }
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const bits = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (const shift of [18, 12, 6, 0]) text += DIGITS.charAt((bits >> shift) & 63);
  }
  return text;
}

/** The weights of a head with so many classes. */
export function unpackWeights(text: string, classes: number): Int8Array {
  const weights = new Int8Array(FEATURE_BUCKETS * classes);
  const code = new Map([...DIGITS].map((digit, at) => [digit, at] as const));
  const bytes = new Uint8Array((text.length / 4) * 3);
  for (let at = 0; at * 4 < text.length; at += 1) {
    let bits = 0;
    for (let part = 0; part < 4; part += 1) bits = (bits << 6) | (code.get(text.charAt(at * 4 + part)) ?? 0);
    bytes[at * 3] = bits >> 16;
    bytes[at * 3 + 1] = (bits >> 8) & 255;
    bytes[at * 3 + 2] = bits & 255;
  }
  let place = 0;
  for (let at = 0; at < bytes.length && place < weights.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === 0) {
      at += 1;
      place += bytes[at] ?? 0;
    } else {
      weights[place] = (byte << 24) >> 24;
      place += 1;
    }
  }
  return weights;
}
