import { antecedents } from './antecedents.ts';
import { claimIndex, type ClaimIndex } from './claim-words.ts';
import { parseClaims } from './parse-claims.ts';

/** A list or map that counts how often something of it is read. */
function counting<T extends object>(counted: T, count: () => void): T {
  return new Proxy(counted, {
    get: (target, key) => {
      count();
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Looks into the claims' words that it takes to judge them. */
function looks(text: string): number {
  let steps = 0;
  const count = (): void => void (steps += 1);
  antecedents(parseClaims(text), (claim): ClaimIndex => {
    const { words, byLemma, byFamily, abbreviations, phrases } = claimIndex(claim);
    return {
      words: counting(words, count),
      byLemma: counting(byLemma, count),
      byFamily: counting(byFamily, count),
      abbreviations: counting(abbreviations, count),
      phrases,
    };
  });
  return steps;
}

const claimsOf = (length: number, claim: (number: number) => string): string =>
  Array.from({ length }, (_, at) => `${at + 1}. ${claim(at + 1)}`).join('\n');
const repeated = (length: number, text: string): string => `1. A pump comprising ${text.repeat(length)}.`;

const HOSTILE: Array<[string, (length: number) => string]> = [
  [
    'claims that hang on one another in one long chain',
    (length) => claimsOf(length, (number) => `The pump of claim ${number - 1}, wherein the x is y.`),
  ],
  [
    'a long chain in which each claim takes up the last one’s part',
    (length) =>
      claimsOf(
        length,
        (number) => `The pump of claim ${number - 1}, with a part${number} on the part${number - 1} of the base.`,
      ),
  ],
  [
    'claims on any preceding claim',
    (length) => claimsOf(length, () => 'The pump of any preceding claim, wherein the lever is steel.'),
  ],
  ['one word over and over', (length) => repeated(length, 'said ')],
  ['parts that share their first word and nothing else', (length) => repeated(length, 'a lever and the lever xy, ')],
  ['ordinals without end', (length) => repeated(length, 'the first ')],
  ['abbreviations without end', (length) => repeated(length, '(AB) the AB ')],
];

describe('the work of judging definite terms', () => {
  it.each(HOSTILE)('doubles with the length of %s', (_name, text) => {
    // Long enough for every limit on a single search to be reached already in the shorter text.
    const [short, long] = [looks(text(3_000)), looks(text(6_000))];
    expect(long / short).toBeLessThan(2.3);
  });
});
