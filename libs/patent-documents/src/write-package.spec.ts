import { emptyFiling, emptyInventorForm, type FilingData, type Inventor } from '@premise/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { readPdf } from '../testing/read-pdf.ts';
import { SAMPLE_DRAFT } from '../testing/sample-draft.ts';
import { sampleDrawings, samplePicture } from '../testing/sample-drawings.ts';
import { feePart } from './package/fee-part.ts';
import { estimateFee, FEE_TABLE, readFeeTable } from './package/fee-table.ts';
import { safeFileName } from './package/file-names.ts';
import { type PackageSource, writePackage } from './package/write-package.ts';

const INVENTOR: Inventor = {
  name: 'Ada M. Okafor',
  address: '12 Elm Street, Portland, Oregon, United States',
  citizenship: 'Nigeria',
  residence: 'Nigeria',
  form: { ...emptyInventorForm(), locality: 'Portland, Oregon', country: 'United States' },
};
const source = (filing: Partial<FilingData> = {}): PackageSource => ({
  draft: SAMPLE_DRAFT,
  drawings: sampleDrawings(),
  paper: 'letter',
  written: new Date('2026-11-22T10:00:00Z'),
  readPicture: samplePicture,
  inventors: [INVENTOR],
  filing: { ...emptyFiling(), ...filing },
  fees: FEE_TABLE,
  toFix: [],
});
const open = async (from: PackageSource): Promise<Record<string, Uint8Array>> =>
  unzipSync((await writePackage(from)).bytes);

describe('the filing package', () => {
  it('holds specification, drawings and what is typed in by hand', async () => {
    const files = await open(
      source({
        entityStatus: 'small',
        filingDate: '2026-12-01',
        disclosed: true,
        disclosureDate: '2026-03-05',
        correspondence: {
          ...emptyFiling().correspondence,
          name: 'Ada M. Okafor',
          city: 'Portland',
          email: 'ada@example.org',
        },
        government: { agency: 'Department of Agriculture', contractNumber: '58-8042-7-015' },
      }),
    );
    expect(Object.keys(files).sort()).toEqual([
      'checklist.txt',
      'cover-sheet-data.txt',
      'drawings.pdf',
      'fee-estimate.txt',
      'filing-guide.pdf',
      'inventors.txt',
      'specification.docx',
      'specification.pdf',
    ]);
    const text = (name: string): string => strFromU8(files[name] as Uint8Array);
    const cover = text('cover-sheet-data.txt');
    expect(cover).toContain('SYSTEM AND METHOD FOR METERING WATER TO CONTAINER-GROWN PLANTS\r\n');
    expect(cover).toContain('residence (city and state or country): Portland, Oregon, United States');
    expect(cover).toContain('number of pages: 5');
    expect(cover).toContain('number of sheets: 4');
    expect(cover).toContain('Agency: Department of Agriculture');
    expect(cover).toContain('Postal code: (still to be entered)');
    expect(text('inventors.txt')).toContain('Citizenship: Nigeria');
    expect(text('fee-estimate.txt')).toContain('Small entity: $130 (filing fee $130, no size fee)');
    expect(text('fee-estimate.txt')).toContain('Fees in force since 2025-01-19');
    expect(text('checklist.txt')).toContain('the last day is 2027-12-01');
    expect(text('checklist.txt')).toContain('must be filed by 2027-03-05');
    expect(readPdf(files['specification.pdf'] as Uint8Array).pages).toHaveLength(5);
    expect(readPdf(files['drawings.pdf'] as Uint8Array).pages).toHaveLength(4);
    const guide = readPdf(files['filing-guide.pdf'] as Uint8Array);
    expect(guide.outline).toContain('Checklist for filing');
    expect(guide.pages.map((page) => page.text).join(' ')).toContain('Patent Center');
  });

  it('begins its checklist with what the audit says to fix', async () => {
    const toFix = Array.from({ length: 14 }, (_item, index) => `Claims: Claim ${index + 1} refers to itself.`);
    const checklist = strFromU8((await open({ ...source(), toFix }))['checklist.txt'] as Uint8Array);
    expect(checklist).toContain('[ ] Fix and export once more: Claims: Claim 1 refers to itself.\r\n');
    expect(checklist).toContain('[ ] Fix 2 more that the audit report lists, and export once more.');
    expect(checklist).not.toContain('Claim 13');
    expect(checklist.indexOf('Fix and export')).toBeLessThan(checklist.indexOf('Read specification.pdf'));
  });

  it('keeps each entry of its texts on one line, whatever was typed', async () => {
    const filing = { ...emptyFiling(), docketNumber: 'A-1\r\nEntity status: Micro\u0007 entity\u2028x' };
    const files = await open({ ...source(), filing });
    const cover = strFromU8(files['cover-sheet-data.txt'] as Uint8Array);
    expect(cover).toContain('\r\nDocket number (optional): A-1 Entity status: Micro entity x\r\n');
    expect(cover).not.toContain('\r\nEntity status: Micro');
  });

  it('leaves out what is not there, and says what is missing', async () => {
    const files = await open({ ...source(), drawings: [], inventors: [] });
    expect(files['drawings.pdf']).toBeUndefined();
    expect(strFromU8(files['cover-sheet-data.txt'] as Uint8Array)).toContain('Inventor: (still to be entered)');
    expect(strFromU8(files['fee-estimate.txt'] as Uint8Array)).toMatch(
      /Undiscounted: \$325[^]*Small entity: \$130[^]*Micro entity: \$65/,
    );
  });

  it('is the same to the byte for the same draft', async () => {
    const [first, second] = [await writePackage(source()), await writePackage(source())];
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
  });
});

describe('fees', () => {
  it.each([
    [100, 75, 325],
    [133, 100, 325],
    [134, 101, 775],
    [200, 150, 775],
    [201, 151, 1225],
  ])('of %i sheets, of which %i count when they come electronically, are %i dollars', (sheets, counted, total) => {
    expect(estimateFee(FEE_TABLE, 'undiscounted', sheets)).toMatchObject({ counted, total });
    expect(feePart(FEE_TABLE, 'undiscounted', sheets).lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ value: expect.stringContaining(`$${total.toLocaleString('en-US')} `) as string }),
        expect.objectContaining({ text: expect.stringContaining(`here ${counted};`) as string }),
      ]),
    );
  });

  it('come from a table of one’s own, which is checked', () => {
    const own = { ...FEE_TABLE, provisional: { undiscounted: 400, small: 160, micro: 80 } };
    expect(readFeeTable(JSON.stringify(own))).toEqual(own);
    expect(() => readFeeTable('{}')).toThrow('effective');
    expect(() => readFeeTable(JSON.stringify({ ...own, size: {} }))).toThrow('size.undiscounted');
  });
});

describe('file names', () => {
  it.each([
    ['System and Method for Métering Water.', 'system-and-method-for-metering-water-specification.pdf'],
    ['../../etc/passwd', 'etc-passwd-specification.pdf'],
    ['発明', 'specification.pdf'],
  ])('of %s', (title, name) => {
    expect(safeFileName(title, 'specification', 'pdf')).toBe(name);
  });

  it('have at most 100 characters', () => {
    expect(safeFileName('long '.repeat(100), 'filing-package', 'zip')).toMatch(/^[a-z0-9][a-z0-9-]{1,95}\.zip$/);
  });
});
