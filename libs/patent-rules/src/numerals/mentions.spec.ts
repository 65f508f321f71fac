import { figureLabel, figureMentions } from './figure-mentions.ts';
import { referenceMentions } from './reference-mentions.ts';

describe('figures named in a text', () => {
  it.each([
    ['FIG. 1 shows', ['1']],
    ['FIG. 3A and FIG. 3B', ['3A', '3B']],
    ['FIGS. 1-3', ['1', '2', '3']],
    ['FIGS. 2A, 2B and 4', ['2A', '2B', '4']],
    ['FIGS. 5A-C', ['5A', '5B', '5C']],
    ['Figures 2 through 4', ['2', '3', '4']],
    ['Figure 7 A person stands', ['7']],
    ['fig. 8a', ['8a']],
    ['FIG. 9(b)', ['9b']],
    ['FIG.\n10', ['10']],
    ['a figure of speech in 1999', []],
    ['config 12', []],
  ])('%j', (text, labels) => {
    expect(figureMentions(text).map(({ label }) => label)).toEqual(labels);
  });

  it('reads the number off the name of a picture', () => {
    expect(['Figure 3a.png', 'fig_12.jpg', '4', '2B', '2b.png', 'photo.png', 'IMG_2034.jpg'].map(figureLabel)).toEqual([
      '3A',
      '12',
      '4',
      '2B',
      '2B',
      null,
      null,
    ]);
  });

  it('gives exact places', () => {
    const text = 'See FIGS. 1 and 2 here.';
    for (const { start, end } of figureMentions(text)) expect(text.slice(start, end)).toBe('FIGS. 1 and 2');
  });
});

describe('reference numerals in a text', () => {
  it.each([
    ['the lever 12 turns', [['12', 'lever']]],
    [
      'the drive shafts 12a, 12b',
      [
        ['12a', 'drive shaft'],
        ['12b', 'drive shaft'],
      ],
    ],
    [
      'a lever (14) and a pin (16)',
      [
        ['14', 'lever'],
        ['16', 'pin'],
      ],
    ],
    [
      'the levers 12 and 14',
      [
        ['12', 'lever'],
        ['14', 'lever'],
      ],
    ],
    [
      "the pin 12' of the housing 110",
      [
        ["12'", 'pin'],
        ['110', 'housing'],
      ],
    ],
    ['at 20 °C for 30 minutes in 2019 with 15 mm', []],
    ['FIG. 12 shows claim 14 in step 16 on page 20', []],
    ['about 25 of 40 parts', []],
    ['the ratio 12:1 and the length 3.5 cm', []],
  ])('%j', (text, expected) => {
    expect(referenceMentions(text).map(({ numeral, name }) => [numeral, name])).toEqual(expected);
  });

  it('gives exact places', () => {
    const text = 'Now the drive shaft 12 turns.';
    const [mention] = referenceMentions(text);
    expect(text.slice(mention?.start, mention?.end)).toBe('drive shaft 12');
  });
});
