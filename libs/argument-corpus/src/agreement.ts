/**
 * Krippendorff's alpha for nominal labels by two annotators who labeled the same units, none missing.
 * 1 is full agreement, 0 what chance gives. Source: K. Krippendorff, Content Analysis (2004), chapter 11.
 */
export function computeAlpha(pairs: readonly (readonly [string, string])[]): number {
  const counts = new Map<string, number>();
  let disagreements = 0;
  for (const [one, two] of pairs) {
    for (const label of [one, two]) counts.set(label, (counts.get(label) ?? 0) + 1);
    if (one !== two) disagreements += 1;
  }
  const total = 2 * pairs.length;
  if (total < 2) return NaN;
  const observed = disagreements / pairs.length;
  let same = 0;
  for (const count of counts.values()) same += count * (count - 1);
  const expected = 1 - same / (total * (total - 1));
  return expected === 0 ? 1 : 1 - observed / expected;
}
