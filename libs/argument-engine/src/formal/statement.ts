/**
 * The logic that sentences are read into: monadic first-order logic without identity, over named individuals, with
 * propositional connectives. Every quantifier closes over its own single variable, so a quantified statement can be
 * written with two properties (of what, what is said) and needs no variables.
 * Source: Löwenheim (1915), "Über Möglichkeiten im Relativkalkül": the monadic fragment is decidable.
 */

/** What can be true of a thing. `term` is a key of the vocabulary. */
export type Property =
  | { is: 'term'; term: string }
  | { is: 'anything' }
  | { is: 'not'; of: Property }
  | { is: 'and' | 'or'; of: readonly Property[] };

/** What can be true or false. */
export type Statement =
  | { says: 'every' | 'some'; subject: Property; predicate: Property }
  | { says: 'named'; individual: string; predicate: Property }
  | { says: 'fact'; fact: string }
  | { says: 'not'; of: Statement }
  | { says: 'and' | 'or'; of: readonly Statement[] };

export const ANYTHING: Property = { is: 'anything' };

export const term = (key: string): Property => ({ is: 'term', term: key });

export function notProperty(of: Property): Property {
  return of.is === 'not' ? of.of : { is: 'not', of };
}

export function joinProperties(is: 'and' | 'or', parts: readonly Property[]): Property {
  const flat = parts.flatMap((part) => (part.is === is ? part.of : [part]));
  const kept = is === 'and' ? flat.filter((part) => part.is !== 'anything') : flat;
  const only = kept[0];
  if (kept.length === 0) return ANYTHING;
  return kept.length === 1 && only ? only : { is, of: kept };
}

export const every = (subject: Property, predicate: Property): Statement => ({ says: 'every', subject, predicate });
export const some = (subject: Property, predicate: Property): Statement => ({ says: 'some', subject, predicate });
export const named = (individual: string, predicate: Property): Statement => ({ says: 'named', individual, predicate });

export function notStatement(of: Statement): Statement {
  return of.says === 'not' ? of.of : { says: 'not', of };
}

export function joinStatements(says: 'and' | 'or', parts: readonly Statement[]): Statement {
  const only = parts[0];
  return parts.length === 1 && only ? only : { says, of: parts };
}

export const ifThen = (left: Statement, right: Statement): Statement =>
  joinStatements('or', [notStatement(left), right]);

export function iff(left: Statement, right: Statement): Statement {
  return joinStatements('and', [ifThen(left, right), ifThen(right, left)]);
}

/** One thing of a finite situation: the terms that are true of it. */
export interface Thing {
  /** Name of the individual; absent for things without one. */
  individual?: string;
  terms: ReadonlySet<string>;
}

export interface Situation {
  things: readonly Thing[];
  facts: ReadonlySet<string>;
}

export function hasProperty(thing: Thing, property: Property): boolean {
  switch (property.is) {
    case 'term':
      return thing.terms.has(property.term);
    case 'anything':
      return true;
    case 'not':
      return !hasProperty(thing, property.of);
    case 'and':
      return property.of.every((part) => hasProperty(thing, part));
    case 'or':
      return property.of.some((part) => hasProperty(thing, part));
  }
}

/** Whether a statement is true in a situation: the plain definition, by which every counter-model is checked again. */
export function holds(statement: Statement, situation: Situation): boolean {
  switch (statement.says) {
    case 'every':
      return situation.things.every(
        (thing) => !hasProperty(thing, statement.subject) || hasProperty(thing, statement.predicate),
      );
    case 'some':
      return situation.things.some(
        (thing) => hasProperty(thing, statement.subject) && hasProperty(thing, statement.predicate),
      );
    case 'named':
      return situation.things.some(
        (thing) => thing.individual === statement.individual && hasProperty(thing, statement.predicate),
      );
    case 'fact':
      return situation.facts.has(statement.fact);
    case 'not':
      return !holds(statement.of, situation);
    case 'and':
      return statement.of.every((part) => holds(part, situation));
    case 'or':
      return statement.of.some((part) => holds(part, situation));
  }
}

/** Calls back for every term, individual and fact a statement speaks of. */
export function visitStatement(
  statement: Statement,
  seen: { term?: (key: string) => void; individual?: (name: string) => void; fact?: (key: string) => void },
): void {
  const property = (part: Property): void => {
    if (part.is === 'term') seen.term?.(part.term);
    else if (part.is === 'not') property(part.of);
    else if (part.is !== 'anything') part.of.forEach(property);
  };
  switch (statement.says) {
    case 'every':
    case 'some':
      property(statement.subject);
      property(statement.predicate);
      break;
    case 'named':
      seen.individual?.(statement.individual);
      property(statement.predicate);
      break;
    case 'fact':
      seen.fact?.(statement.fact);
      break;
    case 'not':
      visitStatement(statement.of, seen);
      break;
    default:
      for (const part of statement.of) visitStatement(part, seen);
  }
}
