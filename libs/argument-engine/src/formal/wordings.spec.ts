import { formalCheck } from './formal-check.ts';
import { formalVerdict } from './formal-verdict.ts';

/** Premises, conclusion, verdict: own examples of what the grammar takes. */
const CASES: ReadonlyArray<readonly [string, 'valid' | 'invalid' | 'not-formal']> = [
  // conditionals between sentences
  ['If Nora works late, she misses the bus. Nora works late. Therefore Nora misses the bus.', 'valid'],
  ['If Nora works late, she misses the bus. Nora misses the bus. Therefore Nora works late.', 'invalid'],
  ['If Nora works late, she misses the bus. Nora does not miss the bus. Therefore Nora does not work late.', 'valid'],
  ['If Nora works late, she misses the bus. Nora does not work late. Therefore Nora does not miss the bus.', 'invalid'],
  ['If it rains, the match is cancelled. It rains. So the match is cancelled.', 'valid'],
  ['The match is cancelled if it rains. The match is not cancelled. So it does not rain.', 'valid'],
  ['The match is cancelled only if it rains. The match is cancelled. So it rains.', 'valid'],
  ['The match is cancelled only if it rains. It rains. So the match is cancelled.', 'invalid'],
  ['The alarm rings unless the door is closed. The door is not closed. Hence the alarm rings.', 'valid'],
  ['The lamp is on if and only if the switch is up. The switch is not up. So the lamp is not on.', 'valid'],
  // disjunctions
  ['Either Max or Lena is the winner. Max is not the winner. Thus Lena is the winner.', 'valid'],
  [
    'The parcel is in the hall or the parcel is in the shed. The parcel is not in the hall. So the parcel is in the shed.',
    'valid',
  ],
  ['Max is German or Swiss. Max is German. So Max is not Swiss.', 'invalid'],
  ['Max is either German or Swiss, but not both. Max is German. So Max is not Swiss.', 'valid'],
  // named individuals and classes
  ['Every baker gets up early. Rosa is a baker. Therefore Rosa gets up early.', 'valid'],
  ['Every baker gets up early. Rosa gets up early. Therefore Rosa is a baker.', 'invalid'],
  ['No reptile has fur. Kaa is a reptile. So Kaa does not have fur.', 'valid'],
  ['Only members may vote. Otto is not a member. So Otto may vote.', 'not-formal'],
  ['Only members can enter. Otto is not a member. So Otto cannot enter.', 'valid'],
  ['Rosa is a baker and a singer. All singers are cheerful. So some baker is cheerful.', 'valid'],
  // relative clauses and complex terms
  ['Every dog that barks is a nuisance. Rex is a dog. Rex barks. So Rex is a nuisance.', 'valid'],
  ['Everyone who smokes and drinks is at risk. Some sailors smoke. So some sailors are at risk.', 'invalid'],
  ['Nobody who is a poet is rich. Some bankers are rich. So some bankers are not poets.', 'valid'],
  ['All cats and dogs are pets. Tom is a cat. So Tom is a pet.', 'valid'],
  [
    'Every bird is either a flyer or a swimmer. No ostrich is a flyer. All ostriches are birds. So every ostrich is a swimmer.',
    'valid',
  ],
  ['Nothing that is made of lead floats. This ring is made of lead. So this ring does not float.', 'not-formal'],
  ['All gardeners who grow roses own gloves. Ida is a gardener who grows roses. So Ida owns gloves.', 'valid'],
  ['No one who drinks coffee sleeps well. Tim drinks coffee. So Tim does not sleep well.', 'valid'],
  ['Some dogs are friendly. Some friendly things are soft. So some dogs are soft.', 'invalid'],
  ['If it is Monday, the museum is closed. The museum is not closed. So it is not Monday.', 'valid'],
  ['Either we raise taxes or we cut spending. We do not raise taxes. Therefore we cut spending.', 'valid'],
  ['P1. All birds lay eggs.\nP2. Every penguin is a bird.\nC. Every penguin lays eggs.', 'valid'],
  ['1. If Eve is right, Adam is wrong. 2. Eve is right. 3. Therefore, Adam is wrong.', 'valid'],
  ['All that lives in water swims. Fish live in water. So fish swim.', 'not-formal'],
  ['All that swims is wet. Nemo swims. So Nemo is wet.', 'valid'],
  [
    'Every device that infringes claim 1 has a hinge. The accused device has no hinge. So the accused device does not infringe claim 1.',
    'valid',
  ],
  ['Every diamond is hard. The fake diamond is not hard. So the fake diamond is not a diamond.', 'valid'],
  ['Every diamond is hard. So the fake diamond is hard.', 'invalid'],
  // wordings with two meanings are read in favour of the argument
  ['A cat is an animal. Tom is a cat. So Tom is an animal.', 'valid'],
  ['A cat is on the roof. Whatever is on the roof is wet. So some cat is wet.', 'valid'],
  ['Someone who flies planes is a pilot. Amy flies planes. Therefore Amy is a pilot.', 'valid'],
  ['Someone who sings is happy. Whoever is happy is kind. So someone is kind.', 'valid'],
  // necessity and sufficiency
  [
    'Being a square is sufficient for being a rectangle. So being a rectangle is necessary for being a square.',
    'valid',
  ],
  [
    'Being a square is sufficient for being a rectangle. So being a rectangle is sufficient for being a square.',
    'invalid',
  ],
  // generic conditionals
  ['If someone is a nurse, then they are tired. Some nurses are happy. Hence something tired is happy.', 'not-formal'],
  ['If someone is a nurse, then they are tired. Some nurses are happy. Hence some nurses are tired.', 'valid'],
  ['If a plant is a cactus, then it is prickly. No rose is prickly. So no rose is a plant that is a cactus.', 'valid'],
  // what is no logic of this kind
  ['Most swans are white. Bruno is a swan. Therefore Bruno is white.', 'not-formal'],
  ['We should close the road, because children play there.', 'not-formal'],
  ['The library should stay open because it is quiet.', 'not-formal'],
  ['Nearly all students passed. Kim is a student. So Kim passed.', 'not-formal'],
  ['Many people own dogs. Therefore, some people own dogs.', 'not-formal'],
];

describe('formalCheck', () => {
  it.each(CASES)('%s: %s', (text, verdict) => {
    const check = formalCheck(text);
    expect([check.verdict, check.summary]).toEqual([verdict, check.summary]);
  });

  it('gives the places of the sentences in the text', () => {
    const text = 'First, all whales are mammals. Moreover, no mammal is a fish. It follows that no whale is a fish.';
    const check = formalCheck(text);
    expect(check.verdict).toBe('valid');
    const words = [...check.premises, ...(check.conclusion ? [check.conclusion] : [])].map(({ spans }) =>
      spans.map(({ start, end }) => text.slice(start, end)).join(''),
    );
    expect(words).toEqual(['First, all whales are mammals.', 'Moreover, no mammal is a fish.', 'no whale is a fish.']);
  });

  it('names the sentence that it does not understand', () => {
    const check = formalCheck('Most swans are white. Bruno is a swan. Therefore Bruno is white.');
    expect(check.notUnderstood.map(({ text }) => text)).toEqual(['Most swans are white.']);
    expect(check.summary).toContain('Most swans are white');
  });

  it('keeps a valid verdict whatever else is said', () => {
    const check = formalCheck('Most swans are white. All geese honk. Gus is a goose. So Gus honks.');
    expect(check.verdict).toBe('valid');
    expect(check.derivation?.flatMap(({ from }) => from)).toEqual(expect.arrayContaining([2, 3]));
    expect(check.derivation?.flatMap(({ from }) => from)).not.toContain(1);
  });
});

describe('formalVerdict', () => {
  it('tells a derivation whose steps name their premises', () => {
    const check = formalVerdict(['All whales are mammals.', 'No mammals are fish.'], 'No whales are fish.');
    expect(check.derivation?.map(({ text }) => text)).toEqual([
      'Suppose the conclusion were false: there were something, x, that is a whale and is fish.',
      'By premise 1, x is a mammal.',
      'But by premise 2, x is not fish, although x is fish.',
      'That cannot be. So the conclusion is true whenever the premises are.',
    ]);
  });

  it('tells a counter-model', () => {
    const check = formalVerdict(['All cats are mammals.', 'All dogs are mammals.'], 'All cats are dogs.');
    expect(check.counterModel).toEqual({
      text: 'Suppose there is only one thing. It is a cat and is a mammal, but is not a dog. Then every premise is true and the conclusion is false.',
      things: [{ name: 'it', is: ['is a cat', 'is a mammal'], isNot: ['is not a dog'] }],
    });
  });

  it('says when existential import would make the difference', () => {
    const check = formalVerdict(['All unicorns are horses.', 'All horses are animals.'], 'Some animals are unicorns.');
    expect(check.verdict).toBe('invalid');
    expect(check.existence?.needed).toEqual(['there is something that is a unicorn']);
  });

  it('says when the opposite follows, when premises contradict each other, and when a premise is only repeated', () => {
    expect(formalVerdict(['All cats are mammals.', 'Tom is a cat.'], 'Tom is not a mammal.').oppositeFollows).toBe(
      true,
    );
    expect(
      formalVerdict(['Tom is a cat.', 'Tom is not a cat.', 'All cats purr.'], 'All dogs are pets.').premisesContradict,
    ).toBe(true);
    expect(formalVerdict(['All cats purr.', 'Tom is a cat.'], 'All cats purr.').summary).toMatch(
      /only repeats premise 1/,
    );
  });

  it('tells how doubtful wordings were read and whether that matters', () => {
    const glitter = formalVerdict(
      ['All that glitters is not gold.', 'Some coins glitter.'],
      'Some coins are not gold.',
    );
    expect(glitter.verdict).toBe('valid');
    expect(glitter.readings.join(' ')).toContain('If “not all” is meant, the argument is invalid.');
    const metals = formalVerdict(['All metals are not cheap.', 'Gold is a metal.'], 'Gold is not cheap.');
    expect(metals.verdict).toBe('valid');
    expect(metals.readings.join(' ')).toContain('If “not all” is meant, the argument is invalid.');
  });

  it('takes terms for the same only where one would stand alone and the words allow it, and says so', () => {
    const cooks = formalVerdict(['Some cook is Danish.', 'All Danish people are patient.'], 'Some chef is patient.');
    expect(cooks.verdict).toBe('valid');
    expect(cooks.readings.join(' ')).toContain('“cook” and “chef” are taken to say the same.');
    const planes = formalVerdict(['All planets are round.', 'Some planes are red.'], 'Some planes are round.');
    expect(planes.verdict).toBe('invalid');
    expect(planes.readings).toEqual([]);
  });

  it('answers hostile input at once', () => {
    const nested = `Every a is ${'either a b or '.repeat(40)}a c.`;
    const long = `All ${'very '.repeat(4000)}cats are dogs.`;
    const many = Array.from({ length: 24 }, (_, at) => `Every t${at} is a u${at} or a v${at} or a w${at}.`);
    // processor time: what else the machine does is not counted
    const started = process.cpuUsage();
    for (const premises of [
      [nested],
      [long],
      many,
      [`If ${'if '.repeat(150)}a is b.`],
      ['('.repeat(500)],
      [`${'a, '.repeat(180)}b is c`],
      [`No ${'who is '.repeat(80)}a is b.`],
    ]) {
      const check = formalVerdict(premises, 'No a is a c.');
      expect(['invalid', 'not-formal']).toContain(check.verdict);
    }
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(5000);
  });
});
