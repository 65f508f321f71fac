import { bad, claims, good, told, type RuleCase } from './rule-case.ts';
import { soundDraft } from './sound-draft.ts';

const { figures = [], images = [] } = soundDraft();

export const FIGURE_CASES: readonly RuleCase[] = [
  bad('D1', 'a figure that is not there', told('FIG. 3 shows a window.'), 'no such drawing', 'FIG. 3'),
  bad(
    'D1',
    'a picture nobody names',
    {
      images: [
        ...images,
        {
          ...(images[0] ?? { id: '', name: '', width: 1, height: 1, dpi: null, colour: 'grey' as const }),
          id: 'more',
          name: 'Figure 3.png',
        },
      ],
    },
    'no text speaks of it',
  ),
  good('D1', 'pictures in their order, without figures', { figures: [], images }),
  good('D1', 'a text without drawings', {
    figures: [],
    images: [],
    drawings: '',
    detailedDescription: 'No view is needed.',
  }),
  bad(
    'D2',
    'a gap',
    { drawings: 'FIG. 1 is a view.\nFIG. 2 is a view.\nFIG. 4 is a view.' },
    'number 3 is nowhere',
    'FIG. 4',
  ),
  bad(
    'D2',
    'a small letter',
    { drawings: 'FIG. 1a is a view.\nFIG. 2 is a view.' },
    'capital letter: "FIG. 1A"',
    'FIG. 1a',
  ),
  good('D2', 'capital letters and ranges', { drawings: 'FIGS. 1A-1C are views.\nFIG. 2 is a view.' }),
  bad(
    'D3',
    'one figure with a number',
    {
      figures: figures.slice(0, 1),
      images: images.slice(0, 1),
      drawings: 'FIG. 1 is a view.',
      detailedDescription: 'FIG. 1 shows it.',
    },
    '"the drawing"',
    'FIG. 1',
  ),
  good('D3', 'two figures', {}),
  bad(
    'D4',
    'not in the brief description',
    { drawings: 'FIG. 1 is a view.' },
    'FIG. 2 is not in the brief description',
  ),
  bad('D4', 'not discussed', { detailedDescription: 'FIG. 1 shows it.' }, 'FIG. 2 is not discussed'),
  good('D4', 'ranges', { drawings: 'FIGS. 1 and 2 are views.' }),
  bad('D5', 'a numeral on no drawing', told('A spout 28 is open.'), 'in no figure’s list', 'spout 28'),
  bad(
    'D5',
    'a part nobody mentions',
    { figures: figures.map((one) => ({ ...one, numerals: [...one.numerals, { numeral: '99', part: 'screw' }] })) },
    '99 (screw)',
  ),
  good(
    'D5',
    'counts and measures',
    told('After 21 days and 300 mm of rain at 22 °C in 2024, claim 12 of page 33 is read.'),
  ),
  bad(
    'D6',
    'one numeral, two parts',
    told('The hinge 24 turns. The hinge 24 stops.'),
    '24 stands for "rod" and for "hinge"',
    'hinge 24',
  ),
  bad(
    'D6',
    'one part, two numerals',
    told('A fill valve 30 opens. A fill valve 31 opens. The fill valve 31 closes.'),
    'numeral 30 and numeral 31',
  ),
  good('D6', 'a longer name for the part', told('The polyester wick 18 is wet; wicks 18a, 18b are dry.')),
  bad('D7', 'a coarse picture', { images: [{ ...images[0]!, width: 300, height: 200 }] }, '300 × 200 pixels'),
  bad('D7', 'colours', { images: [{ ...images[0]!, colour: 'colour' }] }, 'holds colours'),
  good('D7', 'a sharp line drawing', {}),
  bad(
    'D9',
    'an old view',
    { drawings: 'FIG. 1 shows a conventional planter.\nFIG. 2 is a view.' },
    'label it "(Prior Art)"',
  ),
  bad(
    'D9',
    'a figure marked as old',
    { figures: figures.map((one) => ({ ...one, priorArt: true })) },
    'should say "(Prior Art)"',
  ),
  good('D9', 'the label', { drawings: 'FIG. 1 (Prior Art) shows a conventional planter.\nFIG. 2 is a view.' }),
  bad(
    'D10',
    'a part in no figure',
    claims('A planter comprising a handle, the handle being bent.'),
    'handle',
    'the handle',
  ),
  good('D10', 'a part that is shown', claims('A planter comprising a wick, the wick being bent.')),
];
