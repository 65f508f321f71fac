import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Longer passwords are strong by their length; estimating them would only take time. */
const LONGEST = 72;

/** 0 (guessed at once) to 4 (out of reach). `personal` are words an attacker who knows the person tries first. */
export function estimateStrength(password: string, personal: readonly string[]): 0 | 1 | 2 | 3 | 4 {
  const words = personal.flatMap((text) => text.split(/[\s@.]+/)).filter((word) => word.length > 2);
  return estimator.check(password.slice(0, LONGEST), words).score;
}
