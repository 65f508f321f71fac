import type { Claim } from './claim.ts';

export interface ClaimWalker {
  /** From here to `leave` the claim is an ancestor of what is visited; the last one entered is left first. */
  enter(claim: Claim): void;
  leave(claim: Claim): void;
  /** All ancestors of the claim have been entered, and none that is not one. */
  visit(claim: Claim): void;
}

/**
 * Ancestors looked at that a claim on several claims has beside those of its last parent. "Any one of claims 1 to 9" stays far below
 * it; it keeps thousands of claims, each on thousands, from taking the square of their number.
 */
const MOST_ASIDE = 300;

interface Step {
  claim: Claim;
  /** Entered for this claim alone; null before the claim was visited. */
  aside: Claim[] | null;
}

/**
 * Visits every claim once, parents before children, with its ancestors at hand. Linear in the number of claims: a chain is
 * entered once, not once for each claim that hangs on it.
 *
 * @param parents by place of the claim; earlier claims only
 */
export function walkClaims(
  claims: readonly Claim[],
  parents: readonly (readonly Claim[])[],
  walker: ClaimWalker,
): void {
  const children: Claim[][] = claims.map(() => []);
  const waiting: Step[] = [];
  for (const claim of claims) {
    const base = lastOf(parents[claim.index] ?? []);
    if (base) children[base.index]?.push(claim);
    else waiting.push({ claim, aside: null });
  }
  waiting.reverse();
  const above = new Set<Claim>();
  const add = (claim: Claim): void => {
    above.add(claim);
    walker.enter(claim);
  };
  const remove = (claim: Claim): void => {
    walker.leave(claim);
    above.delete(claim);
  };
  for (let step = waiting.at(-1); step; step = waiting.at(-1)) {
    const { claim } = step;
    if (step.aside !== null) {
      remove(claim);
      for (const other of step.aside.reverse()) remove(other);
      waiting.pop();
      continue;
    }
    step.aside = besides(claim, parents, above);
    step.aside.forEach(add);
    walker.visit(claim);
    add(claim);
    for (const child of (children[claim.index] ?? []).reverse()) waiting.push({ claim: child, aside: null });
  }
}

function lastOf(parents: readonly Claim[]): Claim | undefined {
  let last = parents[0];
  for (const parent of parents) if (last && parent.index > last.index) last = parent;
  return last;
}

/** Ancestors that are not above yet, in their order. */
function besides(claim: Claim, parents: readonly (readonly Claim[])[], above: ReadonlySet<Claim>): Claim[] {
  const found = new Set<Claim>();
  const next = [parents[claim.index] ?? []];
  let left = MOST_ASIDE;
  for (let at = 0; at < next.length; at += 1) {
    for (const parent of next[at] ?? []) {
      if (above.has(parent) || found.has(parent)) continue;
      left -= 1;
      if (left < 0) return inOrder(found);
      found.add(parent);
      next.push(parents[parent.index] ?? []);
    }
  }
  return inOrder(found);
}

const inOrder = (claims: Iterable<Claim>): Claim[] => [...claims].sort((a, b) => a.index - b.index);
