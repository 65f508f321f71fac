import type { Clause } from './clauses.ts';
import type { Effort } from './effort.ts';

/** A literal that was forced, and the clause that forced it (null for a supposition). */
export interface Forced {
  literal: number;
  clause: Clause | null;
}

/** Shows that clauses cannot all be true: forced literals, then a clause with none left, or two cases that both fail. */
export interface Refutation {
  forced: Forced[];
  end: { kind: 'clash'; clause: Clause } | { kind: 'cases'; first: Refutation; second: Refutation };
}

export type Solution =
  { satisfiable: true; trueAtoms: ReadonlySet<number> } | { satisfiable: false; refutation: Refutation };

/**
 * Davis, Logemann and Loveland's procedure (1962), "A machine program for theorem-proving": propagate what is forced,
 * else try both values. It keeps what forced what, so that a refutation can be told in words.
 */
export function solve(clauses: readonly Clause[], atomCount: number, effort: Effort): Solution {
  const value = new Int8Array(atomCount + 1);

  const propagate = (forced: Forced[]): Clause | null => {
    for (;;) {
      effort.spend(clauses.length);
      let unit: Forced | null = null;
      for (const clause of clauses) {
        if (clause.late === true && unit) break;
        let open = 0;
        let free = 0;
        let satisfied = false;
        for (const literal of clause.literals) {
          const now = (value[Math.abs(literal)] ?? 0) * Math.sign(literal);
          if (now > 0) {
            satisfied = true;
            break;
          }
          if (now === 0) {
            free = literal;
            open += 1;
          }
        }
        if (satisfied || open > 1) continue;
        if (open === 0) return clause;
        // what is forced at once, so that a pass over the clauses does as much as it can
        value[Math.abs(free)] = Math.sign(free);
        unit = { literal: free, clause };
        forced.push(unit);
      }
      if (!unit) return null;
    }
  };

  const choose = (): number => {
    let best = 0;
    let least = Infinity;
    for (const clause of clauses) {
      let open = 0;
      let first = 0;
      let satisfied = false;
      for (const literal of clause.literals) {
        const now = (value[Math.abs(literal)] ?? 0) * Math.sign(literal);
        if (now > 0) satisfied = true;
        if (now === 0) {
          open += 1;
          if (first === 0) first = literal;
        }
      }
      if (!satisfied && open > 0 && open < least) {
        least = open;
        best = first;
      }
    }
    effort.spend(clauses.length);
    return best;
  };

  const search = (supposed: Forced | null): Refutation | null => {
    const forced: Forced[] = [];
    if (supposed) {
      value[Math.abs(supposed.literal)] = Math.sign(supposed.literal);
      forced.push(supposed);
    }
    const undo = (): void => {
      for (const { literal } of forced) value[Math.abs(literal)] = 0;
    };
    const clash = propagate(forced);
    if (clash) {
      undo();
      return { forced, end: { kind: 'clash', clause: clash } };
    }
    const literal = choose();
    if (literal === 0) return null;
    const first = search({ literal, clause: null });
    if (!first) return null;
    const second = search({ literal: -literal, clause: null });
    if (!second) return null;
    undo();
    return { forced, end: { kind: 'cases', first, second } };
  };

  const refutation = search(null);
  if (refutation) return { satisfiable: false, refutation };
  const trueAtoms = new Set<number>();
  for (let atom = 1; atom <= atomCount; atom += 1) if ((value[atom] ?? 0) > 0) trueAtoms.add(atom);
  return { satisfiable: true, trueAtoms };
}
