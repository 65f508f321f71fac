/** How much of the smaller clause's content the two share. */
export function overlap(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  const known = new Set(a);
  let shared = 0;
  for (const word of b) if (known.has(word)) shared += 1;
  return shared / Math.min(a.length, b.length);
}

/** Share of their content that two clauses have in common: 1 where one repeats the other. */
export function sameness(a: readonly string[], b: readonly string[]): number {
  const smaller = Math.min(a.length, b.length);
  return smaller < 2 ? 0 : (overlap(a, b) * smaller) / (a.length + b.length - overlap(a, b) * smaller);
}
