import type { Annotation } from './types.ts';
import { validateAnnotation } from './validate.ts';

const TEXT = 'The lane should stay. Nobody lost trade, and fewer people were hurt.';
const at = (words: string): { start: number; end: number } => {
  const start = TEXT.indexOf(words);
  return { start, end: start + words.length };
};
const LANE = at('The lane should stay.');
const GOOD: Annotation = {
  text: 'c1a-01',
  annotator: 'first',
  kind: 'argument',
  stated: true,
  conclusions: [LANE],
  conclusionWords: null,
  conclusionType: 'recommendation',
  statements: [
    { id: 's1', role: 'conclusion', speaker: 'author', ...LANE },
    { id: 's2', role: 'premise', speaker: 'author', ...at('Nobody lost trade') },
  ],
  inferences: [{ id: 'i1', from: ['s2'], to: 's1', kind: 'supports', scheme: 'consequences' }],
  flaws: [],
  assumptions: [{ inference: 'i1', words: 'Nothing else kept the trade.' }],
  counterpoints: [],
};
const [CONCLUSION, PREMISE] = GOOD.statements as [Annotation['statements'][0], Annotation['statements'][0]];

describe('an annotation', () => {
  it('that quotes the text and links what exists is valid', () => {
    expect(validateAnnotation(TEXT, GOOD)).toEqual([]);
  });

  it.each<[string, Partial<Annotation>, RegExp]>([
    ['an unknown label', { kind: 'rant' as 'story' }, /allowed values/],
    ['a cut word', { conclusions: [{ start: 0, end: 6 }] }, /cuts a word/],
    ['a place outside the text', { conclusions: [{ start: 0, end: 900 }] }, /not in the text/],
    [
      'a link to nothing',
      { inferences: [{ id: 'i1', from: ['s9'], to: 's1', kind: 'supports', scheme: 'other' }] },
      /no statement/,
    ],
    [
      'a step to nowhere',
      { inferences: [{ id: 'i1', from: ['s2'], to: 's9', kind: 'supports', scheme: 'other' }] },
      /nowhere/,
    ],
    ['two statements of one id', { statements: [CONCLUSION, { ...PREMISE, id: 's1' }] }, /one id/],
    ['no main conclusion', { statements: [PREMISE], inferences: [], assumptions: [] }, /not one main conclusion/],
    ['a restatement of nothing', { statements: [CONCLUSION, { ...PREMISE, role: 'restatement' }] }, /restates nothing/],
    [
      'a flaw of no step',
      { flaws: [{ type: 'circular', inference: 'i7', speaker: 'author', spans: [LANE], question: '?' }] },
      /no inference/,
    ],
    ['a stated conclusion without its words', { conclusions: [] }, /is quoted/],
    ['an argument in a story', { kind: 'story', stated: false, conclusions: [] }, /no argument/],
  ])('with %s is not', (_what, change, problem) => {
    expect(validateAnnotation(TEXT, { ...GOOD, ...change }).join('\n')).toMatch(problem);
  });
});
