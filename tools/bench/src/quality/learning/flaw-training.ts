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

/** Weight of other prose, as sound, beside the posts; the more it counts, the more the head keeps silent everywhere. */
const OTHER_AS_SOUND = 0.01;

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
    reply: learn(
      of('reply'),
      ({ kind }) => kind,
      ({ weight }) => weight,
      { classes: REPLY_KINDS, groups: [1, 0.7, 1], ridge: 0.3, epochs: 20 },
    ),
    post: learn(
      of('post', 'other').filter(({ id }) => !id.endsWith('statement')),
      ({ flawed }) => (flawed ? 'flawed' : SOUND),
      ({ register }) => (register === 'other' ? OTHER_AS_SOUND : 1),
      { classes: [SOUND, 'flawed'], groups: [1, 1.5, 0.4], ridge: 2, epochs: 20 },
    ),
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
