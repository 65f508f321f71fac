import type { Figure } from '@premise/contracts';
import { composeDrawings } from './compose-drawings.ts';

const figure = (number: string, description: string, priorArt = false): Figure => ({
  id: number,
  number,
  description,
  imageId: null,
  priorArt,
  numerals: [],
});

it.each([
  ['Perspective view of the lever.', 'FIG. 1 is a perspective view of the lever.'],
  ['exploded view of the hinge', 'FIG. 1 is an exploded view of the hinge.'],
  ['a cross section along line A-A ;', 'FIG. 1 is a cross section along line A-A.'],
  ['The lever in its upper place', 'FIG. 1 is the lever in its upper place.'],
  ['shows   the lever\n closed', 'FIG. 1 shows the lever closed.'],
  ['PCB of the sensor', 'FIG. 1 is a PCB of the sensor.'],
])('makes a sentence of %j', (description, sentence) => {
  expect(composeDrawings([figure('1', description), figure('2', '')])).toBe(sentence);
});

it('has a line for each figure that has one, and says what is old', () => {
  const figures = [figure('1', 'a known pump', true), figure('2', ' '), figure('3A', 'a new pump')];
  expect(composeDrawings(figures)).toBe('FIG. 1 is a known pump (prior art).\nFIG. 3A is a new pump.');
});

it('gives a view that stands alone no number', () => {
  expect(composeDrawings([figure('1', 'Side view of the pump')])).toBe('The drawing is a side view of the pump.');
});
