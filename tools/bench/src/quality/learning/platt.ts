import type { Calibration } from '@premise/argument-engine';

export interface Outcome {
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
