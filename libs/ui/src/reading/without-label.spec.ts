import { withoutLabel } from './without-label.ts';

it.each([
  ['False dilemma: “either we go” leaves two ways.', 'False dilemma', '“either we go” leaves two ways.'],
  ['False Dilemma: two ways only.', 'False dilemma', 'Two ways only.'],
  ['A false dilemma: two ways only.', 'False dilemma', 'A false dilemma: two ways only.'],
  ['False dilemma', 'False dilemma', 'False dilemma'],
  ['Anything: at all', undefined, 'Anything: at all'],
])('%s, under the name %s, reads %s', (text, label, shown) => {
  expect(withoutLabel(text, label)).toBe(shown);
});
