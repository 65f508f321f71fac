import type { PatentabilityReport } from '@premise/contracts';
import { judgePatentability, type Judged } from './patentability.ts';
import type { FoundDocument, FoundPriorArt } from './prior-art/find-prior-art.ts';

const judged: Judged = {
  id: 'US99000001',
  abstract: 'A lamp for lighting the road ahead of a bicycle.',
  claim: 'A lamp comprising a housing, a lens and a switch.',
  description: Array.from(
    { length: 40 },
    (_, place) => `In one embodiment the lamp ${place + 10} has a housing 12, a lens 14 and a switch 16.`,
  ).join(' '),
  before: '2020-01-01',
  design: false,
};
const elements = ['a housing', 'a lens', 'a switch', 'a battery'].map((text, place) => ({
  label: `${place + 1}`,
  text,
}));

/** A document that says these elements word for word. */
const saying = (...said: number[]): FoundDocument => ({
  document: { id: `US9900000${said.join('')}` } as FoundDocument['document'],
  coverage: said.length / elements.length,
  matches: said.map((element) => ({
    element,
    score: 1,
    place: 'Abstract',
    passage: { text: elements[element]?.text ?? '', spans: [] },
  })),
});
/** These hits among a hundred documents that were compared. */
const found = (...hits: FoundDocument[]): FoundPriorArt => ({ elements, hits, terms: [], compared: 100 });
const report = (art: FoundPriorArt, of: Partial<Judged> = {}): PatentabilityReport =>
  judgePatentability({ ...judged, ...of }, art, ({ id }) => ({ id, displayNumber: id, title: 'A lamp', date: null }));
const rating = (one: PatentabilityReport, aspect: string): string | undefined =>
  one.ratings.find((row) => row.aspect === aspect)?.rating;

it('rates novelty High or Low and nothing else, by how much the nearest single document says [S2-540]', () => {
  expect(rating(report(found()), 'novelty')).toBe('High');
  expect(
    [[0], [0, 1], [0, 1, 2], [0, 1, 2, 3]].map((said) => rating(report(found(saying(...said))), 'novelty')),
  ).toEqual(['High', 'High', 'Low', 'Low']);
  // two documents that say all together: neither does alone
  expect(rating(report(found(saying(0, 1), saying(2, 3))), 'novelty')).toBe('High');
  const ratings = Array.from({ length: 101 }, (_, percent) =>
    rating(report(found({ ...saying(0, 1), coverage: percent / 100 })), 'novelty'),
  );
  expect(ratings.slice(0, 51)).toEqual(Array<string>(51).fill('High'));
  expect(ratings.slice(51)).toEqual(Array<string>(50).fill('Low'));
});

it('rates non-obviousness High or Medium, by the two documents that together say most [S2-541]', () => {
  expect(rating(report(found(saying(0), saying(1))), 'nonObviousness')).toBe('High');
  const combined = report(found(saying(0, 1), saying(2, 3)));
  expect(rating(combined, 'nonObviousness')).toBe('Medium');
  expect(combined.recommendations.join(' ')).toContain('a reason against combining the two documents');
});

it('rates neither where there was no document to compare with [D-43]', () => {
  const alone = report({ ...found(), compared: 0 });
  expect([rating(alone, 'novelty'), rating(alone, 'nonObviousness')]).toEqual(['Unknown', 'Unknown']);
  expect(alone.ratings.find(({ aspect }) => aspect === 'novelty')?.evidence[0]?.text).toContain('nothing was compared');
  expect(rating(alone, 'overall')).toBe('Unknown');
  expect(alone.recommendations).toEqual(['Search other collections too: the corpus holds nothing near.']);
});

it('rates utility High wherever a use is stated, and claims nothing where none is [S2-542]', () => {
  expect(rating(report(found()), 'utility')).toBe('High');
  expect(
    rating(report(found(), { abstract: 'A lamp.', claim: 'A lamp.', description: 'A red lamp.' }), 'utility'),
  ).toBe('Unknown');
});

it('rates the written description Adequate or Insufficient, by the terms of the claim [S2-543]', () => {
  expect(rating(report(found()), 'writtenDescription')).toBe('Adequate');
  expect(rating(report(found(), { claim: 'A spectrometer with a grating.' }), 'writtenDescription')).toBe(
    'Insufficient',
  );
});

it('rates enablement Adequate or Insufficient, by what the description tells [S2-544]', () => {
  expect(rating(report(found()), 'enablement')).toBe('Adequate');
  expect(rating(report(found(), { description: 'It lights the road.' }), 'enablement')).toBe('Insufficient');
});

it('scores from 60 to 99 overall, computed and the same each time [S2-240] [S2-545]', () => {
  const best = report(found());
  const worst = report(found(saying(0, 1, 2, 3), saying(0, 1, 2)), {
    claim: 'A spectrometer with a grating.',
    description: 'It shines.',
    abstract: '',
  });
  expect(best.overallScore).toBeLessThanOrEqual(99);
  expect(worst.overallScore).toBeGreaterThanOrEqual(60);
  expect(worst.overallScore).toBeLessThan(best.overallScore);
  expect(report(found())).toEqual(best);
});

const words = (one: PatentabilityReport, aspect: string): string =>
  (one.ratings.find((row) => row.aspect === aspect)?.evidence ?? []).map(({ text }) => text).join(' ');

it('says of a document that tells no element whole that it tells none, and what it comes nearest to', () => {
  const far = saying(1);
  const art = found({ ...far, matches: far.matches.map((match) => ({ ...match, score: 0.4 })) });
  expect(words(report(art), 'novelty')).toBe(
    'It says none of the 4 elements; it comes nearest to element 2 (abstract, 40% of its words).',
  );
});

it('names no second document that adds nothing to the first', () => {
  const { ratings } = report(found(saying(0, 1), saying(1)));
  const { evidence } = ratings.find(({ aspect }) => aspect === 'nonObviousness')!;
  expect(evidence).toHaveLength(2);
  expect(evidence[0]?.text).toBe('One document alone says 2 of its 4 elements; no second one adds to it.');
});

it('takes one document that says all for obvious, though there is no second', () => {
  const one = report(found(saying(0, 1, 2)));
  expect(rating(one, 'nonObviousness')).toBe('Medium');
  expect(one.recommendations).toEqual([
    'Read the nearest documents above in full: their passages say much of the broadest claim.',
    expect.stringMatching(/^The nearest document does not say one element, such as “/),
    'Look for what the document named does not say, or for an effect that it does not have.',
  ]);
  expect(report(found(saying(0, 1), saying(1, 2))).recommendations.join(' ')).toMatch(
    /The 2 nearest documents do not say one element.*reason against combining the two documents named/,
  );
});

it('warns where few documents could be compared', () => {
  const few = report({ ...found(saying(0)), compared: 3 });
  expect(few.recommendations[0]).toBe(
    'Search other collections too: only 3 earlier documents of the corpus share its words, so novelty and non-obviousness rest on little.',
  );
  expect(report(found(saying(0))).recommendations.join(' ')).not.toContain('rest on little');
});

it('rates no design by words: its claim is what its drawings show [D-43]', () => {
  const one = report(found(saying(0)), { design: true, claim: 'The ornamental design for a lamp, as shown.' });
  expect(new Set(one.ratings.map(({ rating: found }) => found))).toEqual(new Set(['Unknown']));
  expect(words(one, 'novelty')).toContain('what its drawings show');
  expect(one.recommendations).toEqual(['Compare its drawings with earlier designs of its class.']);
});

it('takes no mention of a patent application for a use', () => {
  const text = 'This application is a continuation of the parent application.';
  expect(rating(report(found(), { abstract: text, claim: 'A lamp.', description: text }), 'utility')).toBe('Unknown');
  expect(
    words(report(found(), { abstract: 'It has applications in lighting.', claim: '', description: '' }), 'utility'),
  ).toBe('1 phrase states a use or an effect.');
});
