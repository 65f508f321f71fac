import type { Scheme } from '@premise/argument-graph';
import type { NamedFeatures } from '../models/linear-model.ts';
import { loadModel } from '../models/load-model.ts';
import { describeStep } from '../structure/unit-features.ts';

/** A scheme is named from this share on. */
const LEAST_SURE = 0.4;

/** The scheme of a step from a reason (its words and features) to what it supports; null where it is not clear. */
export function nameScheme(words: string, reason: NamedFeatures, target: NamedFeatures): Scheme | null {
  let best: [string, number] = ['other', -1];
  for (const [scheme, share] of loadModel('scheme').predict(describeStep(words, reason, target)))
    if (share > best[1]) best = [scheme, share];
  return best[1] >= LEAST_SURE && best[0] !== 'other' ? (best[0] as Scheme) : null;
}
