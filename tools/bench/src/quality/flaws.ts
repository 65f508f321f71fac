import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type FlawModel, flawModel, flawsWith, SOUND } from '@premise/argument-engine';
import { accuracyFigure, type Figure, macroFigure } from './figures.ts';
import { type LearningRow } from './learning/flaw-rows.ts';
import { foldsOf, learnFlawModel } from './learning/flaw-training.ts';
import type { Pair } from './statistics.ts';

/** What the engine says of a row, with weights that have not seen it. */
export interface FlawReading {
  row: LearningRow;
  told: Array<{ label: string; confidence: number }>;
}

const LEARNED_ROWS = path.join(import.meta.dirname, 'learning/learned-rows.json');
const FOLD_SEED = 29;

/**
 * Rows that the shipped weights were learned from are judged by weights learned from the other folds; rows they have
 * never seen are judged as shipped.
 */
export function readFlaws(rows: readonly LearningRow[]): { readings: FlawReading[]; heldOut: number } {
  const learned = new Set(JSON.parse(readFileSync(LEARNED_ROWS, 'utf8')) as string[]);
  const seen = (row: LearningRow): boolean =>
    learned.has(createHash('sha256').update(row.text).digest('hex').slice(0, 12));
  const judged = rows.filter((row) => row.register !== 'other');
  const folds = new Map(foldsOf(rows, FOLD_SEED).map((fold, at) => [rows[at], fold] as const));
  const models: FlawModel[] = [];
  const modelFor = (row: LearningRow): FlawModel => {
    if (!seen(row)) return flawModel();
    const fold = folds.get(row) ?? 0;
    return (models[fold] ??= learnFlawModel(rows.filter((other) => folds.get(other) !== fold)));
  };
  const readings = judged.map((row) => ({ row, told: flawsWith(modelFor(row), row.text) }));
  return { readings, heldOut: judged.filter(seen).length };
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

export interface Reliability {
  from: number;
  to: number;
  n: number;
  confidence: number;
  right: number;
}

const EDGES = [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 1.001];

/** How often the first flaw that was told is the right one, beside the confidence with which it was told. */
export function reliabilityOf(readings: readonly FlawReading[]): { bins: Reliability[]; error: number } {
  const cases = readings
    .filter(({ row, told: flaws }) => row.gold && flaws.length > 0)
    .map((reading) => ({
      confidence: reading.told[0]?.confidence ?? 0,
      right: reading.row.flawed && told(reading) === reading.row.kind,
    }));
  const bins = EDGES.slice(0, -1).map((from, at): Reliability => {
    const to = EDGES[at + 1] ?? 1;
    const inside = cases.filter(({ confidence }) => confidence >= from && confidence < to);
    const n = inside.length;
    return {
      from,
      to: Math.min(1, to),
      n,
      confidence: n === 0 ? 0 : inside.reduce((sum, { confidence }) => sum + confidence, 0) / n,
      right: n === 0 ? 0 : inside.filter(({ right }) => right).length / n,
    };
  });
  const error =
    bins.reduce((sum, { n, confidence, right }) => sum + n * Math.abs(confidence - right), 0) /
    Math.max(1, cases.length);
  return { bins: bins.filter(({ n }) => n > 0), error };
}
