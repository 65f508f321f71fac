import type { Guess, Guesses } from './cross-validate.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const rightOf = (guesses: readonly Guess[]): string =>
  guesses.length === 0
    ? '-'
    : `${percent(guesses.filter(({ isRight }) => isRight).length / guesses.length)} of ${guesses.length}`;

/** How many are right, and how many may be told where only the surest are, for some shares of right ones. */
function describeCoverage(guesses: readonly Guess[]): string {
  const sorted = guesses.toSorted((a, b) => b.sure - a.sure);
  return [0.95, 0.9, 0.85, 0.8]
    .map((goal) => {
      let right = 0;
      let best = { count: 0, sure: 1 };
      sorted.forEach(({ isRight, sure }, at) => {
        if (isRight) right += 1;
        if (right / (at + 1) >= goal) best = { count: at + 1, sure };
      });
      return `${percent(goal)}: ${percent(best.count / Math.max(1, sorted.length))} from ${best.sure.toFixed(2)}`;
    })
    .join('; ');
}

function describeLabels(guesses: readonly Guess[]): string[] {
  const labels = [...new Set(guesses.flatMap(({ label, gold }) => [label ?? '', gold ?? '']))].toSorted();
  return labels.map((label) => {
    const said = guesses.filter((one) => one.label === label);
    const there = guesses.filter(({ gold }) => gold === label);
    return `    ${label.padEnd(24)} said ${String(said.length).padStart(5)}, right ${rightOf(said)}; found ${rightOf(there)}`;
  });
}

export function reportGuesses(guesses: Guesses): string {
  const { isArgument } = guesses;
  const argumentAt = [0.4, 0.5, 0.6, 0.7, 0.8].map((least) => {
    const right = isArgument.filter(({ sure, isRight }) => sure >= least === isRight).length;
    const missed = isArgument.filter(({ sure, isRight }) => isRight && sure < least).length;
    return `${least}: ${percent(right / isArgument.length)} (${missed} arguments missed)`;
  });
  return [
    `argument or not, right from a share of  ${argumentAt.join(', ')}`,
    `kind of text        ${rightOf(guesses.kind)}`,
    ...describeLabels(guesses.kind),
    `conclusion, or none ${rightOf(guesses.conclusion)}; ${describeCoverage(guesses.conclusion)}`,
    ...['first', 'middle', 'last', 'unstated'].map(
      (place) => `    ${place.padEnd(10)} ${rightOf(guesses.conclusion.filter(({ gold }) => gold === place))}`,
    ),
    `    said none  ${rightOf(guesses.conclusion.filter(({ label }) => label === 'none'))}`,
    `among the best two  ${rightOf(guesses.pair)}`,
    `role of a unit      ${rightOf(guesses.role)}`,
    ...describeLabels(guesses.role),
    `scheme of a step    ${rightOf(guesses.scheme)}; ${describeCoverage(guesses.scheme)}`,
    ...describeLabels(guesses.scheme),
    `type of conclusion  ${rightOf(guesses.type)}`,
    ...describeLabels(guesses.type),
  ].join('\n');
}
