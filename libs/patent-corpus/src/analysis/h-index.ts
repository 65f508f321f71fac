/** The greatest h such that h of the counts are at least h. */
export function hIndexOf(counts: readonly number[]): number {
  const sorted = [...counts].sort((a, b) => b - a);
  let h = 0;
  while ((sorted[h] ?? 0) >= h + 1) h += 1;
  return h;
}

/** 0 to 1: the part of the others that a value exceeds, equal ones counted half. Null with nobody to compare with. */
export function rankAmong(value: number, others: readonly number[]): number | null {
  if (others.length === 0) return null;
  const below = others.filter((other) => other < value).length;
  const equal = others.filter((other) => other === value).length;
  return (below + equal / 2) / others.length;
}

/** 0 to 1: how evenly things are spread over kinds; 0 when all are of one kind. */
export function spreadOf(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return total === 0 ? 0 : 1 - counts.reduce((sum, count) => sum + (count / total) ** 2, 0);
}
