import { emptyTexts } from '@premise/contracts';
import { auditDraft } from '../audit/auditor.ts';
import { draftOfDocument, splitDraft } from './split-draft.ts';

const WHOLE = `SYSTEM FOR WATERING PLANTS
Inventor: Ada Okafor

CROSS-REFERENCE TO RELATED APPLICATIONS
None.

STATEMENT REGARDING FEDERALLY SPONSORED RESEARCH OR DEVELOPMENT
None.

TECHNICAL FIELD
Plant pots.

BACKGROUND OF THE INVENTION
Plants dry out.

BRIEF SUMMARY OF THE INVENTION
A pot with a wick.

BRIEF DESCRIPTION OF THE SEVERAL VIEWS OF THE DRAWINGS
FIG. 1 is a section.

DETAILED DESCRIPTION OF THE PREFERRED EMBODIMENTS
FIG. 1 shows a pot 10.

In use, a wick 12 draws water.

What is claimed is:

1. A pot comprising a wick.
2. The pot of claim 1, wherein the wick is cotton.

ABSTRACT OF THE DISCLOSURE
A pot has a wick.`;

describe('a document told apart by its headings', () => {
  it('gives every section its text', () => {
    expect(splitDraft(WHOLE).texts).toEqual({
      title: 'SYSTEM FOR WATERING PLANTS',
      crossReference: 'None.',
      federalResearch: 'None.',
      abstract: 'A pot has a wick.',
      field: 'Plant pots.',
      background: 'Plants dry out.',
      summary: 'A pot with a wick.',
      drawings: 'FIG. 1 is a section.',
      detailedDescription: 'FIG. 1 shows a pot 10.\n\nIn use, a wick 12 draws water.',
      claims: '1. A pot comprising a wick.\n2. The pot of claim 1, wherein the wick is cotton.',
    });
  });

  it('keeps the headings as they are written, in their order', () => {
    const { headings } = splitDraft(WHOLE);
    expect(headings.slice(0, 3)).toEqual([
      'CROSS-REFERENCE TO RELATED APPLICATIONS',
      'STATEMENT REGARDING FEDERALLY SPONSORED RESEARCH OR DEVELOPMENT',
      'TECHNICAL FIELD',
    ]);
    expect(headings).toHaveLength(9);
  });

  it.each([
    ['Background', 'background'],
    ['II. Background of the Invention', 'background'],
    ['## Related Art', 'background'],
    ['**Summary**', 'summary'],
    ['[0003] FIELD OF THE DISCLOSURE', 'field'],
    ['Brief Description of the Figures', 'drawings'],
    ['Drawings:', 'drawings'],
    ['DESCRIPTION', 'detailedDescription'],
    ['DETAILED DESCRIPTION OF EXAMPLE EMBODIMENTS', 'detailedDescription'],
    ['Claims', 'claims'],
    ['I claim:', 'claims'],
    ['What we claim is:', 'claims'],
    ['Abstract', 'abstract'],
    ['Government Support', 'federalResearch'],
    ['Priority Claim', 'crossReference'],
  ] as const)('reads %s as a heading', (line, section) => {
    expect(splitDraft(`A Pot\n${line}\nWords of it.`).texts).toEqual({
      ...emptyTexts(),
      title: 'A Pot',
      [section]: 'Words of it.',
    });
  });

  it.each([
    'The background of the invention is long.',
    'Claims are expensive.',
    'A description of the pump is given in the table below, with all its parts and what they are made of in detail.',
    'Drawings show the pot.',
  ])('reads "%s" as text', (line) => {
    expect(splitDraft(`A Pot\n${line}`).texts.detailedDescription).toBe(line);
  });

  it('takes what stands behind a heading on its line', () => {
    const { texts } = splitDraft('Title: Pot with a Wick\nAbstract: A pot has a wick.\nIt holds water.');
    expect([texts.title, texts.abstract]).toEqual(['Pot with a Wick', 'A pot has a wick.\nIt holds water.']);
  });

  it('puts parts of one section that stand apart behind one another', () => {
    const { texts } = splitDraft('SUMMARY\nOne.\nCLAIMS\n1. A pot.\nSUMMARY\nTwo.');
    expect(texts.summary).toBe('One.\n\nTwo.');
  });

  it('finds the claims of a text without headings', () => {
    const { texts } = splitDraft('Pot\nA pot 10 is shown.\n\n1. A pot with a wick.\n2. The pot of claim 1, being red.');
    expect(texts).toEqual({
      ...emptyTexts(),
      title: 'Pot',
      detailedDescription: 'A pot 10 is shown.',
      claims: '1. A pot with a wick.\n2. The pot of claim 1, being red.',
    });
  });

  it('takes a text of one paragraph for the description', () => {
    const { texts } = splitDraft('A pot has a wick. The wick draws water.');
    expect(texts).toEqual({ ...emptyTexts(), detailedDescription: 'A pot has a wick. The wick draws water.' });
  });

  it('loses no word of the specification', () => {
    const words = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0;
    const { texts, headings } = splitDraft(WHOLE);
    const cover = words('Inventor: Ada Okafor');
    expect(words(Object.values(texts).join(' ')) + words(headings.join(' ')) + cover).toBe(words(WHOLE));
  });
});

describe('what is judged of a document', () => {
  const rulesOf = (text: string) => {
    const { findings, notApplicable } = auditDraft(draftOfDocument(splitDraft(text)));
    return { found: findings.map(({ rule }) => rule), silent: notApplicable.map(({ rule }) => rule) };
  };

  it('is nothing that stands on a cover sheet', () => {
    expect(rulesOf(WHOLE).silent).toEqual(expect.arrayContaining(['F3', 'F4', 'F6', 'F7']));
  });

  it('are sections that are missing', () => {
    const { found, silent } = rulesOf('Pot\nABSTRACT\nA pot has a wick.');
    expect(found).toEqual(expect.arrayContaining(['S1', 'S6']));
    expect(silent).toEqual(expect.arrayContaining(['F5', 'C1']));
  });
});
