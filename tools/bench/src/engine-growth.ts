import { analyzeArgument } from '@premise/argument-engine';

/**
 * Time of the built-in engine by length of text, from 1 kB to 1 MB of generated prose: medians of several runs, printed as time
 * per character relative to the smallest size, with the exponent of the fitted power law (1 is linear).
 */
const SIZES = [1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000];
const GOAL = 1.1;
const WARM_UP_RUNS = 30;

const SUBJECTS = [
  'Higher fines',
  'School uniforms',
  'Electric buses',
  'Public libraries',
  'Night trains',
  'City gardens',
  'Entrance fees',
];
const VERBS = ['reduce', 'improve', 'threaten', 'support', 'change', 'protect', 'hinder'];
const OBJECTS = [
  'the health of children',
  'local trade',
  'air quality in 14 districts',
  'the trust of most voters',
  'every small shop',
  'public safety',
];
const JOINTS = [
  'because',
  'and therefore the council should act, since',
  'although some people object that',
  'but critics may say that',
  'so we must remember that',
];

/** Prose that never repeats itself closely: a small generator with a fixed start. */
export function proseOf(length: number): string {
  let state = 12_345;
  const pick = (list: readonly string[]): string => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return list[Math.floor((state / 2_147_483_648) * list.length)] ?? '';
  };
  const claim = (): string => `${pick(SUBJECTS)} ${pick(VERBS)} ${pick(OBJECTS)}`;
  const sentences: string[] = [];
  let size = 0;
  while (size < length) {
    const sentence = `${claim()} ${pick(JOINTS)} ${claim().toLowerCase()}.${sentences.length % 7 === 6 ? '\n\n' : ' '}`;
    sentences.push(sentence);
    size += sentence.length;
  }
  return sentences.join('').slice(0, length);
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Exponent k of time = c * size^k by least squares on logarithms. */
export function fittedExponent(points: ReadonlyArray<{ size: number; time: number }>): number {
  const xs = points.map(({ size }) => Math.log(size));
  const ys = points.map(({ time }) => Math.log(time));
  const meanX = xs.reduce((sum, x) => sum + x, 0) / xs.length;
  const meanY = ys.reduce((sum, y) => sum + y, 0) / ys.length;
  const above = xs.reduce((sum, x, at) => sum + (x - meanX) * ((ys[at] ?? 0) - meanY), 0);
  return above / xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
}

function measure(text: string): number {
  const runs = Math.max(5, Math.min(41, Math.round(400_000 / text.length)));
  return median(
    Array.from({ length: runs }, () => {
      const start = performance.now();
      analyzeArgument(text);
      return performance.now() - start;
    }),
  );
}

export function runEngineGrowth(): { exponent: number; passed: boolean } {
  const warmUp = proseOf(20_000);
  for (let run = 0; run < WARM_UP_RUNS; run += 1) analyzeArgument(warmUp);
  const points = SIZES.map((size) => ({ size, time: measure(proseOf(size)) }));
  const base = (points[0]?.time ?? 1) / (points[0]?.size ?? 1);
  console.log('Engine: time per character, relative to 1 kB');
  for (const { size, time } of points) {
    console.log(
      `${String(size).padStart(9)} characters  ${time.toFixed(2).padStart(9)} ms  ratio ${(time / size / base).toFixed(2)}`,
    );
  }
  const exponent = fittedExponent(points);
  const passed = exponent <= GOAL;
  console.log(`fitted exponent ${exponent.toFixed(3)} (goal at most ${GOAL}): ${passed ? 'met' : 'missed'}`);
  return { exponent, passed };
}

if (import.meta.main) {
  process.exitCode = runEngineGrowth().passed ? 0 : 1;
}
