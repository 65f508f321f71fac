import { listCues } from './unit-features.ts';
import type { NamedFeatures } from '../models/linear-model.ts';
import type { Sentence } from './units.ts';

/** What speaks for a text's being an argument: its words, and how far one of its units stands out as a conclusion. */
export function describeArgument(argument: number, unstated: number): NamedFeatures {
  return new Map([
    ['any', 1],
    ['words', Math.log((argument + 1e-3) / (1 - argument + 1e-3))],
    ['no conclusion', Math.log(unstated + 1e-3)],
  ]);
}

const REASON = /\b(?:because|since|given that|after all)\b/;

/** A claim about what should be done, or what is good or bad, and a reason for it, in one sentence. */
export const givesReason = ({ tokens }: Sentence): boolean => {
  const words = tokens.map(({ word }) => word).join(' ');
  const reason = REASON.exec(words);
  if (!reason) return false;
  const claim = reason.index === 0 ? words.slice(words.indexOf(',') + 1) : words.slice(0, reason.index);
  const cues = listCues(claim);
  return cues.includes('duty') || cues.includes('value');
};
