/** Named features of one case; what is not named is 0. */
export type NamedFeatures = ReadonlyMap<string, number>;

/** A linear model as it is stored: weights in steps of `step`, one byte each, row by row of the features. */
export interface StoredModel {
  labels: string[];
  features: string[];
  step: number;
  /** Base64 of signed bytes; `labels.length` of them for each feature. */
  weights: string;
}

/** A linear classifier: scores each label by the sum of the weights of a case's features. */
export class LinearModel {
  readonly labels: readonly string[];
  private readonly rows: ReadonlyMap<string, number>;
  private readonly weights: Int8Array;
  private readonly step: number;

  constructor({ labels, features, step, weights }: StoredModel) {
    this.labels = labels;
    this.step = step;
    this.rows = new Map(features.map((name, row) => [name, row]));
    this.weights = new Int8Array(Buffer.from(weights, 'base64'));
  }

  /** One score for each label, in their order. */
  score(features: NamedFeatures): Float64Array {
    const count = this.labels.length;
    const scores = new Float64Array(count);
    for (const [name, value] of features) {
      const row = this.rows.get(name);
      if (row === undefined) continue;
      const weights = this.weights;
      for (let label = 0, at = row * count; label < count; label += 1, at += 1)
        scores[label] = (scores[label] ?? 0) + (weights[at] ?? 0) * value;
    }
    for (let label = 0; label < count; label += 1) scores[label] = (scores[label] ?? 0) * this.step;
    return scores;
  }

  /** The probability of each label. */
  predict(features: NamedFeatures): Map<string, number> {
    const shares = toShares(this.score(features));
    return new Map(this.labels.map((label, at) => [label, shares[at] ?? 0]));
  }
}

/** Scores as shares of 1 (softmax). */
export function toShares(scores: Float64Array): Float64Array {
  const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const shares = scores.map((score) => Math.exp(score - highest));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}
