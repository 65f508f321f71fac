import { decide } from './decide.ts';
import { Effort } from './effort.ts';
import {
  every,
  holds,
  joinProperties,
  joinStatements,
  named,
  notProperty,
  notStatement,
  type Property,
  type Situation,
  some,
  type Statement,
  term,
  type Thing,
} from './statement.ts';

/** A small linear congruential generator, so that the same cases are tried every time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const TERMS = ['p', 'q', 'r'];

function randomProperty(next: (below: number) => number, depth: number): Property {
  if (depth === 0 || next(3) === 0) return term(TERMS[next(TERMS.length)] ?? 'p');
  if (next(3) === 0) return notProperty(randomProperty(next, depth - 1));
  return joinProperties(next(2) === 0 ? 'and' : 'or', [
    randomProperty(next, depth - 1),
    randomProperty(next, depth - 1),
  ]);
}

function randomStatement(next: (below: number) => number, depth: number): Statement {
  const kind = next(depth === 0 ? 4 : 7);
  if (kind === 0) return every(randomProperty(next, 2), randomProperty(next, 2));
  if (kind === 1) return some(randomProperty(next, 2), randomProperty(next, 2));
  if (kind === 2) return named(next(2) === 0 ? 'alice' : 'bob', randomProperty(next, 2));
  if (kind === 3) return { says: 'fact', fact: next(2) === 0 ? 'rain' : 'wind' };
  if (kind === 4) return notStatement(randomStatement(next, depth - 1));
  return joinStatements(kind === 5 ? 'and' : 'or', [
    randomStatement(next, depth - 1),
    randomStatement(next, depth - 1),
  ]);
}

const TYPES = Array.from(
  { length: 2 ** TERMS.length },
  (_, bits) => new Set(TERMS.filter((__, at) => (bits >> at) % 2 === 1)),
);

/** Every situation up to things that are alike: what matters is which types occur, and what Alice and Bob are. */
function* allSituations(): Generator<Situation> {
  for (let occurring = 0; occurring < 2 ** TYPES.length; occurring += 1) {
    const others = TYPES.filter((_, at) => (occurring >> at) % 2 === 1).map((terms): Thing => ({ terms }));
    for (const alice of TYPES)
      for (const bob of TYPES)
        for (let facts = 0; facts < 4; facts += 1)
          yield {
            things: [{ individual: 'alice', terms: alice }, { individual: 'bob', terms: bob }, ...others],
            facts: new Set(['rain', 'wind'].filter((_, at) => (facts >> at) % 2 === 1)),
          };
  }
}

describe('decide', () => {
  const situations = [...allSituations()];

  it('agrees with a search through all situations on random arguments', () => {
    const next = numbers(20240917);
    let valid = 0;
    for (let round = 0; round < 150; round += 1) {
      const premises = Array.from({ length: 1 + next(3) }, () => randomStatement(next, 2));
      const conclusion = randomStatement(next, 1);
      const decision = decide(premises, conclusion, new Effort());
      const counter = situations.find(
        (situation) => !holds(conclusion, situation) && premises.every((premise) => holds(premise, situation)),
      );
      expect({ premises, conclusion, follows: decision.follows }).toEqual({ premises, conclusion, follows: !counter });
      if (decision.follows === true) valid += 1;
      if (decision.follows === false) {
        expect(premises.every((premise) => holds(premise, decision.situation))).toBe(true);
        expect(holds(conclusion, decision.situation)).toBe(false);
      }
    }
    expect(valid).toBeGreaterThan(15);
  });

  it('gives up on what is too large instead of running on', () => {
    const many = Array.from({ length: 60 }, (_, at) => every(term(`t${at}`), term(`t${at + 1}`)));
    expect(decide(many, every(term('t0'), term('t60')), new Effort()).follows).toBeNull();
  });

  it('gives up for all further questions once the effort of a check is spent', () => {
    const premises = [every(term('cat'), term('pet')), named('tom', term('cat'))];
    const conclusion = named('tom', term('pet'));
    const effort = new Effort(60);
    let answered = 0;
    while (answered < 100 && decide(premises, conclusion, effort).follows === true) answered += 1;
    expect(answered).toBeGreaterThan(0);
    expect(answered).toBeLessThan(20);
    expect(decide(premises, conclusion, effort).follows).toBeNull();
  });
});
