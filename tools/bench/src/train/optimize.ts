import type { NamedFeatures, StoredModel } from '@premise/argument-engine';

/** One case: its features, and the number of its label. */
export interface Case {
  features: NamedFeatures;
  label: number;
  /** How much it counts; 1 unless told. */
  weight?: number;
}

/** Units of one text of which one, or one of several, is right. */
export interface ChoiceCase {
  options: readonly NamedFeatures[];
  right: ReadonlySet<number>;
}

export interface Settings {
  /** Strength of the pull of all weights to 0. */
  decay: number;
  rounds: number;
  /** NamedFeatures that occur in fewer cases are left out. */
  fewest: number;
}

interface Sparse {
  rows: Int32Array;
  values: Float64Array;
}

class Names {
  readonly list: string[] = [];
  private readonly rows = new Map<string, number>();

  constructor(all: Iterable<NamedFeatures>, fewest: number) {
    const counts = new Map<string, number>();
    for (const features of all) for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const [name, count] of counts) {
      if (count < fewest) continue;
      this.rows.set(name, this.list.length);
      this.list.push(name);
    }
  }

  toSparse(features: NamedFeatures): Sparse {
    const rows: number[] = [];
    const values: number[] = [];
    for (const [name, value] of features) {
      const row = this.rows.get(name);
      if (row === undefined || value === 0) continue;
      rows.push(row);
      values.push(value);
    }
    return { rows: Int32Array.from(rows), values: Float64Array.from(values) };
  }
}

/** Full-batch Adam: no randomness, so that the same cases give the same weights. */
function minimize(
  size: number,
  addGradient: (weights: Float64Array, gradient: Float64Array) => void,
  settings: Settings,
): Float64Array {
  const weights = new Float64Array(size);
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  const gradient = new Float64Array(size);
  for (let round = 1; round <= settings.rounds; round += 1) {
    gradient.fill(0);
    addGradient(weights, gradient);
    const step = round > settings.rounds * 0.7 ? 0.015 : 0.05;
    const meanShare = 1 - 0.9 ** round;
    const squareShare = 1 - 0.999 ** round;
    for (let at = 0; at < size; at += 1) {
      const slope = gradient[at]! + settings.decay * weights[at]!;
      mean[at] = 0.9 * mean[at]! + 0.1 * slope;
      square[at] = 0.999 * square[at]! + 0.001 * slope * slope;
      weights[at]! -= (step * (mean[at]! / meanShare)) / (Math.sqrt(square[at]! / squareShare) + 1e-8);
    }
  }
  return weights;
}

/** Logistic regression over any number of labels. */
export function learnLabels(labels: readonly string[], cases: readonly Case[], settings: Settings): StoredModel {
  const names = new Names(
    cases.map(({ features }) => features),
    settings.fewest,
  );
  const rows = cases.map(({ features }) => names.toSparse(features));
  const count = labels.length;
  const total = cases.reduce((sum, { weight = 1 }) => sum + weight, 0);
  const shares = new Float64Array(count);
  const weights = minimize(
    names.list.length * count,
    (current, gradient) => {
      cases.forEach(({ label, weight = 1 }, at) => {
        const { rows: places, values } = rows[at]!;
        shares.fill(0);
        for (let place = 0; place < places.length; place += 1) {
          const from = places[place]! * count;
          for (let one = 0; one < count; one += 1) shares[one]! += current[from + one]! * values[place]!;
        }
        toSharesInPlace(shares);
        shares[label]! -= 1;
        for (let one = 0; one < count; one += 1) shares[one]! *= weight / total;
        for (let place = 0; place < places.length; place += 1) {
          const from = places[place]! * count;
          for (let one = 0; one < count; one += 1) gradient[from + one]! += shares[one]! * values[place]!;
        }
      });
    },
    settings,
  );
  return store(labels, names.list, weights);
}

/** Conditional logit: within each text the right option is to score highest. */
export function learnChoice(cases: readonly ChoiceCase[], settings: Settings): StoredModel {
  const names = new Names(
    cases.flatMap(({ options }) => options),
    settings.fewest,
  );
  const rows = cases.map(({ options }) => options.map((option) => names.toSparse(option)));
  const weights = minimize(
    names.list.length,
    (current, gradient) => {
      cases.forEach(({ right }, at) => {
        const options = rows[at]!;
        const scores = Float64Array.from(options, ({ rows: places, values }) => {
          let score = 0;
          for (let place = 0; place < places.length; place += 1) score += current[places[place]!]! * values[place]!;
          return score;
        });
        toSharesInPlace(scores);
        let among = 0;
        for (const one of right) among += scores[one]!;
        options.forEach(({ rows: places, values }, one) => {
          const slope = (scores[one]! - (right.has(one) ? scores[one]! / among : 0)) / cases.length;
          if (Math.abs(slope) < 1e-9) return;
          for (let place = 0; place < places.length; place += 1) gradient[places[place]!]! += slope * values[place]!;
        });
      });
    },
    settings,
  );
  return store(['conclusion'], names.list, weights);
}

function toSharesInPlace(scores: Float64Array): void {
  let highest = -Infinity;
  for (const score of scores) highest = Math.max(highest, score);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) sum += scores[at] = Math.exp(scores[at]! - highest);
  for (let at = 0; at < scores.length; at += 1) scores[at]! /= sum;
}

/** Weights in steps of a 127th of the largest; features without any are left out. */
function store(labels: readonly string[], names: readonly string[], weights: Float64Array): StoredModel {
  const count = labels.length;
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127 || 1;
  const bytes: number[] = [];
  const features = names.filter((_, row) => {
    const own = Array.from(weights.subarray(row * count, (row + 1) * count), (weight) => Math.round(weight / step));
    if (own.every((weight) => weight === 0)) return false;
    bytes.push(...own);
    return true;
  });
  return { labels: [...labels], features, step, weights: Buffer.from(Int8Array.from(bytes)).toString('base64') };
}
