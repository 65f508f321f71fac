import { antecedents } from './antecedents.ts';
import { parseClaims } from './parse-claims.ts';

const judged = (text: string) =>
  antecedents(parseClaims(text)).references.map(({ text: term, status }) => [term, status]);
const unclear = (text: string) =>
  antecedents(parseClaims(text))
    .references.filter(({ status }) => status === 'missing' || status === 'ambiguous')
    .map(({ text: term, status }) => `${status} ${term}`);

describe('antecedent basis', () => {
  it.each([
    [
      'a part never introduced',
      '1. A pump comprising a lever, wherein the spring pulls the lever.',
      ['missing the spring'],
    ],
    ['said instead of the', '1. A pump comprising a lever and a pin on said base.', ['missing said base']],
    [
      'the wrong ordinal',
      '1. A pump comprising a first lever, wherein the second lever turns.',
      ['missing the second lever'],
    ],
    [
      'the second of two in one breath',
      '1. A pump with a first lever; the first and third levers turn.',
      ['missing the first and third levers'],
    ],
    ['another modifier', '1. A pump comprising a drive shaft, wherein the cam shaft turns.', ['missing the cam shaft']],
    [
      'the modifier alone was introduced',
      '1. A pump comprising a lever arm, wherein the lever turns.',
      ['missing the lever'],
    ],
    [
      'a dependent claim on a part of another branch',
      '1. A pump having a lever.\n2. The pump of claim 1, further comprising a spring.\n3. The pump of claim 1, wherein the spring is steel.',
      ['missing the spring'],
    ],
    [
      'two levers and no telling which',
      '1. A pump comprising a first lever and a second lever, wherein the lever is steel.',
      ['ambiguous the lever'],
    ],
    [
      'reported at its first mention only',
      '1. A pump in which the spring turns and the spring stops.',
      ['missing the spring'],
    ],
    [
      'across an odd line break',
      '1. A pump comprising a lever, wherein the\n spring is steel.',
      ['missing the\n spring'],
    ],
    ['a curly apostrophe', '1. A pump comprising a lever, wherein the user’s hand turns it.', ['missing the user’s']],
  ])('flags %s', (_name, text, expected) => {
    expect(unclear(text)).toEqual(expected);
  });

  it.each([
    ['the same name', '1. A pump comprising a lever, wherein the lever turns.'],
    ['a shorter name', '1. A pump comprising a curved steel lever, wherein the lever turns.'],
    ['bare plurals', '1. A pump comprising power management circuits, wherein the power management circuits sleep.'],
    [
      'ordinals introduced together',
      '1. A pump comprising first and second levers, wherein the first lever turns the second lever.',
    ],
    ['two of a kind', '1. A pump comprising two levers, wherein the first lever turns.'],
    ['at least one', '1. A pump comprising at least one lever, wherein the at least one lever turns.'],
    [
      'a plurality',
      '1. A pump comprising a plurality of levers, wherein the plurality of levers turn and each of the levers is steel.',
    ],
    [
      'ancestors',
      '1. A pump having a lever.\n2. The pump of claim 1, having a pin.\n3. The pump of claim 2, wherein the lever holds the pin.',
    ],
    [
      'one of several parents',
      '1. A pump having a lever.\n2. A pump having a lever.\n3. The pump of claim 1 or 2, wherein the lever turns.',
    ],
    [
      'inherent properties',
      '1. A pump comprising a lever, wherein the length of the lever is 2 cm and the outer surface of the lever is red.',
    ],
    [
      'idioms',
      '1. A method comprising the following steps: heating water, the step of heating being slow, in the presence of air.',
    ],
    ['what was done before', '1. A method comprising: rotating a lever, wherein the rotation stops.'],
    ['participles', '1. A method comprising receiving data and storing the received data.'],
    [
      'verbs behind the name',
      '1. A pump comprising a lever and a pin, wherein the lever engages the pin and the pin slidably holds the lever.',
    ],
    ['abbreviations', '1. A pump comprising an ultra wideband (UWB) radio, wherein the UWB radio sleeps.'],
    [
      'the claim itself',
      '1. A method of pumping, the method comprising: pumping.\n2. The method of claim 1, wherein the method repeats.',
    ],
    ['superlatives', '1. A pump comprising levers, wherein the longest lever and the nearest of the levers turn.'],
    ['used a few words too early', '1. A pump holding a pin while the second lever rests, and a second lever.'],
    ['numerals in parentheses', '1. A pump comprising a lever (12), wherein the lever (12) turns.'],
  ])('accepts %s', (_name, text) => {
    expect(unclear(text)).toEqual([]);
  });

  it('says where a term was introduced, exactly', () => {
    const text = '1. A pump comprising a red lever.\n2. The pump of claim 1, wherein the red lever turns.';
    const [reference] = antecedents(parseClaims(text)).references;
    expect(text.slice(reference?.span.start, reference?.span.end)).toBe('the red lever');
    expect(reference?.introducedAt?.claim).toBe(0);
    expect(text.slice(reference?.introducedAt?.span.start, reference?.introducedAt?.span.end)).toBe('red lever');
  });

  it('reports a second introduction under the same name', () => {
    const text = '1. A pump comprising a drive shaft, a pin, and a drive shaft.';
    const { repeated } = antecedents(parseClaims(text));
    expect(repeated.map((one) => [one.text, text.slice(one.first.span.start, one.first.span.end)])).toEqual([
      ['a drive shaft', 'a drive shaft'],
    ]);
  });

  it('ends on circles, self-reference and nonsense', () => {
    expect(
      judged('1. The pump of claim 2, wherein the pin turns.\n2. The pump of claim 1, wherein the pin turns.'),
    ).toHaveLength(2);
    expect(judged('1. The pump of claim 1, wherein the pin turns.')).toEqual([['the pin', 'missing']]);
    expect(judged('the the the said a an')).toEqual([]);
  });
});
