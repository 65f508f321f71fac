import { emptyFiling } from '@premise/contracts';
import type { AuditedDraft, AuditedFiling } from '../../draft/audited-draft.ts';
import { soundDraft } from './sound-draft.ts';

/** A change of the sound draft, and what the rule then says about which words. */
export interface RuleCase {
  rule: string;
  name: string;
  change: Partial<AuditedDraft>;
  /** Part of the message; null: the rule must stay silent. */
  says: string | null;
  /** The text of the finding's span. */
  at?: string;
}

const sound = soundDraft();
const description = sound.detailedDescription ?? '';
const filing = (changes: AuditedFiling): AuditedFiling => ({ ...sound.filing, ...changes });
const bad = (rule: string, name: string, change: Partial<AuditedDraft>, says: string, at?: string): RuleCase => ({
  rule,
  name,
  change,
  says,
  ...(at === undefined ? {} : { at }),
});
const good = (rule: string, name: string, change: Partial<AuditedDraft>): RuleCase => ({
  rule,
  name,
  change,
  says: null,
});
const told = (sentence: string): Partial<AuditedDraft> => ({ detailedDescription: `${description}\n\n${sentence}` });
const related = (crossReference: string): Partial<AuditedDraft> => ({ crossReference });
const claims = (...texts: string[]): Partial<AuditedDraft> => ({
  claims: texts.map((text, at) => `${at + 1}. ${text}`).join('\n'),
});
const figures = sound.figures ?? [];
const images = sound.images ?? [];

export const FILING_CASES: readonly RuleCase[] = [
  bad('F1', 'no title', { title: ' ' }, 'no title'),
  bad('F1', 'a title of 501 characters', { title: 'x'.repeat(501) }, '501 characters'),
  good('F1', 'a title of 500 characters', { title: 'x'.repeat(500) }),
  bad('F2', 'an opening article', { title: 'The Plant Waterer.' }, 'opens with "The"', 'The '),
  bad('F2', 'improved', { title: 'Improved Plant Waterer.' }, 'opens with "Improved"'),
  bad('F2', 'a word of praise', { title: 'Apparatus for Innovative Watering.' }, '"Innovative"', 'Innovative'),
  bad('F2', 'sixteen words', { title: `Apparatus ${'word '.repeat(15)}.` }, '16 words'),
  bad('F2', 'a trademark sign', { title: 'Apparatus for WaterPal™ Pots.' }, 'trademark', '™'),
  good('F2', 'an article inside', { title: 'Method of Filling a Reservoir with the Rain.' }),
  bad('F3', 'nobody', { inventors: [] }, 'No inventor'),
  bad('F3', 'one name only', { inventors: [{ name: 'Cher', address: 'x', residence: 'US' }] }, 'one word'),
  bad('F3', 'no residence', { inventors: [{ name: 'Ada King', address: '', residence: ' ' }] }, 'no residence'),
  good('F3', 'an address as residence', { inventors: [{ name: 'Ada King', address: 'Dayton, Ohio', residence: '' }] }),
  bad('F4', 'no address', { filing: filing({ correspondence: emptyFiling().correspondence }) }, 'no correspondence'),
  good('F4', 'a customer number', {
    filing: filing({ correspondence: { ...emptyFiling().correspondence, customerNumber: '12345' } }),
  }),
  bad('F5', 'no answer', { federalResearch: '' }, 'not answered'),
  bad(
    'F5',
    'no contract',
    { federalResearch: 'The Department of Energy paid for it.' },
    'the contract or grant number',
  ),
  bad('F5', 'no agency', { federalResearch: 'Paid under DE-AC02-05CH11231.' }, 'the agency'),
  good('F5', 'both', { federalResearch: 'Made under contract DE-AC02-05CH11231 of the Department of Energy.' }),
  bad('F6', 'no status', { filing: filing({ entityStatus: '' }) }, 'No entity status'),
  bad(
    'F6',
    'micro with a no',
    {
      filing: filing({
        entityStatus: 'micro',
        microEntity: {
          qualifiesAsSmall: true,
          atMostFourApplications: false,
          incomeBelowLimit: true,
          noObligationAboveLimit: true,
        },
      }),
    },
    'answered with no',
  ),
  bad('F6', 'micro unanswered', { filing: filing({ entityStatus: 'micro' }) }, 'not all are answered'),
  bad('F6', '134 sheets', { filing: filing({ sheetCount: 134 }) }, 'count as 101 when'),
  bad('F6', '201 sheets', { filing: filing({ sheetCount: 201 }) }, 'due 2 times'),
  good('F6', '133 sheets', { filing: filing({ sheetCount: 133 }) }),
  bad(
    'F7',
    'public for too long',
    { filing: filing({ disclosed: true, disclosureDate: '2025-01-10', filingDate: '2026-01-11' }) },
    'ended on 2026-01-10',
  ),
  bad(
    'F7',
    'the eleventh month',
    { filing: filing({ disclosed: true, disclosureDate: '2025-01-10', filingDate: '2025-12-11' }) },
    'file by 2026-01-10',
  ),
  bad('F7', 'no date', { filing: filing({ disclosed: true, disclosureDate: null }) }, 'no date'),
  bad(
    'F7',
    'public since last month',
    { filing: filing({ disclosed: true, disclosureDate: '2025-01-10', filingDate: '2025-02-11' }) },
    'other countries',
  ),
  good('F7', 'public after filing', {
    filing: filing({ disclosed: true, disclosureDate: '2026-01-10', filingDate: '2025-02-11' }),
  }),
  bad('F8', 'a filing date', { filing: filing({ filingDate: '2025-11-22' }) }, 'by 2026-11-23'),
  good('F8', 'none', { filing: filing({ filingDate: null }) }),
  bad(
    'F9',
    'a design claim',
    claims('The ornamental design for a pot, as shown.'),
    'how a thing looks',
    'ornamental design',
  ),
  good('F9', 'a design of a circuit', told('The design of the lid 14 is simple.')),
];

export const TEXT_CASES: readonly RuleCase[] = [
  bad('S1', 'no background', { background: '' }, 'The background is empty'),
  bad(
    'S1',
    'claims before the description',
    { headings: ['BACKGROUND', 'CLAIMS', 'DETAILED DESCRIPTION'] },
    'stands after the claims',
  ),
  good('S1', 'the order of the rule', {
    headings: [
      'FIELD',
      'BACKGROUND',
      'BRIEF SUMMARY',
      'BRIEF DESCRIPTION OF THE DRAWINGS',
      'DETAILED DESCRIPTION',
      'CLAIMS',
      'ABSTRACT',
    ],
  }),
  bad('S2', 'a heading in small letters', { headings: ['Background'] }, 'not in upper case'),
  good('S2', 'upper case', { headings: ['BACKGROUND'] }),
  bad('S3', 'three digits', { detailedDescription: `[001] ${description}` }, 'four digits', '[001]'),
  bad('S3', 'a gap', { detailedDescription: `[0001] ${description}\n[0003] More.` }, 'follows [0001]', '[0003]'),
  good('S3', 'running on', { detailedDescription: `[0001] ${description}\n[0002] More.` }),
  bad('S6', 'nothing', { detailedDescription: '\n' }, 'is empty'),
  bad('S6', 'a few words', { detailedDescription: 'A wick lifts water.' }, '4 words'),
  bad('S6', 'a placeholder', told('[Insert drawing here]'), 'placeholder', '[Insert drawing here]'),
  bad(
    'S6',
    'a note to oneself',
    { abstract: `A pot ${['TO', 'DO'].join('')} and more.` },
    'placeholder',
    ['TO', 'DO'].join(''),
  ),
  good('S6', 'brackets with content', told('The array [0, 1] and the ion [Fe(CN)6] are known to chemists.')),
  bad(
    'S7',
    'no alternatives',
    { detailedDescription: 'The wick 18 is used with water at 22 °C. '.repeat(40) },
    'No second way',
  ),
  bad('S7', 'no use', { detailedDescription: 'In some embodiments it is 2 mm thick. '.repeat(40) }, 'how it is used'),
  bad(
    'S7',
    'no measure',
    { detailedDescription: 'In some embodiments it is used daily. '.repeat(40) },
    'No number with a unit',
  ),
  good('S7', 'all three', {}),
  bad(
    'S8',
    'the present invention is',
    told('The present invention is a planter.'),
    'every version',
    'The present invention is',
  ),
  bad('S8', 'must', told('The wick 18 must be wet.'), 'requirement', 'must be'),
  bad('S8', 'all embodiments', told('All embodiments have a lid 14.'), 'leaves no version out', 'All embodiments'),
  bad('S8', 'never', told('The wick 18 never dries.'), 'shuts other ways out', 'never'),
  good(
    'S8',
    'one embodiment of the invention',
    told('One embodiment of the invention is a planter, and not only a pot 16.'),
  ),
  bad('S9', 'well known', told('It is well known that wicks lift water.'), 'nothing new', 'It is well known that'),
  bad('S9', 'prior art', { background: 'Prior art planters rot.' }, 'counts against', 'Prior art'),
  bad('S9', 'obvious', told('Other sizes would be obvious.'), 'would have to show', 'would be obvious'),
  good('S9', 'a label of a figure', { drawings: `${sound.drawings}\nA view (Prior Art) is not included.` }),
  bad('S10', 'a link', told('See https://example.org/wick for more.'), 'a link', 'https://example.org/wick'),
  bad(
    'S10',
    'a link before a comma',
    told('A wick, see https://a.org/wick, is known.'),
    '"https://a.org/wick" is',
    'https://a.org/wick',
  ),
  bad('S10', 'a trademark as a name', told('A velcro strap holds it.'), 'hook-and-loop fastener', 'velcro'),
  bad('S10', 'a marked name', told('A MoistPal® probe reads it.'), 'trademark', 'MoistPal®'),
  good('S10', 'the kind of thing', told('A hook-and-loop strap holds it, as the standard describes.')),
  bad('S11', 'unexplained letters', told('The QXR probe reads it.'), 'nowhere spelt out', 'QXR'),
  good('S11', 'explained letters', told('A quick x-ray reader (QXR) reads it; the QXR is small. The LED is common.')),
  bad('S12', 'nucleotides', told('The strand ACGTACGTACGT binds.'), 'SEQ ID NO', 'ACGTACGTACGT'),
  bad('S12', 'amino acids', told('The peptide Ala-Gly-Ser-Lys binds.'), 'SEQ ID NO'),
  good('S12', 'with identifier, or short', told('The strand ACGTACGTACGT (SEQ ID NO: 1) binds. GATTACA is short.')),
  bad(
    'S13',
    'a book',
    told('The handbook of Smith is incorporated herein by reference.'),
    'No United States patent',
    'incorporated herein by reference',
  ),
  good('S13', 'a patent', told('U.S. Patent No. 5,000,000 is incorporated herein by reference.')),
  bad(
    'S14',
    'the benefit of a provisional',
    related(
      'This application claims the benefit of U.S. Provisional Application No. 63/111,222, filed on May 4, 2026.',
    ),
    'cannot claim the benefit or priority',
    'claims the benefit',
  ),
  bad(
    'S14',
    'a continuation',
    related('This application is a continuation-in-part of co-pending U.S. patent application Ser. No. 18/123,456.'),
    'cannot claim the benefit or priority',
    'continuation-in-part of',
  ),
  bad(
    'S14',
    'a divisional',
    related('This is a divisional of application No. 17/000,111.'),
    'no effect here',
    'divisional of',
  ),
  bad(
    'S14',
    'a priority abroad',
    related('The applicant claims priority to German patent application DE 10 2025 1.'),
    'no effect',
  ),
  bad(
    'S14',
    'under a section',
    related('Priority is claimed under 35 U.S.C. 119(a) from application EP 25 1.'),
    'no effect',
  ),
  bad(
    'S14',
    'in the description',
    told('The present application claims priority from PCT/EP2025/000001.'),
    'no effect',
  ),
  good(
    'S14',
    'an application that is only mentioned',
    related('Related subject matter is in U.S. Patent Application No. 18/123,456.'),
  ),
  good('S14', 'a denial', related('This application does not claim the benefit of any earlier application.')),
  good(
    'S14',
    'what a later one may claim',
    related('A later application may claim the benefit of this provisional application.'),
  ),
  good(
    'S14',
    'what others claim of this one',
    related('An application that claims the benefit of the present application is planned.'),
  ),
  good(
    'S14',
    'a part that goes on',
    told('The arm 30 is a continuation of the frame 12, as is the rail of another application of force.'),
  ),
  good(
    'S14',
    'benefits and claims of another kind',
    told('The vendor claims the benefit of low weight. Priority is given to safety.'),
  ),
];

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
