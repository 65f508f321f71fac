import type { Claim } from '@premise/patent-rules';

/** What is wrong with the number of a claim, or with the claims it depends on; for the outline, so in few words. */
export function claimProblems(claims: readonly Claim[]): Map<Claim, string> {
  const problems = new Map<Claim, string>();
  const earlier = new Set<number>();
  const all = new Set(claims.flatMap(({ number }) => number ?? []));
  for (const claim of claims) {
    const { number, index } = claim;
    const wanted = claim.dependsOn?.numbers ?? [];
    const missing = wanted.find((one) => !all.has(one));
    const late = wanted.find((one) => !earlier.has(one));
    if (number === null) problems.set(claim, `has no number; it would be ${index + 1}`);
    else if (earlier.has(number)) problems.set(claim, `number ${number} is there already`);
    else if (number !== index + 1) problems.set(claim, `would be ${index + 1} in consecutive order`);
    else if (missing !== undefined) problems.set(claim, `there is no claim ${missing}`);
    else if (late === number) problems.set(claim, 'depends on itself');
    else if (late !== undefined) problems.set(claim, `claim ${late} comes later`);
    if (number !== null) earlier.add(number);
  }
  return problems;
}
