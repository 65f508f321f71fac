import {
  type Belief,
  calibrated,
  type FlawHeads,
  formLabelsOf,
  type LabelShares,
  learnedKind,
} from '@premise/argument-engine';
import type { LearningRow } from './flaw-rows.ts';
import { type Outcome, platt } from './platt.ts';

/** An argument of which it is known whether its conclusion follows. */
export interface FormRow {
  text: string;
  valid: boolean;
}

export interface HeldOut {
  heads: FlawHeads;
  rows: readonly LearningRow[];
}

/** How often something was right among so many cases. */
export interface Tally {
  hits: number;
  n: number;
}

/** Adds all tallies up. */
export const summed = (tallies: Iterable<Tally>): Tally => {
  const sum = { hits: 0, n: 0 };
  for (const { hits, n } of tallies) {
    sum.hits += hits;
    sum.n += n;
  }
  return sum;
};

const round = (share: number): number => Number(share.toFixed(3));

/** Cases that a share seen elsewhere counts for, where the shares of the labels hardly differ and where they differ widely. */
const MOST_BORROWED = 60;
const LEAST_BORROWED = 4;

/**
 * Shares of single labels, drawn towards the share of all: the fewer cases a label has, the more. How much is decided by how
 * widely the labels differ beyond chance (method of moments for the beta-binomial).
 */
export function shrunken(tallies: ReadonlyMap<string, Tally>): LabelShares {
  const all = summed(tallies.values());
  const prior = (all.hits + 1) / (all.n + 2);
  const spread =
    [...tallies.values()].reduce((sum, { hits, n }) => sum + n * (hits / n - prior) ** 2, 0) / Math.max(1, all.n);
  const chance = (prior * (1 - prior) * tallies.size) / Math.max(1, all.n);
  const beyond = Math.max(0, spread - chance);
  const borrowed = Math.min(
    MOST_BORROWED,
    Math.max(LEAST_BORROWED, beyond === 0 ? MOST_BORROWED : (prior * (1 - prior)) / beyond - 1),
  );
  const shares = [...tallies]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([label, { hits, n }]) => [label, round((hits + borrowed * prior) / (n + borrowed))] as const);
  return { shares: Object.fromEntries(shares), prior: round(prior) };
}

const count = (tallies: Map<string, Tally>, label: string, hit: boolean): void => {
  const tally = tallies.get(label) ?? { hits: 0, n: 0 };
  tallies.set(label, { hits: tally.hits + (hit ? 1 : 0), n: tally.n + 1 });
};

/** Signs in rows of one register, of kinds that those who judged the rows could name. */
function signTallies(rows: readonly LearningRow[], register: LearningRow['register']): Map<string, Tally> {
  const own = rows.filter((row) => row.gold && row.register === register);
  const named = new Set(own.map(({ kind }) => kind));
  const tallies = new Map<string, Tally>();
  for (const { read, kind, flawed } of own)
    for (const { label, name } of read.signs) if (named.has(label)) count(tallies, name, flawed && label === kind);
  return tallies;
}

function formTallies(rows: readonly FormRow[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const { text, valid } of rows) for (const label of formLabelsOf(text)) count(tallies, label, !valid);
  return tallies;
}

/** What is lost at most, in the share of texts rightly told of or passed over, by not showing the doubtful. */
const LARGEST_LOSS = 0.005;
const LEVELS = [0.5, 0.45, 0.4, 0.35, 0.3, 0.25, 0.2, 0.15, 0.1];

interface Told {
  confidence: number | null;
  flawed: boolean;
}

/** The highest level at which hardly more is wrong about whether there is a flaw than if all were shown. */
export function leastWorthShowing(told: readonly Told[]): number {
  const rightAt = (level: number): number =>
    told.filter(({ confidence, flawed }) => (confidence !== null && confidence >= level) === flawed).length /
    told.length;
  return LEVELS.find((level) => rightAt(level) >= rightAt(0) - LARGEST_LOSS) ?? 0;
}

/** Measures on held-out rows how often what would be told is right. */
export function learnBelief(heldOut: readonly HeldOut[], forms: readonly FormRow[]): Belief {
  const outcomes: Outcome[] = [];
  const firsts: Array<{ share: number | null; flawed: boolean }> = [];
  for (const { heads, rows } of heldOut)
    for (const { read, kind, flawed, gold } of rows) {
      if (!gold) continue;
      const told = learnedKind(heads, read);
      firsts.push({ share: told?.share ?? null, flawed });
      if (told) outcomes.push({ score: told.share, happened: flawed && told.label === kind, weight: 1 });
    }
  const learned = platt(outcomes);
  const all = heldOut.flatMap(({ rows }) => rows);
  return {
    learned,
    replySigns: shrunken(signTallies(all, 'reply')),
    postSigns: shrunken(signTallies(all, 'post')),
    forms: shrunken(formTallies(forms)),
    leastShown: leastWorthShowing(
      firsts.map(({ share, flawed }) => ({ confidence: share === null ? null : calibrated(learned, share), flawed })),
    ),
  };
}
