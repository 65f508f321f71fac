import { type FlawHeads, type FlawModel, type Head, SOUND } from '@premise/argument-engine';
import { seededNumbers } from '../statistics.ts';
import { type FormRow, learnBelief } from './flaw-belief.ts';
import type { LearningRow } from './flaw-rows.ts';
import { type Example, type HeadSettings, learnHead } from './linear-head.ts';

export const FOLDS = 5;
const REPLY_KINDS = [
  SOUND,
  'Ad hominem',
  'Appeal to authority',
  'Appeal to emotion',
  'Hasty generalisation',
  'Red herring',
];
const POST_KINDS = [
  'Appeal to authority',
  'Appeal to nature',
  'Appeal to popularity',
  'Appeal to tradition',
  'Appeal to worse problems',
  'False dilemma',
  'Hasty generalisation',
  'Slippery slope',
];

/** Weight of posts beside the replies, where they have a kind that replies have too; of sound ones, which are many, less. */
const POST_AS_REPLY = 0.1;
const SOUND_POST_AS_REPLY = 0.03;

/** How far the rarer kinds of replies are made up for: 0 not at all, 1 so that all kinds count alike. */
const EVENED_OUT = 0.3;

/** Which fold each row is in: the same in every run. */
export function foldsOf(rows: readonly unknown[], seed: number): number[] {
  const next = seededNumbers(seed);
  return rows.map(() => Math.floor(next() * FOLDS));
}

const learn = (
  rows: readonly LearningRow[],
  labelOf: (row: LearningRow) => string,
  weightOf: (row: LearningRow) => number,
  settings: HeadSettings,
): Head =>
  learnHead(
    rows.map((row): Example => ({ names: row.read.names, label: labelOf(row), weight: weightOf(row) })),
    settings,
  );

/** What the head for replies learns from: replies, and posts of the kinds that it knows. */
function replyExamples(rows: readonly LearningRow[]): Example[] {
  const examples = rows.flatMap(({ register, kind, flawed, weight, read: { names } }): Example[] => {
    if (register === 'reply') return [{ names, label: kind, weight }];
    const label = flawed ? kind : SOUND;
    if (register === 'other' || !REPLY_KINDS.includes(label)) return [];
    return [{ names, label, weight: label === SOUND ? SOUND_POST_AS_REPLY : POST_AS_REPLY }];
  });
  const sums = new Map<string, number>();
  for (const { label, weight } of examples) sums.set(label, (sums.get(label) ?? 0) + weight);
  const mean = [...sums.values()].reduce((total, sum) => total + sum, 0) / sums.size;
  return examples.map((example) => ({
    ...example,
    weight: example.weight * (mean / (sums.get(example.label) ?? mean)) ** EVENED_OUT,
  }));
}

/** Settings were chosen by cross-validation on these rows. */
export function learnHeads(rows: readonly LearningRow[]): FlawHeads {
  const of = (...registers: string[]): LearningRow[] => rows.filter(({ register }) => registers.includes(register));
  const once = (): number => 1;
  return {
    sort: learn(rows, ({ register }) => (register === 'other' ? 'other' : 'known'), once, {
      classes: ['other', 'known'],
      groups: [1, 0, 1],
      ridge: 0.3,
      epochs: 8,
    }),
    register: learn(of('post', 'reply'), ({ register }) => register, once, {
      classes: ['post', 'reply'],
      groups: [1, 1.5, 0.4],
      ridge: 0.3,
      epochs: 12,
    }),
    reply: learnHead(replyExamples(rows), { classes: REPLY_KINDS, groups: [1, 1, 1], ridge: 0.3, epochs: 20 }),
    post: learn(of('post'), ({ flawed }) => (flawed ? 'flawed' : SOUND), once, {
      classes: [SOUND, 'flawed'],
      groups: [1, 1.5, 0.2],
      ridge: 2,
      epochs: 20,
    }),
    postKind: learn(
      of('post'),
      ({ kind }) => kind,
      ({ flawed }) => (flawed ? 1 : 0.5),
      { classes: POST_KINDS, groups: [1, 0.5, 1], ridge: 0.3, epochs: 12 },
    ),
  };
}

/** Learns the heads from all rows; how far they can be believed is measured on rows held out in turn. */
export function learnFlawModel(rows: readonly LearningRow[], forms: readonly FormRow[]): FlawModel {
  const folds = foldsOf(rows, 11);
  const heldOut = Array.from({ length: FOLDS }, (_, fold) => ({
    heads: learnHeads(rows.filter((__, at) => folds[at] !== fold)),
    rows: rows.filter((row, at) => folds[at] === fold && row.register !== 'other'),
  }));
  return { ...learnHeads(rows), belief: learnBelief(heldOut, forms) };
}
