import { readClauses } from './clauses.ts';
import { type Reading, readRoles } from './roles.ts';

const read = (text: string): Reading => readRoles(readClauses(text).clauses);
const conclusionOf = (text: string): string | undefined => read(text).conclusion?.text;
const premisesOf = (text: string): string[] => read(text).premises.map((premise) => premise.text);

describe('roles', () => {
  it.each([
    ['Parks should stay open because people need rest.', 'Parks should stay open', ['people need rest.']],
    ['People need rest, so parks should stay open.', 'parks should stay open.', ['People need rest']],
    ['Because people need rest, parks should stay open.', 'parks should stay open.', ['people need rest']],
    ['Since it is cheap, the train is the better choice.', 'the train is the better choice.', ['it is cheap']],
    ['The train is cheap. Therefore, it is the better choice.', 'it is the better choice.', ['The train is cheap.']],
    ['The lake is clean; therefore swimming there is safe.', 'swimming there is safe.', ['The lake is clean']],
    [
      'The bridge must be closed, for it is about to collapse.',
      'The bridge must be closed',
      ['it is about to collapse.'],
    ],
    [
      'We should keep the library as it helps many children.',
      'We should keep the library',
      ['it helps many children.'],
    ],
    ['Given that the road is icy, you should drive slowly.', 'you should drive slowly.', ['the road is icy']],
    ['The data are old. That is why the report is of no use.', 'the report is of no use.', ['The data are old.']],
  ])('splits %j', (text, conclusion, premises) => {
    expect(conclusionOf(text)).toBe(conclusion);
    expect(premisesOf(text)).toEqual(premises);
  });

  it('does not take "since" of time, "so" of degree or "as" of comparison for reasons', () => {
    for (const text of [
      'The museum has been closed since 2019 for repairs.',
      'The soup was so hot that nobody could eat it.',
      'She is as tall as her brother was at her age.',
      'He works as a cook in the old town.',
    ]) {
      expect(readClauses(text).clauses).toHaveLength(1);
    }
  });

  it('takes a demand at the end for the conclusion, and what led to it for no question left open', () => {
    const rant =
      'I am so sick of these scooters!!! Yesterday one nearly hit my dog. And the mayor wants MORE of them? Ban them all. Now.';
    expect(conclusionOf(rant)).toBe('Ban them all.');
    expect(premisesOf(rant)).toContain('Yesterday one nearly hit my dog.');
  });

  it('takes what sets the writer’s own thing apart for no objection', () => {
    const reading = read(
      'The known valve has a spring, whereas ours has a single sheet of steel. Springs wear out. Therefore our valve will last longer.',
    );
    expect(reading.objections).toEqual([]);
    expect(reading.premises.map(({ text }) => text)).toContain(
      'The known valve has a spring, whereas ours has a single sheet of steel.',
    );
  });

  it('sees objections and the answers to them', () => {
    const reading = read(
      'Night buses should run every hour. Some people may object that they are expensive. However, taxis cost the city more. Workers need to get home.',
    );
    expect(reading.conclusion?.text).toBe('Night buses should run every hour.');
    expect(reading.objections.map((clause) => clause.text)).toEqual([
      'Some people may object that they are expensive.',
    ]);
    expect(reading.rebuttals.map((clause) => clause.text)).toEqual(['taxis cost the city more.']);
    expect(reading.premises.map((clause) => clause.text)).toEqual(['Workers need to get home.']);
  });

  it('leaves headings and questions out of the premises', () => {
    const reading = read('# Our town\n\nWhy not? The square should be free of cars. The air there is bad.');
    expect(reading.conclusion?.text).toBe('The square should be free of cars.');
    expect(reading.premises.map((clause) => clause.text)).toEqual(['The air there is bad.']);
  });

  it('finds no conclusion where only a question stands', () => {
    expect(read('Is it not strange that the lamps are on all day?').conclusion).toBeNull();
  });

  it.each([
    [
      'a ban that only opens with "no"',
      'No ship should dump oil here. Reefs die of it. That’s why the port must check every ship.',
      'the port must check every ship.',
    ],
    [
      'a proposal without a word of duty',
      'Old boilers are dangerous. Replacing them with new ones would make the houses a lot safer.',
      'Replacing them with new ones would make the houses a lot safer.',
    ],
    [
      'what would be wise',
      'Many lamps burn all day. They cost the town a fortune. It would be wise to put in timers.',
      'It would be wise to put in timers.',
    ],
    [
      'what comes after "but" in a claim of two halves',
      'Guests should tip the waiters, but they should not be forced to do so. A forced gift is no gift. Some guests have little money.',
      'they should not be forced to do so.',
    ],
    [
      'the first of two wordings',
      'Compost helps the garden because it feeds the soil. It keeps the beds moist. Overall, compost has many benefits that help the whole garden.',
      'Compost helps the garden',
    ],
  ])('takes for the claim %s', (_, text, conclusion) => {
    expect(conclusionOf(text)).toBe(conclusion);
  });

  it('takes a denial without a joint for an answer', () => {
    const reading = read(
      'Schools should start at nine. Some people object that buses run too early. This is not necessarily the case. Pupils learn better when they have slept.',
    );
    expect(reading.rebuttals.map((clause) => clause.text)).toEqual(['This is not necessarily the case.']);
    expect(reading.premises.map((clause) => clause.text)).toEqual(['Pupils learn better when they have slept.']);
  });

  it('follows an objection over several sentences', () => {
    const reading = read(
      'The airport should stay open. It brings work to the region. The noise, however, is considerable. The traffic pollutes the air. Families suffer from the stress.',
    );
    expect(reading.objections.map((clause) => clause.text)).toEqual([
      'The noise, however, is considerable.',
      'The traffic pollutes the air.',
      'Families suffer from the stress.',
    ]);
    expect(reading.premises.map((clause) => clause.text)).toEqual(['It brings work to the region.']);
  });

  it('grants what stands after a comma and "even if"', () => {
    const reading = read('We should go to the lake. The water is warm, even if the road is bad.');
    expect(reading.objections.map((clause) => clause.text)).toEqual(['the road is bad.']);
    expect(reading.premises.map((clause) => clause.text)).toEqual(['The water is warm']);
  });

  it('keeps the strongest reason a reason, though it begins with "but"', () => {
    const reading = read(
      'It was a mistake to buy this car. It is slow, although it is cheap. But the worst thing is the noise inside.',
    );
    expect(reading.premises.map((clause) => clause.text)).toEqual([
      'It is slow',
      'the worst thing is the noise inside.',
    ]);
  });

  it('keeps the speakers of a dialogue apart', () => {
    const reading = read(
      'Anna: We should take the train to Vienna. It is faster than flying.\nBen: But the train costs twice as much.\nAnna: Only if you book late. And you can work on the way.\nBen: It was late last time.',
    );
    expect(reading.conclusion?.text).toBe('We should take the train to Vienna.');
    expect(reading.premises.map((clause) => clause.text)).toEqual([
      'It is faster than flying.',
      'you can work on the way.',
    ]);
    expect(reading.objections.map((clause) => clause.text)).toEqual([
      'the train costs twice as much.',
      'It was late last time.',
    ]);
    expect(reading.rebuttals.map((clause) => clause.text)).toEqual(['Only if you book late.']);
  });

  it('counts a speaker who agrees among the reasons, and labels as no speakers', () => {
    expect(
      read('Kim: The pool should open earlier.\nLee: Yes, many people swim before work.').premises.map(
        (clause) => clause.text,
      ),
    ).toEqual(['Yes, many people swim before work.']);
    expect(
      read('Premise: The road is icy.\nPremise: Icy roads are dangerous.\nConclusion: You should stay at home.')
        .objections,
    ).toEqual([]);
  });

  it.each([
    ['Reasons to move the archive:\n1. The cellar floods.\n2. The rent is the same.', 'move the archive'],
    [
      'Why the archive should move\n\n- The cellar floods every spring.\n- The rent is the same.',
      'the archive should move',
    ],
  ])('takes the claim from the heading of a list: %j', (text, conclusion) => {
    const reading = read(text);
    expect(reading.conclusion?.text).toBe(conclusion);
    expect(reading.premises).toHaveLength(2);
  });

  it('finds a demand in lower case without a full stop', () => {
    expect(
      conclusionOf(
        'they changed the menu again. half of the dishes are gone and the rest is cold. just bring it back already',
      ),
    ).toBe('just bring it back already');
  });

  it('takes a ruling for the conclusion, the last of several', () => {
    const reading = read(
      'Claim 1 is rejected under 35 U.S.C. 102 as being anticipated by Lee. Lee shows a lid with a hinge. Claim 4 is rejected under 35 U.S.C. 103 as being unpatentable over Lee. It would have been obvious to a person of ordinary skill to use steel, because steel lasts.',
    );
    expect(reading.conclusion?.text).toMatch(/^Claim 4 is rejected/);
    expect([...reading.steps.keys()].map((step) => step.text)).toEqual([
      'It would have been obvious to a person of ordinary skill to use steel',
    ]);
  });

  it('does not count a plan that the text turns down, nor the turning down, among the premises', () => {
    const reading = read(
      'The school wants to sell its garden. That would be a mistake. Pupils grow vegetables there. The school should keep its garden.',
    );
    expect(reading.opposed.map((clause) => clause.text)).toEqual(['The school wants to sell its garden.']);
    expect(reading.premises.map((clause) => clause.text)).toEqual(['Pupils grow vegetables there.']);
  });

  it('reads a limit that authors grant as standing against them', () => {
    const reading = read(
      'We compared two hundred farms. Those with hedges had more birds. The farms did not differ in size, but they were not chosen at random. The results suggest that hedges help birds.',
    );
    expect(reading.objections.map((clause) => clause.text)).toEqual(['they were not chosen at random.']);
    expect(reading.premises.map((clause) => clause.text)).toContain('The farms did not differ in size');
  });

  it('knows with whom a third speaker agrees', () => {
    const reading = read(
      'Alice: I think the office should close on Fridays.\nBob: I disagree with that. Customers call on Fridays.\nAlice: They can call on Thursdays.\nCarla: True, and the phones are quiet anyway.',
    );
    expect(reading.objections.map((clause) => clause.text)).toEqual([
      'I disagree with that.',
      'Customers call on Fridays.',
    ]);
    expect(reading.premises.map((clause) => clause.text)).toEqual(['the phones are quiet anyway.']);
  });

  it('sets what is listed under "Cons:" against the claim', () => {
    const reading = read('Pros: The car is cheap. It is fast.\nCons: It is loud.\nWe should buy the car.');
    expect(reading.objections.map((clause) => clause.text)).toEqual(['It is loud.']);
    expect(reading.conclusion?.text).toBe('We should buy the car.');
  });

  it('takes the verdict on a plan for the claim where there is no other', () => {
    const reading = read(
      'The minister plans to cut the grant. This would be unfair. Students from poor families depend on it.',
    );
    expect(reading.conclusion?.text).toBe('This would be unfair.');
    expect(reading.opposed.map((clause) => clause.text)).toEqual(['The minister plans to cut the grant.']);
  });
});
