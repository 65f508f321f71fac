import { emptyTexts, type Figure } from '@premise/contracts';
import { composePreview } from './compose-preview.ts';
import { composeSpecification } from './compose-specification.ts';
import { type DocumentDraft, drawingsOf } from './document-draft.ts';

const draft = (values: Partial<DocumentDraft> = {}): DocumentDraft => ({
  ...emptyTexts(),
  inventors: [],
  figures: [],
  ...values,
});
const figure = (number: string, values: Partial<Figure> = {}): Figure => ({
  id: number,
  number,
  description: '',
  imageId: null,
  priorArt: false,
  numerals: [],
  ...values,
});
const texts = (values: Partial<DocumentDraft>): string[] =>
  composePreview(draft(values)).map(({ label, text }) => (label === undefined ? text : `${label} ${text}`));

describe('the document of the preview', () => {
  it('opens with the office, the kind of application and what is to be assigned [S2-175] [S2-176] [S2-177] [S2-178] [S2-179]', () => {
    expect(texts({}).slice(0, 5)).toEqual([
      'UNITED STATES PATENT AND TRADEMARK OFFICE',
      'PROVISIONAL APPLICATION FOR PATENT',
      'Docket Number: To be assigned',
      'Application Number: To be assigned',
      'Filing Date: To be assigned',
    ]);
  });

  it('has the title in upper case, or its placeholder [S2-180] [S2-181]', () => {
    expect(texts({ title: 'System and Method for Straße.' })[5]).toBe('SYSTEM AND METHOD FOR STRASSE.');
    expect(texts({ title: ' ' })[5]).toBe('[TITLE OF THE INVENTION]');
  });

  it('names one inventor, several, or none [S2-182] [S2-183] [S2-184]', () => {
    expect(texts({ inventors: [{ name: 'Ada' }, { name: ' ' }] })[6]).toBe('Inventor: Ada');
    expect(texts({ inventors: [{ name: 'Ada' }, { name: 'Bo' }] })[6]).toBe('Inventors: Ada, Bo');
    expect(texts({ inventors: [{ name: ' ' }] }).some((text) => text.startsWith('Inventor'))).toBe(false);
  });

  it('prints the sections that hold text, in S2’s order, and no claims [S2-186] [S2-187] [S2-188] [S2-189] [S2-190] [S2-191] [S2-192] [S2-193] [S2-194] [S2-195]', () => {
    const full = Object.fromEntries(Object.keys(emptyTexts()).map((name) => [name, `Text of ${name}`]));
    expect(
      composePreview(draft(full))
        .filter(({ kind }) => kind === 'heading')
        .map(({ text }) => text),
    ).toEqual([
      'CROSS-REFERENCE TO RELATED APPLICATIONS',
      'STATEMENT REGARDING FEDERALLY SPONSORED RESEARCH OR DEVELOPMENT',
      'ABSTRACT',
      'FIELD OF THE INVENTION',
      'BACKGROUND OF THE INVENTION',
      'SUMMARY OF THE INVENTION',
      'BRIEF DESCRIPTION OF THE DRAWINGS',
      'DETAILED DESCRIPTION OF THE INVENTION',
    ]);
    expect(texts(full).join()).not.toContain('Text of claims');
    expect(texts({ field: ' \n ' })).toHaveLength(7);
  });

  it('ends by saying what it is and what to do [S2-009] [S2-196] [S2-197] [S2-198]', () => {
    const notice = texts({}).at(-1);
    expect(notice).toContain('This is a draft.');
    expect(notice).toContain('needs no claims, but it must disclose enough to support a later non-provisional');
    expect(notice).toContain('A qualified patent attorney or agent should review it before filing.');
  });
});

describe('the specification', () => {
  const lines = (values: Partial<DocumentDraft>): string[] =>
    composeSpecification(draft(values)).map(({ label, text }) => (label === undefined ? text : `${label} ${text}`));

  it('numbers the paragraphs and nothing else', () => {
    expect(
      lines({
        title: 'A Cap.',
        crossReference: 'None',
        background: '[0007] Old.\r\n\r\nPRIOR CAPS\nOlder.',
        claims: 'A cap.\n\nThe cap of claim 1.',
        abstract: 'Short.',
      }),
    ).toEqual([
      'A CAP',
      'CROSS-REFERENCE TO RELATED APPLICATIONS',
      '[0001] Not applicable.',
      'BACKGROUND OF THE INVENTION',
      '[0002] Old.',
      'PRIOR CAPS',
      '[0003] Older.',
      'CLAIMS',
      'What is claimed is:',
      '1. A cap.',
      '2. The cap of claim 1.',
      'ABSTRACT',
      'Short.',
    ]);
  });

  it('begins claims and abstract on new pages', () => {
    const blocks = composeSpecification(draft({ field: 'A field.', claims: '1. A cap.', abstract: 'Short.' }));
    expect(blocks.filter(({ newPage }) => newPage).map(({ text }) => text)).toEqual(['CLAIMS', 'ABSTRACT']);
  });

  it('describes the figures where the brief description is empty', () => {
    const figures = [figure('1', { description: 'a side view' }), figure('2A', { description: 'shows a section.' })];
    expect(lines({ figures })).toContain('[0001] FIG. 1 is a side view.');
    expect(lines({ figures })).toContain('[0002] FIG. 2A shows a section.');
    expect(lines({ figures, drawings: 'FIG. 1 is mine.' }).join()).not.toContain('side view');
  });
});

describe('drawings', () => {
  const image = (id: string) => ({ id, name: `${id}.png`, width: 10, height: 10 });

  it('follow the figures, then what shows none', () => {
    const figures = [figure('1', { imageId: 'b', priorArt: true }), figure('2', { imageId: 'a' })];
    expect(drawingsOf([image('x'), image('a'), image('b')], figures).map(({ id, label }) => [id, label])).toEqual([
      ['b', 'FIG. 1 (PRIOR ART)'],
      ['a', 'FIG. 2'],
      ['x', null],
    ]);
  });

  it('are figures themselves where none were entered; a single view has no number', () => {
    expect(drawingsOf([image('a'), image('b')], []).map(({ label }) => label)).toEqual(['FIG. 1', 'FIG. 2']);
    expect(drawingsOf([image('a')], [figure('1', { imageId: 'a' })])[0]?.label).toBeNull();
  });
});
