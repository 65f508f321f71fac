import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type FlawModel, flawModel, flawsWith, SOUND, type ToldFlaw } from '@premise/argument-engine';
import { accuracyFigure, type Figure, macroFigure } from './figures.ts';
import type { FormRow } from './learning/flaw-belief.ts';
import { canLearn, type LearningRow } from './learning/flaw-rows.ts';
import { foldsOf, learnFlawModel } from './learning/flaw-training.ts';
import type { Pair } from './statistics.ts';

/** What the engine says of a row, with weights that have not seen it. */
export interface FlawReading {
  row: LearningRow;
  told: ToldFlaw[];
}

const LEARNED_ROWS = path.join(import.meta.dirname, 'learning/learned-rows.json');
const FOLD_SEED = 29;

export interface FlawReadings {
  readings: FlawReading[];
  /** Rows judged by weights learned without them. */
  heldOut: number;
  /** Rows that the shipped weights know and that could not be held out. */
  leftOut: number;
}

/**
 * Rows that the shipped weights were learned from are judged by weights learned from the other folds; rows they have
 * never seen are judged as shipped.
 */
export function readFlaws(rows: readonly LearningRow[], forms: readonly FormRow[]): FlawReadings {
  const learned = new Set(JSON.parse(readFileSync(LEARNED_ROWS, 'utf8')) as string[]);
  const seen = (row: LearningRow): boolean =>
    learned.has(createHash('sha256').update(row.text).digest('hex').slice(0, 12));
  const possible = canLearn(rows);
  const all = rows.filter((row) => row.register !== 'other');
  const judged = all.filter((row) => possible || !seen(row));
  const folds = new Map(foldsOf(rows, FOLD_SEED).map((fold, at) => [rows[at], fold] as const));
  const models: FlawModel[] = [];
  const modelFor = (row: LearningRow): FlawModel => {
    if (!seen(row)) return flawModel();
    const fold = folds.get(row) ?? 0;
    return (models[fold] ??= learnFlawModel(
      rows.filter((other) => folds.get(other) !== fold),
      forms,
    ));
  };
  const readings = judged.map((row) => ({ row, told: flawsWith(modelFor(row), row.read) }));
  return { readings, heldOut: judged.filter(seen).length, leftOut: all.length - judged.length };
}

const told = (reading: FlawReading): string => reading.told[0]?.label ?? SOUND;

export function flawFigures(readings: readonly FlawReading[]): Figure[] {
  const figures: Figure[] = [];
  const replies = readings.filter(({ row }) => row.register === 'reply' && row.gold);
  if (replies.length > 0) {
    const pairs = replies.map((reading): Pair => ({ gold: reading.row.kind, predicted: told(reading) }));
    figures.push(macroFigure('argotario', 'flaw class (gold), macro-F1', pairs, 0.55));
    figures.push(accuracyFigure('argotario', 'flaw class (gold), accuracy', pairs));
  }
  const posts = readings.filter(({ row }) => row.register === 'post');
  if (posts.length > 0) {
    const spoken = posts.map((reading): Pair => ({
      gold: String(reading.row.flawed),
      predicted: String(reading.told.length > 0),
    }));
    figures.push(accuracyFigure('reddit_fallacies', 'fallacious or not, accuracy', spoken, 0.65));
    const sound = spoken.filter(({ gold }) => gold === 'false');
    figures.push({ ...accuracyFigure('reddit_fallacies', 'silent on sound texts', sound, 0.5), baseline: 0.5 });
    const kinds = posts
      .filter(({ row, told: flaws }) => row.flawed && flaws.length > 0)
      .map((reading): Pair => ({ gold: reading.row.kind, predicted: told(reading) }));
    figures.push(accuracyFigure('reddit_fallacies', 'kind of flaw, where one was rightly told', kinds));
  }
  return figures;
}

/** One bin: how sure the engine was, and how often it was right. */
export interface Bin {
  from: number;
  to: number;
  n: number;
  /** Mean confidence. */
  said: number;
  /** Share in which the kind told was the right one. */
  found: number;
}

export interface Reliability {
  /** What the flaws were told by. */
  by: string;
  n: number;
  bins: Bin[];
  /** Mean distance of said and found over the bins, each counted with its cases. */
  error: number;
}

const EDGES = [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 1];

interface Case {
  confidence: number;
  right: boolean;
}

export function reliability(by: string, cases: readonly Case[]): Reliability {
  const bins = EDGES.slice(0, -1).map((from, at): Bin => {
    const to = EDGES[at + 1] ?? 1;
    const inside = cases.filter(({ confidence }) => confidence >= from && (confidence < to || to === 1));
    const mean = (of: (one: Case) => number): number =>
      inside.reduce((sum, one) => sum + of(one), 0) / Math.max(1, inside.length);
    return {
      from,
      to,
      n: inside.length,
      said: mean(({ confidence }) => confidence),
      found: mean(({ right }) => Number(right)),
    };
  });
  const error =
    bins.reduce((sum, { n, said, found }) => sum + n * Math.abs(said - found), 0) / Math.max(1, cases.length);
  return { by, n: cases.length, bins: bins.filter(({ n }) => n > 0), error };
}

/**
 * How often the first flaw that was told is the right one, beside the confidence with which it was told. Kinds that those who
 * judged the rows could not name are left out: such a flaw is neither right nor wrong there.
 */
export function reliabilityOf(readings: readonly FlawReading[]): Reliability[] {
  const named = new Map<string, Set<string>>();
  for (const { row } of readings) named.set(row.register, (named.get(row.register) ?? new Set()).add(row.kind));
  const judged = readings.filter(
    ({ row, told: flaws }) => row.gold && flaws[0] !== undefined && named.get(row.register)?.has(flaws[0].label),
  );
  const casesOf = (those: readonly FlawReading[]): Case[] =>
    those.map((reading) => ({
      confidence: reading.told[0]?.confidence ?? 0,
      right: reading.row.flawed && told(reading) === reading.row.kind,
    }));
  return [
    reliability('learned weights', casesOf(judged.filter((reading) => reading.told[0]?.learned === true))),
    reliability('signs of wording', casesOf(judged.filter((reading) => reading.told[0]?.learned === false))),
    reliability('all', casesOf(judged)),
  ];
}
