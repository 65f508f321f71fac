import {
  FEATURE_BUCKETS,
  type FeatureNames,
  type Features,
  type GroupWeights,
  type Head,
  vectorOf,
} from '@premise/argument-engine';
import { seededNumbers } from '../statistics.ts';

export interface Example {
  names: FeatureNames;
  label: string;
  weight: number;
}

export interface HeadSettings {
  classes: readonly string[];
  groups: GroupWeights;
  /** Strength of the pull towards zero. */
  ridge: number;
  epochs: number;
}

const BIAS_RATE = 0.02;
const LARGEST_STEP = 127;

const known = new WeakMap<FeatureNames, Map<string, Features>>();

/** The vector of a text, made once for all heads and folds. */
function vectorOnce(names: FeatureNames, groups: GroupWeights): Features {
  const own = known.get(names) ?? new Map<string, Features>();
  known.set(names, own);
  const key = groups.join(' ');
  const vector = own.get(key) ?? vectorOf(names, groups);
  own.set(key, vector);
  return vector;
}

/** Adds what the weights are after an epoch; the mean over the last epochs hangs less on the order of the rows. */
function addUp(into: Float64Array, weights: Float64Array, scale: number): void {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] ?? 0) + (weights[at] ?? 0) * scale;
}

/** Softmax regression by stochastic gradient descent with shrinking steps; the same rows give the same weights. */
export function learnHead(examples: readonly Example[], settings: HeadSettings): Head {
  const { classes, groups, ridge, epochs } = settings;
  const size = classes.length;
  const weights = new Float64Array(FEATURE_BUCKETS * size);
  const bias = new Float64Array(size);
  const weightSum = new Float64Array(weights.length);
  const biasSum = new Float64Array(size);
  const averaged = Math.ceil(epochs / 2);
  const vectors = examples.map((example) => vectorOnce(example.names, groups));
  const wanted = examples.map((example) => classes.indexOf(example.label));
  const shrink = ridge / examples.length;
  const next = seededNumbers(3);
  const order = examples.map((_, at) => at);
  const shares = new Float64Array(size);
  let scale = 1;
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, next);
    for (const row of order) {
      const vector = vectors[row];
      if (!vector) continue;
      const rate = 1 / (shrink * (step + examples.length));
      step += 1;
      softmax(weights, bias, scale, vector, shares);
      scale *= 1 - rate * shrink;
      for (let k = 0; k < size; k += 1) {
        const slope = (examples[row]?.weight ?? 1) * ((shares[k] ?? 0) - (wanted[row] === k ? 1 : 0));
        const by = (rate * slope) / scale;
        for (let at = 0; at < vector.places.length; at += 1) {
          const place = (vector.places[at] ?? 0) * size + k;
          weights[place] = (weights[place] ?? 0) - by * (vector.values[at] ?? 0);
        }
        bias[k] = (bias[k] ?? 0) - BIAS_RATE * slope;
      }
    }
    if (epoch < epochs - averaged) continue;
    addUp(weightSum, weights, scale);
    addUp(biasSum, bias, 1);
  }
  return quantised(
    classes,
    groups,
    weightSum,
    biasSum.map((sum) => sum / averaged),
    1 / averaged,
  );
}

function shuffle(order: number[], next: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

function softmax(
  weights: Float64Array,
  bias: Float64Array,
  scale: number,
  vector: { places: Int32Array; values: Float64Array },
  into: Float64Array,
): void {
  const size = bias.length;
  into.set(bias);
  for (let at = 0; at < vector.places.length; at += 1) {
    const base = (vector.places[at] ?? 0) * size;
    const value = scale * (vector.values[at] ?? 0);
    for (let k = 0; k < size; k += 1) into[k] = (into[k] ?? 0) + value * (weights[base + k] ?? 0);
  }
  const most = Math.max(...into);
  let sum = 0;
  for (let k = 0; k < size; k += 1) {
    into[k] = Math.exp((into[k] ?? 0) - most);
    sum += into[k] ?? 0;
  }
  for (let k = 0; k < size; k += 1) into[k] = (into[k] ?? 0) / sum;
}

/** Whole steps from -127 to 127: small to ship, and the last digits of a sum play no part. */
function quantised(
  classes: readonly string[],
  groups: GroupWeights,
  weights: Float64Array,
  bias: Float64Array,
  scale: number,
): Head {
  let largest = 0;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight * scale));
  const unit = Number((largest / LARGEST_STEP).toPrecision(6));
  return {
    classes,
    groups,
    bias: Array.from(bias, (value) => Number(value.toFixed(4))),
    scale: unit,
    weights: Int8Array.from(weights, (weight) => Math.round((weight * scale) / unit)),
  };
}
