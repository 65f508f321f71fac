import { notProperty, notStatement, type Property, type Statement, visitStatement } from './statement.ts';

/** What a literal speaks of: a term of a thing, a fact, or the truth of a quantified part of a sentence. */
export type Atom =
  | { about: 'term'; thing: number; term: string }
  | { about: 'fact'; fact: string }
  | { about: 'part'; statement: Statement };

/** A disjunction; a literal is the number of its atom, negative when denied. `source` counts the statements given. */
export interface Clause {
  literals: readonly number[];
  source: number;
  /** The clause only introduces a thing that a statement says there is. */
  opening: boolean;
  /** Used only when the others lead no further: what the conclusion would deny, so that proofs run forward. */
  late?: boolean;
}

export interface ThingName {
  individual?: string;
  /** The statement that says there is such a thing. */
  witnessOf?: { source: number; property: Property };
}

export interface GroundTheory {
  clauses: Clause[];
  /** Atom n is at place n; place 0 is empty. */
  atoms: Array<Atom | null>;
  things: ThingName[];
}

/** Limits that keep hostile input cheap; beyond them nothing is decided. */
export const LIMITS = { clausesOfSentence: 128, clauses: 8000, things: 28, terms: 48 } as const;

export class TooLarge extends Error {}

type PropertyClause = ReadonlyArray<{ term: string; sign: boolean }>;

/** Conjunctive normal form by distribution; `null` as a whole never occurs: [] means always true, [[]] never. */
function propertyClauses(property: Property, sign: boolean): PropertyClause[] {
  switch (property.is) {
    case 'term':
      return [[{ term: property.term, sign }]];
    case 'anything':
      return sign ? [] : [[]];
    case 'not':
      return propertyClauses(property.of, !sign);
    default:
      return combine(
        property.of.map((part) => propertyClauses(part, sign)),
        (property.is === 'and') === sign,
      );
  }
}

function combine<Item>(parts: ReadonlyArray<ReadonlyArray<readonly Item[]>>, all: boolean): Array<readonly Item[]> {
  if (all) return bounded(parts.flat());
  let product: Array<readonly Item[]> = [[]];
  for (const part of parts) {
    if (product.length * part.length > LIMITS.clausesOfSentence) throw new TooLarge();
    product = product.flatMap((left) => part.map((right) => [...left, ...right]));
  }
  return product;
}

function bounded<Item>(clauses: Item[]): Item[] {
  if (clauses.length > LIMITS.clausesOfSentence) throw new TooLarge();
  return clauses;
}

/** True for "some S is P" in the widest sense: also for the denial of "every S is P". */
function existence(statement: Statement, sign: boolean): Property | null {
  if (statement.says === 'not') return existence(statement.of, !sign);
  if (statement.says === 'some' && sign) return { is: 'and', of: [statement.subject, statement.predicate] };
  if (statement.says === 'every' && !sign)
    return { is: 'and', of: [statement.subject, notProperty(statement.predicate)] };
  return null;
}

/**
 * Grounds statements over one thing for every individual and one for every existential claim in them. That is enough:
 * a statement of this logic that has a model has one with just those things, because every other thing can be left
 * out without making a universal claim false or taking the witness from an existential one.
 */
export function ground(statements: readonly Statement[]): GroundTheory {
  const clauses: Clause[] = [];
  const atoms: Array<Atom | null> = [null];
  const numbers = new Map<string, number>();
  const things: ThingName[] = [];
  const individuals = new Map<string, number>();
  const terms = new Set<string>();
  const universals: Array<{ property: Property; lead: number[]; source: number }> = [];

  const atom = (key: string, make: () => Atom): number => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    atoms.push(make());
    numbers.set(key, atoms.length - 1);
    return atoms.length - 1;
  };
  const add = (clause: Clause): void => {
    const literals = [...new Set(clause.literals)];
    if (literals.some((literal) => literals.includes(-literal))) return;
    clauses.push({ ...clause, literals });
    if (clauses.length > LIMITS.clauses) throw new TooLarge();
  };
  const addThing = (thing: ThingName): number => {
    things.push(thing);
    if (things.length > LIMITS.things) throw new TooLarge();
    return things.length - 1;
  };
  const about = (property: Property, sign: boolean, thing: number): number[][] =>
    propertyClauses(property, sign).map((clause) =>
      clause.map((literal) => {
        const number = atom(`${thing}|${literal.term}`, () => ({ about: 'term', thing, term: literal.term }));
        return literal.sign ? number : -number;
      }),
    );

  for (const statement of statements)
    visitStatement(statement, {
      term: (key) => terms.add(key),
      individual: (name) => {
        if (!individuals.has(name)) individuals.set(name, addThing({ individual: name }));
      },
    });
  if (terms.size > LIMITS.terms) throw new TooLarge();

  /** Literal for a quantified part inside a larger sentence; what it means is added as clauses of its own. */
  const partLiteral = (claim: Property, statement: Statement, source: number): number => {
    const key = `part ${JSON.stringify(claim)}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = atom(key, () => ({ about: 'part', statement }));
    const witness = addThing({ witnessOf: { source, property: claim } });
    for (const clause of about(claim, true, witness)) add({ literals: [-number, ...clause], source, opening: false });
    universals.push({ property: notProperty(claim), lead: [number], source });
    return number;
  };

  const nested = (statement: Statement, sign: boolean, source: number): number[][] => {
    switch (statement.says) {
      case 'not':
        return nested(statement.of, !sign, source);
      case 'fact': {
        const number = atom(`fact ${statement.fact}`, () => ({ about: 'fact', fact: statement.fact }));
        return [[sign ? number : -number]];
      }
      case 'named':
        return about(statement.predicate, sign, individuals.get(statement.individual) ?? 0);
      case 'every':
      case 'some': {
        const claim = existence(statement, statement.says === 'some') ?? statement.predicate;
        const shown: Statement = statement.says === 'some' ? statement : notStatement(statement);
        const number = partLiteral(claim, shown, source);
        return [[sign === (statement.says === 'some') ? number : -number]];
      }
      default: {
        const all = (statement.says === 'and') === sign;
        return combine(
          statement.of.map((part) => nested(part, sign, source)),
          all,
        ).map((clause) => [...clause]);
      }
    }
  };

  const top = (statement: Statement, sign: boolean, source: number): void => {
    if (statement.says === 'not') {
      top(statement.of, !sign, source);
      return;
    }
    if (statement.says === (sign ? 'and' : 'or')) {
      for (const part of statement.of) top(part, sign, source);
      return;
    }
    const claim = existence(statement, sign);
    if (claim) {
      const witness = addThing({ witnessOf: { source, property: claim } });
      for (const clause of about(claim, true, witness)) add({ literals: clause, source, opening: true });
      return;
    }
    if (statement.says === 'every' || statement.says === 'some') {
      const denied: Property =
        statement.says === 'every'
          ? { is: 'and', of: [statement.subject, notProperty(statement.predicate)] }
          : { is: 'and', of: [statement.subject, statement.predicate] };
      universals.push({ property: notProperty(denied), lead: [], source });
      return;
    }
    for (const clause of nested(statement, sign, source)) add({ literals: clause, source, opening: false });
  };

  statements.forEach((statement, source) => {
    top(statement, true, source);
  });
  if (things.length === 0) addThing({});
  for (const { property, lead, source } of universals) {
    for (const thing of things.keys())
      for (const clause of about(property, true, thing))
        add({ literals: [...lead, ...clause], source, opening: false });
  }
  return { clauses, atoms, things };
}
