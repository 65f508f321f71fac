import { formatPatentNumber, isGrant, officeDigits, officeNumber, parsePatentNumber } from './index.ts';

const idOf = (text: string): string | undefined => parsePatentNumber(text)?.id;

describe('a patent number', () => {
  it.each([
    ['US10123456', 'US10123456', null],
    ['US 10,123,456 B2', 'US10123456', 'B2'],
    ['us10123456b2', 'US10123456', 'B2'],
    ['US-10123456-B2', 'US10123456', 'B2'],
    ['10,123,456', 'US10123456', null],
    ['10 123 456', 'US10123456', null],
    ['10.123.456', 'US10123456', null],
    ['U.S. Pat. No. 7,654,321', 'US7654321', null],
    ['U.S. Patent No. 10,123,456 B1', 'US10123456', 'B1'],
    ['Patent 8123456', 'US8123456', null],
    ['08123456', 'US8123456', null],
    ['US 10,123,456 (B2)', 'US10123456', 'B2'],
    ['  US\u00a010\u2009123\u2009456\u00a0B2 ', 'US10123456', 'B2'],
    ['ＵＳ１０１２３４５６', 'US10123456', null],
    ['https://patents.google.com/patent/US10123456B2/en', 'US10123456', 'B2'],
    ['1', 'US1', null],
    ['US20230012345A1', 'US20230012345', 'A1'],
    ['US 2023/0012345 A1', 'US20230012345', 'A1'],
    ['2023/0012345', 'US20230012345', null],
    ['2023-0012345', 'US20230012345', null],
    ['US 2023/012345 A1', 'US20230012345', 'A1'],
    ['Pub. No. US 2023/0012345 A1', 'US20230012345', 'A1'],
    ['U.S. Patent Application Publication No. 2023/0012345', 'US20230012345', null],
    ['D701,016', 'USD701016', null],
    ['US D701,016 S', 'USD701016', 'S'],
    ['USD0701016S1', 'USD701016', 'S1'],
    ['Des. 701,016', 'USD701016', null],
    ['Design Patent 701,016', 'USD701016', null],
    ['RE49,000', 'USRE49000', null],
    ['USRE049000E1', 'USRE49000', 'E1'],
    ['Re. 49,000 E', 'USRE49000', 'E'],
    ['PP30,000', 'USPP30000', null],
    ['US PP30,000 P2', 'USPP30000', 'P2'],
    ['USPP030000P3', 'USPP30000', 'P3'],
    ['H2,345', 'USH2345', null],
    ['T999,001', 'UST999001', null],
    ['AI 318', 'USAI318', null],
    ['X1,234', 'USX1234', null],
    ['14/412,875', 'USAPP14412875', null],
    ['US 14/412,875', 'USAPP14412875', null],
    ['08/123,456', 'USAPP08123456', null],
    ['Appl. No. 14412875', 'USAPP14412875', null],
    ['Application No. 14/412,875', 'USAPP14412875', null],
    ['Ser. No. 9/123,456', 'USAPP09123456', null],
    ['USAPP14412875', 'USAPP14412875', null],
    ['EP1234567A1', 'EP1234567', 'A1'],
    ['EP 1 234 567 B1', 'EP1234567', 'B1'],
    ['WO2020/123456', 'WO2020123456', null],
    ['WO 2020/123456 A1', 'WO2020123456', 'A1'],
    ['JP2001-123456A', 'JP2001123456', 'A'],
    ['DE 10 2010 012 345 A1', 'DE102010012345', 'A1'],
    ['CN101234567B', 'CN101234567', 'B'],
  ])('%j is %s', (text, id, kind) => {
    expect(parsePatentNumber(text)).toMatchObject({ id, kind });
  });

  it.each([
    '',
    ' ',
    'wireless charging',
    'US',
    'D',
    '0',
    'US000',
    '123456789',
    '12,345,678,901,234',
    'claim 1 of 5 things',
    "'; DROP TABLE patents; --",
    'US10123456 and US10123457',
    `US${'1'.repeat(500)}`,
    '2023/12345678',
    '٣٤٥',
  ])('%j is none', (text) => {
    expect(parsePatentNumber(text)).toBeNull();
  });

  it('written for a person reads as the same number again', () => {
    const texts = [
      'US10123456B2',
      'US20230012345A1',
      'USD701016S1',
      'USRE49000E',
      'USPP30000P2',
      'USAPP14412875',
      'X9',
    ];
    const written = texts.map((text) => {
      const number = parsePatentNumber(text);
      return number && formatPatentNumber(number);
    });
    expect(written).toEqual([
      'US 10,123,456 B2',
      'US 2023/0012345 A1',
      'US D701,016 S1',
      'US RE49,000 E',
      'US PP30,000 P2',
      'US 14/412,875',
      'US X9',
    ]);
    expect(written.map((text) => idOf(text ?? ''))).toEqual(texts.map(idOf));
  });

  it('goes to the legacy path of the office as digits alone, and elsewhere as the office writes it [S2-429] [D-35]', () => {
    const written = ['US 10,123,456 B2', 'US 2023/0012345 A1', 'D701,016', 'RE49,000'].map((text) => {
      const number = parsePatentNumber(text);
      return number && [officeDigits(number), officeNumber(number), isGrant(number)];
    });
    expect(written).toEqual([
      ['10123456', '10123456', true],
      ['20230012345', '20230012345', false],
      ['701016', 'D701016', true],
      ['49000', 'RE49000', true],
    ]);
  });

  it('is none in a text of nothing but separators, however long', () => {
    const pieces = ['1,', 'US ', '1 ', 'A1', '-', '/1', ' .'];
    for (const piece of pieces) expect(parsePatentNumber(piece.repeat(10_000))).toBeNull();
    for (const piece of pieces) expect(parsePatentNumber(piece.repeat(20))).toBeNull();
  });
});
