import type { Sign } from '../judging/flaw.ts';
import type { Reading } from '../reading/roles.ts';

/** How a text is built, as far as it bears on whether a flaw is to be expected in it. */
export interface TextStructure {
  /** A claim with two reasons or more, and no wording that gives a flaw away: nine of ten replies and posts are not so built. */
  reasoned: boolean;
  /** A claim with at least one reason, and no wording that gives a flaw away. */
  argued: boolean;
  /** Reasons or conclusion are marked as such ("because", "therefore"), and no wording gives a flaw away. */
  spelled: boolean;
}

/** The weakest cues: they say that something is missing, not that something is wrong. */
export const WEAK = /^(?:Unsupported assertion|Is-ought gap)$/;

/** Below this a sign is too weak to be shown on its own. */
export const LEAST_STRENGTH = 0.45;

/** Whether a sign says by itself that something is wrong. */
export const isFirm = (sign: Sign): boolean => sign.strength >= LEAST_STRENGTH && !WEAK.test(sign.label);

export function structureOf(reading: Reading, signs: readonly Sign[]): TextStructure {
  const plain = !signs.some(isFirm);
  return {
    reasoned: plain && reading.conclusion !== null && reading.premises.length >= 2,
    argued: plain && reading.conclusion !== null && reading.premises.length > 0,
    spelled: plain && reading.clauses.some((clause) => /^(?:reason|conclusion)$/.test(clause.marker?.kind ?? '')),
  };
}

const AT_EASE =
  /!|\.\.|\*|n['’]t\b|['’](?:re|ve|ll|d|m)\b|[.?!,;][A-Za-z]|[.?!] [a-z]|\b(?:u|ur|i|lol|yeah|just|really|gonna|stuff|literally|actually|basically)\b/;

/** Whether a text is written with care: whole sentences with their capitals and stops, no short forms, no emphasis. */
export const isCareful = (text: string): boolean =>
  /^[^\p{L}]*\p{Lu}/u.test(text) && /[.!?"”)]\s*$/.test(text) && !AT_EASE.test(text);
