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
});
