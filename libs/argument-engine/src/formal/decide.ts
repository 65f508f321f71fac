import { type Clause, ground, type GroundTheory, TooLarge } from './clauses.ts';
import type { Effort } from './effort.ts';
import { type Refutation, solve } from './solve.ts';
import { holds, notStatement, type Situation, type Statement, type Thing, visitStatement } from './statement.ts';

export type Decision =
  | { follows: true; theory: GroundTheory; refutation: Refutation }
  | { follows: false; situation: Situation }
  | { follows: null };

/** Leaves out of a situation what the counter-example does not need. */
function smallest(situation: Situation, stillShows: (smaller: Situation) => boolean): Situation {
  let things = [...situation.things];
  for (const thing of situation.things) {
    if (thing.individual !== undefined) continue;
    const without = things.filter((other) => other !== thing);
    if (without.length > 0 && stillShows({ ...situation, things: without })) things = without;
  }
  let facts = situation.facts;
  const change = (make: (thing: Thing) => Thing, at: number): void => {
    const next = things.map((thing, index) => (index === at ? make(thing) : thing));
    if (stillShows({ things: next, facts })) things = next;
  };
  things.forEach((thing, at) => {
    for (const term of thing.terms)
      change((now) => ({ ...now, terms: new Set([...now.terms].filter((other) => other !== term)) }), at);
  });
  for (const fact of situation.facts) {
    const fewer = new Set([...facts].filter((other) => other !== fact));
    if (stillShows({ things, facts: fewer })) facts = fewer;
  }
  return { things, facts };
}

/**
 * Whether the conclusion is true in every situation in which the premises are. Sound and complete for this logic
 * (see `ground`); `follows: null` when a limit of size was met. Statement number n of the refutation is premise n, the
 * last one the denial of the conclusion.
 */
export function decide(premises: readonly Statement[], conclusion: Statement, effort: Effort): Decision {
  try {
    const statements = [...premises, notStatement(conclusion)];
    const theory = ground(statements);
    effort.spend(theory.clauses.length);
    const denial = premises.length;
    const late = (clause: Clause): boolean =>
      clause.source === denial && !(clause.opening && clause.literals.every((literal) => literal > 0));
    const clauses = theory.clauses.map((clause) => ({ ...clause, late: late(clause) }));
    clauses.sort((a, b) => Number(a.late) - Number(b.late));
    const solution = solve(clauses, theory.atoms.length - 1, effort);
    if (!solution.satisfiable) return { follows: true, theory, refutation: solution.refutation };
    const terms = theory.things.map(() => new Set<string>());
    const facts = new Set<string>();
    for (const number of solution.trueAtoms) {
      const atom = theory.atoms[number];
      if (atom?.about === 'term') terms[atom.thing]?.add(atom.term);
      if (atom?.about === 'fact') facts.add(atom.fact);
    }
    const things = theory.things.map(({ individual }, at): Thing => {
      const own = terms[at] ?? new Set<string>();
      return individual === undefined ? { terms: own } : { individual, terms: own };
    });
    const shows = (situation: Situation): boolean =>
      premises.every((premise) => holds(premise, situation)) && !holds(conclusion, situation);
    const situation = { things, facts };
    // checked by the definition itself: a fault of the search can only make the answer "not decided"
    return shows(situation) ? { follows: false, situation: smallest(situation, shows) } : { follows: null };
  } catch (error) {
    if (error instanceof TooLarge) return { follows: null };
    throw error;
  }
}

/** Whether statements can all be true together; null when that was not decided. */
export function canAllBeTrue(statements: readonly Statement[], effort: Effort): boolean | null {
  const [first, ...rest] = statements;
  if (!first) return true;
  const decision = decide(rest, notStatement(first), effort);
  return decision.follows === null ? null : !decision.follows;
}

/** The keys that statements speak of. */
export function keysOf(statements: readonly Statement[]): {
  terms: Set<string>;
  facts: Set<string>;
  individuals: Set<string>;
} {
  const terms = new Set<string>();
  const facts = new Set<string>();
  const individuals = new Set<string>();
  for (const statement of statements)
    visitStatement(statement, {
      term: (key) => terms.add(key),
      fact: (key) => facts.add(key),
      individual: (key) => individuals.add(key),
    });
  return { terms, facts, individuals };
}
