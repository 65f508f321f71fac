import type { DraftRequest } from '@premise/contracts';

/** What somebody types who hopes that a page, a spreadsheet or a template runs it. Each sets a mark when it runs. */
export const HOSTILE = {
  image: '"><img src=x onerror="premiseHacked=1;alert(1)">',
  drawing: '</script></textarea></title><svg onload="premiseHacked=1;alert(1)"></svg>',
  link: '<a href="javascript:premiseHacked=1">open</a> [open](javascript:premiseHacked=1)',
  template: '{{constructor.constructor("premiseHacked=1")()}}${premiseHacked=1}<%= 7*7 %>',
  backwards: '\u202Egpj.exe\u202C \u2066right\u2069',
  unbroken: 'w'.repeat(120),
} as const;

/** Address of a script, as a parameter or behind the #. */
export const SCRIPT_ADDRESS = 'javascript:premiseHacked=1';

export const all = (): string => Object.values(HOSTILE).join(' ');

const TEXTS = ['crossReference', 'federalResearch', 'abstract', 'field', 'background', 'summary', 'drawings'] as const;

/** A draft that is nothing else, with one figure of this image. */
export const hostileDraft = (imageId: string): DraftRequest => ({
  ...Object.fromEntries(TEXTS.map((name) => [name, all()])),
  title: HOSTILE.image + HOSTILE.unbroken,
  inventors: [{ name: HOSTILE.image, address: HOSTILE.drawing, citizenship: HOSTILE.link, residence: all() }],
  images: [{ id: imageId, name: HOSTILE.drawing }],
  detailedDescription: `${all()} 12. As FIG. 1 shows, ${HOSTILE.link}`,
  claims: `1. ${HOSTILE.image}, comprising:\n${HOSTILE.drawing}; and\n${HOSTILE.template}.`,
  figures: [
    {
      id: 'f1',
      number: '1',
      description: HOSTILE.image,
      imageId,
      priorArt: false,
      numerals: [{ numeral: '12', part: HOSTILE.drawing }],
    },
  ],
});
