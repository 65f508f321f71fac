import { emptyFiling, type Figure } from '@premise/contracts';
import type { AuditedDraft } from '../../draft/audited-draft.ts';

const figure = (number: string, description: string, numerals: Array<[string, string]>): Figure => ({
  id: `figure-${number}`,
  number,
  description,
  imageId: `image-${number}`,
  priorArt: false,
  numerals: numerals.map(([numeral, part]) => ({ numeral, part })),
});

const image = (number: string) => ({
  id: `image-${number}`,
  name: `Figure ${number}.png`,
  width: 2400,
  height: 3000,
  dpi: 300,
  colour: 'black-and-white' as const,
});

/** A draft of our own that no rule has anything against, for specs to break in one place at a time. */
export const soundDraft = (): AuditedDraft => ({
  title: 'Apparatus for Watering Potted Plants.',
  crossReference: 'None',
  federalResearch: 'None',
  inventors: [
    { name: 'Maria Keller', address: '12 Elm Street, Dayton, Ohio, United States', residence: 'United States' },
    { name: 'Ben Okafor', address: '4 Mill Lane, Dayton, Ohio, United States', residence: 'United States' },
  ],
  abstract:
    'An apparatus waters a potted plant for several weeks without a pump. A reservoir stands below the pot and is closed by a lid. A wick of braided fiber runs from the reservoir through an opening in the lid into the soil of the pot. A float in the reservoir carries a rod that rises above the rim of the pot, so that a person sees how much water is left.',
  field: 'The disclosure relates to the watering of plants in pots.',
  background:
    'Plants in pots dry out while their owners travel. Some planters hold water below the soil, but their owners cannot see how much of it is left, and the soil may become too wet.',
  summary:
    'An apparatus has a reservoir, a lid, a wick and a float. The wick lifts water from the reservoir into the soil. The float shows how much water is left.',
  drawings:
    'FIG. 1 is a cross section of the apparatus with a pot in place.\nFIG. 2 is a perspective view of the float and its rod.',
  detailedDescription: `FIG. 1 shows an apparatus 10 for watering a plant. A reservoir 12 is molded of polypropylene with a wall 2 mm thick and holds about 3 liters of water. A lid 14 rests on the rim of the reservoir 12 and carries a pot 16. In use, the pot 16 is filled with soil and a plant is set into it.

A wick 18 passes through an opening 20 of the lid 14. The wick 18 is braided from polyester fiber and has a diameter of 8 mm. Its lower end lies on the floor of the reservoir 12, and its upper end is buried in the soil about 4 cm deep. Capillary action lifts water along the wick 18. As the plant takes up water, the soil dries and draws more water from the wick 18, so that the soil stays evenly moist. With 3 liters, a fern of medium size was kept moist for 21 days at 22 °C.

FIG. 2 shows a float 22 of closed-cell foam. A rod 24 is fixed to the float 22 and slides in a guide 26 of the lid 14. As the level of the water falls, the float 22 sinks and the rod 24 sinks with it. The rod 24 carries marks, so that a person can read how much water is left. When the lowest mark reaches the guide 26, the reservoir 12 is refilled through a spout of the lid 14.

In some embodiments, two or more wicks are used for large pots. In other embodiments, the wick 18 is made of cotton or of glass fiber. The float 22 may be replaced by a window in the wall of the reservoir 12. The parts can be made by injection molding, or the reservoir 12 and the lid 14 can be thermoformed from sheet. The pot 16 may be a part of the lid 14. A person skilled in the making of planters can choose other sizes and materials without leaving the scope of the disclosure.`,
  claims: `1. An apparatus for watering a plant, comprising:
a reservoir;
a lid resting on the reservoir and having an opening; and
a wick passing through the opening into the reservoir.

2. The apparatus of claim 1, further comprising a float in the reservoir and a rod fixed to the float.

3. The apparatus of claim 2, wherein the lid has a guide and the rod slides in the guide.

4. A method of watering a plant, the method comprising: filling a reservoir with water; and lifting the water with a wick from the reservoir into a pot.`,
  figures: [
    figure('1', 'Cross section of the apparatus', [
      ['10', 'apparatus'],
      ['12', 'reservoir'],
      ['14', 'lid'],
      ['16', 'pot'],
      ['18', 'wick'],
      ['20', 'opening'],
    ]),
    figure('2', 'The float and its rod', [
      ['22', 'float'],
      ['24', 'rod'],
      ['26', 'guide'],
    ]),
  ],
  images: [image('1'), image('2')],
  filing: {
    ...emptyFiling(),
    correspondence: {
      ...emptyFiling().correspondence,
      name: 'Maria Keller',
      addressLine1: '12 Elm Street',
      city: 'Dayton',
      region: 'Ohio',
      postalCode: '45402',
      country: 'United States',
    },
    entityStatus: 'small',
    disclosed: false,
    sheetCount: 12,
  },
});
