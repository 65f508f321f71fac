import { type Calibration, type FlawModel, type Head, probabilities, SOUND } from '@premise/argument-engine';
import { seededNumbers } from '../statistics.ts';
import type { LearningRow } from './flaw-rows.ts';
import { learnHead } from './linear-head.ts';

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

type Heads = Pick<FlawModel, 'register' | 'reply' | 'post' | 'postKind'>;

/** Which fold each row is in: the same in every run. */
export function foldsOf(rows: readonly unknown[], seed: number): number[] {
  const next = seededNumbers(seed);
  return rows.map(() => Math.floor(next() * FOLDS));
}

function learnHeads(rows: readonly LearningRow[]): Heads {
  const replies = rows.filter((row) => row.register === 'reply');
  const posts = rows.filter((row) => row.register === 'post');
  return {
    register: learnHead(
      rows.map(({ names, register }) => ({ names, label: register, weight: 1 })),
      { classes: ['other', 'post', 'reply'], groups: [1, 0, 1], ridge: 0.3, epochs: 8 },
    ),
    reply: learnHead(
      replies.map(({ names, kind, weight }) => ({ names, label: kind, weight })),
      { classes: REPLY_KINDS, groups: [1, 0, 1], ridge: 0.3, epochs: 20 },
    ),
    post: learnHead(
      posts.map(({ names, flawed }) => ({ names, label: flawed ? 'flawed' : SOUND, weight: 1 })),
      { classes: [SOUND, 'flawed'], groups: [1, 1.5, 0.4], ridge: 1.4, epochs: 15 },
    ),
    postKind: learnHead(
      posts.map(({ names, kind, flawed }) => ({ names, label: kind, weight: flawed ? 1 : 0.5 })),
      { classes: POST_KINDS, groups: [1, 0.5, 1], ridge: 0.3, epochs: 12 },
    ),
  };
}

interface Outcome {
  score: number;
  happened: boolean;
  weight: number;
}

/** Platt's scaling: slope and shift of the log-odds, by Newton's method, with his smoothed targets. */
export function platt(outcomes: readonly Outcome[]): Calibration {
  const hits = outcomes.filter(({ happened }) => happened).length;
  const high = (hits + 1) / (hits + 2);
  const low = 1 / (outcomes.length - hits + 2);
  let slope = 1;
  let shift = 0;
  for (let round = 0; round < 50; round += 1) {
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-3, 0, 1e-3];
    for (const { score, happened, weight } of outcomes) {
      const odds = Math.log(Math.max(1e-6, score) / Math.max(1e-6, 1 - score));
      const share = 1 / (1 + Math.exp(-(slope * odds + shift)));
      const miss = weight * (share - (happened ? high : low));
      const bend = weight * share * (1 - share);
      g0 += miss * odds;
      g1 += miss;
      h00 += bend * odds * odds;
      h01 += bend * odds;
      h11 += bend;
    }
    const whole = h00 * h11 - h01 * h01;
    slope -= (h11 * g0 - h01 * g1) / whole;
    shift -= (h00 * g1 - h01 * g0) / whole;
  }
  return { slope: Number(slope.toFixed(4)), shift: Number(shift.toFixed(4)) };
}

const shareOf = (head: Head, row: LearningRow, name: string): number =>
  probabilities(head, row.names)[head.classes.indexOf(name)] ?? 0;

/** The best kind of a row and its share among the kinds. */
function bestKind(head: Head, row: LearningRow): { label: string; share: number } {
  const shares = probabilities(head, row.names);
  const kinds = head.classes
    .map((label, at) => ({ label, share: shares[at] ?? 0 }))
    .filter(({ label }) => label !== SOUND)
    .sort((a, b) => b.share - a.share);
  const sum = kinds.reduce((total, kind) => total + kind.share, 0);
  return { label: kinds[0]?.label ?? '', share: (kinds[0]?.share ?? 0) / Math.max(1e-9, sum) };
}

/** Learns the heads from all rows; how far their scores can be believed is measured on rows held out in turn. */
export function learnFlawModel(rows: readonly LearningRow[]): FlawModel {
  const folds = foldsOf(rows, 11);
  const outcomes: Record<keyof FlawModel['calibration'], Outcome[]> = {
    reply: [],
    post: [],
    replyKind: [],
    postKind: [],
  };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const heads = learnHeads(rows.filter((_, at) => folds[at] !== fold));
    for (const row of rows.filter((_, at) => folds[at] === fold)) {
      if (row.register === 'other') continue;
      const { register, flawed, weight } = row;
      const score = register === 'reply' ? 1 - shareOf(heads.reply, row, SOUND) : shareOf(heads.post, row, 'flawed');
      outcomes[register].push({ score, happened: flawed, weight });
      if (!flawed) continue;
      const best = bestKind(register === 'reply' ? heads.reply : heads.postKind, row);
      outcomes[`${register}Kind`].push({ score: best.share, happened: best.label === row.kind, weight });
    }
  }
  return {
    ...learnHeads(rows),
    calibration: {
      reply: platt(outcomes.reply),
      post: platt(outcomes.post),
      replyKind: platt(outcomes.replyKind),
      postKind: platt(outcomes.postKind),
    },
  };
}
