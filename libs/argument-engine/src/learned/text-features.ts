import type { Sign } from '../judging/flaw.ts';
import type { Reading } from '../reading/roles.ts';

/** Size of the table into which the features are hashed. */
export const FEATURE_BUCKETS = 1 << 16;

/** Longest text that is judged as a whole; what is known about longer ones was not learned from such. */
export const LONGEST_JUDGED = 2_400;

/** A text as numbers: places in the table and what stands there. */
export interface Features {
  places: Int32Array;
  values: Float64Array;
}

/** FNV-1a over the code units, folded into the table. */
function bucketOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) {
    hash ^= name.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  return (hash >>> 0) & (FEATURE_BUCKETS - 1);
}

const TOKEN = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*|[!?%$"“”]+|\.{3}/gu;

const tokensOf = (text: string): string[] =>
  [...text.toLowerCase().replaceAll('’', "'").matchAll(TOKEN)].map((match) => match[0]);

function wordNames(tokens: readonly string[]): string[] {
  const names = tokens.map((token) => `w ${token}`);
  for (let at = 0; at + 1 < tokens.length; at += 1) names.push(`b ${tokens[at] ?? ''} ${tokens[at + 1] ?? ''}`);
  if (tokens[0] !== undefined) names.push(`first ${tokens[0]}`);
  return names;
}

/** Names of the word features of a stretch of text. */
export const wordNamesOf = (text: string): string[] => wordNames(tokensOf(text));

function letterNames(tokens: readonly string[]): string[] {
  const names: string[] = [];
  for (const token of tokens) {
    const padded = ` ${token.slice(0, 24)} `;
    for (let size = 3; size <= 5; size += 1)
      for (let at = 0; at + size <= padded.length; at += 1) names.push(`c ${padded.slice(at, at + size)}`);
  }
  return names;
}

const SIGNS: ReadonlyArray<readonly [name: string, pattern: RegExp]> = [
  ['question', /\?/],
  ['exclamation', /!/],
  ['you', /\byou/i],
  ['i', /\b(?:i|my)\b/i],
  ['all', /\b(?:all|every|everyone|always|never|nobody)\b/i],
  ['own', /\b(?:my|friend|once|knew|know)\b/i],
  ['digits', /\d/],
];

/** What the engine itself makes of the text. */
function readingNames(text: string, reading: Reading, flaws: readonly Sign[], tokens: number): string[] {
  const names = flaws.map((flaw) => `flaw ${flaw.label}`);
  names.push(`size ${Math.floor(Math.log2(1 + tokens) * 2)}`, `clauses ${Math.min(8, reading.clauses.length)}`);
  names.push(`premises ${Math.min(5, reading.premises.length)}`);
  if (flaws.length === 0) names.push('no cue');
  if (!reading.conclusion) names.push('no claim');
  if (reading.objections.length > 0) names.push('objection');
  for (const [name, pattern] of SIGNS) if (pattern.test(text)) names.push(name);
  for (const clause of reading.clauses.slice(0, 12)) if (clause.marker) names.push(`marker ${clause.marker.kind}`);
  return names.map((name) => `e ${name}`);
}

/** Counts names, damps repetition and gives the group the length `weight`. */
function addGroup(into: Map<number, number>, names: readonly string[], weight: number): void {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  let square = 0;
  for (const count of counts.values()) square += (1 + Math.log(count)) ** 2;
  const scale = square === 0 ? 0 : weight / Math.sqrt(square);
  for (const [name, count] of counts) {
    const place = bucketOf(name);
    into.set(place, (into.get(place) ?? 0) + (1 + Math.log(count)) * scale);
  }
}

/** How much words, letters and the engine's own reading count. */
export type GroupWeights = readonly [words: number, letters: number, reading: number];

/** A text as names of features, before they are counted and hashed. */
export interface FeatureNames {
  words: string[];
  letters: string[];
  reading: string[];
}

/** Words, letters and the engine's own reading of a text. */
export function featureNames(text: string, reading: Reading, flaws: readonly Sign[]): FeatureNames {
  const tokens = tokensOf(text);
  return {
    words: wordNames(tokens),
    letters: letterNames(tokens),
    reading: readingNames(text, reading, flaws, tokens.length),
  };
}

/** The names as one short vector. */
export function vectorOf(names: FeatureNames, weights: GroupWeights): Features {
  const sums = new Map<number, number>();
  addGroup(sums, names.words, weights[0]);
  if (weights[1] > 0) addGroup(sums, names.letters, weights[1]);
  addGroup(sums, names.reading, weights[2]);
  const entries = [...sums].sort((a, b) => a[0] - b[0]);
  return {
    places: Int32Array.from(entries, ([place]) => place),
    values: Float64Array.from(entries, ([, value]) => value),
  };
}
