import { AUDIT_PATH } from '@premise/contracts';
import { strToU8, zipSync } from 'fflate';
import { pdfFile, wordFile } from '../../test/draft-files.ts';
import { pdfOf, pdfOfContent, pdfOfPages, pdfStream, wordFileOf, wordParagraph } from '../../test/hostile-files.ts';
import { PatentStack } from '../../test/patent-stack.ts';

const WORDS = 'ABSTRACT A kettle has a chamber. CLAIMS 1. A kettle comprising the spout.';
const catalogue = (action: string) =>
  `/OpenAction << ${action} >> /Names << /JavaScript << /Names [(a) << ${action} >>] >> >>`;
const script = '/S /JavaScript /JS (while\\(1\\){})';
const launch = '/S /Launch /F (/bin/sh)';

type Make = () => Buffer | Promise<Buffer>;
/** Each is read for its words, or refused with a sentence. */
const READ: [string, string, Make][] = [
  ['a PDF that runs a script', 'a.pdf', () => pdfOfPages(1, WORDS, catalogue(script))],
  ['a PDF that starts a program', 'a.pdf', () => pdfOfPages(1, WORDS, catalogue(launch))],
  [
    'a Word file of macros',
    'a.docx',
    () => wordFileOf(wordParagraph(WORDS), '', { 'word/vbaProject.bin': new Uint8Array(99) }),
  ],
  [
    'a Word file with parts outside its folder',
    'a.docx',
    () =>
      wordFileOf(wordParagraph(WORDS), '', {
        '../../../../tmp/premise-outside.txt': strToU8('x'),
        '/etc/cron.d/x': strToU8('x'),
      }),
  ],
  ['a Word file named like a path', '../../../../etc/passwd.docx', () => wordFile([WORDS])],
  ['a Word file of a name without end', `${'ä'.repeat(5_000)}.docx`, () => wordFile([WORDS])],
  ['a Word file named with signs', 'a\u202excod.docx', () => wordFile([WORDS])],
  ['a PDF called Word', 'a.docx', () => pdfFile([[WORDS]])],
  [
    'a PDF with a Word file behind it',
    'a.pdf',
    async () => Buffer.concat([await pdfFile([[WORDS]]), wordFile(['Other words.'])]),
  ],
  [
    'a Word file with a PDF before it',
    'a.docx',
    async () => Buffer.concat([await pdfFile([[WORDS]]), wordFile(['Other words.'])]),
  ],
];

const nested = (depth: number) =>
  '<w:sdt><w:sdtContent>'.repeat(depth) + wordParagraph(WORDS) + '</w:sdtContent></w:sdt>'.repeat(depth);
const laughs = `<!DOCTYPE a [<!ENTITY l0 "ha">${Array.from({ length: 20 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')}]>`;
const REFUSED_OR_READ: [string, string, Make][] = [
  [
    'a page tree that goes in a circle',
    'a.pdf',
    () => pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 9 /Kids [2 0 R 2 0 R] >>']),
  ],
  [
    'a count of pages that is a lie',
    'a.pdf',
    () => pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 2000000000 /Kids [] >>']),
  ],
  ['arrays within arrays', 'a.pdf', () => pdfOfContent(Buffer.from('['.repeat(200_000)))],
  ['an object that is itself', 'a.pdf', () => pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '2 0 R'])],
  [
    'a stream whose length is itself',
    'a.pdf',
    () => pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Length 2 0 R >>\nstream\n\nendstream']),
  ],
  [
    'filters upon filters',
    'a.pdf',
    () => pdfOfContent(Buffer.concat([pdfStream(Buffer.alloc(9), `/DecodeParms [${'<< >>'.repeat(99_999)}]`)])),
  ],
  ['a table that leads to itself', 'a.pdf', () => pdfOf(['<< /Type /Catalog >>'], '/Prev 9')],
  ['a Word file of deep members', 'a.docx', () => wordFileOf(nested(20_000))],
  [
    'a Word file of tables within tables',
    'a.docx',
    () =>
      wordFileOf('<w:tbl><w:tr><w:tc>'.repeat(10_000) + wordParagraph(WORDS) + '</w:tc></w:tr></w:tbl>'.repeat(10_000)),
  ],
  ['a Word file of members never closed', 'a.docx', () => wordFileOf('<w:p>'.repeat(50_000))],
  ['entities that grow', 'a.docx', () => wordFileOf(wordParagraph('&l20;'), laughs)],
  [
    'an entity that reads a file',
    'a.docx',
    () => wordFileOf(wordParagraph('&f;'), '<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]>'),
  ],
  [
    'one member of twenty thousand attributes',
    'a.docx',
    () => wordFileOf(`<w:p ${Array.from({ length: 20_000 }, (_, at) => `a${at}="x"`).join(' ')}/>`),
  ],
  [
    'a zip of zips',
    'a.docx',
    () =>
      Buffer.from(zipSync({ 'word/document.xml': zipSync({ 'a.xml': zipSync({ a: new Uint8Array(20_000_000) }) }) })),
  ],
  ['a text of one line without end', 'a.txt', () => Buffer.alloc(2_000_000, 'claim 1 of claim 1 the said ')],
  [
    'a text of two bytes each',
    'a.txt',
    () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(WORDS.repeat(9), 'utf16le').subarray(0, -1)]),
  ],
];

const manyParts = () =>
  Object.fromEntries(Array.from({ length: 2_500 }, (_, at) => [`word/p${at}.xml`, new Uint8Array(1)]));
/** Within the page, which is all that is read; words that stand side by side become one. */
const line = (_: unknown, at: number) => `1 0 0 1 72 ${50 + (at % 600)} Tm (${'kettle '.repeat(60)}) Tj`;
const manyWords = () => Buffer.from(`BT /F1 1 Tf ${Array.from({ length: 6_000 }, line).join(' ')} ET`);
const REFUSED: [string, string, RegExp, Make][] = [
  ['ten thousand pages', 'a.pdf', /more than 2,000 pages/, () => pdfOfPages(10_000, WORDS)],
  // which of the two limits it meets first depends on the machine
  [
    'a page of words without end',
    'a.pdf',
    /more than 2,000,000 characters|more time or memory/,
    () => pdfOfContent(manyWords()),
  ],
  [
    'a Word file of thousands of parts',
    'a.docx',
    /unpacks to more/,
    () => wordFileOf(wordParagraph(WORDS), '', manyParts()),
  ],
  ['a Word file called PDF', 'a.pdf', /audits \.docx, \.pdf and \.txt/, () => wordFile([WORDS])],
];

describe('files made to do harm', () => {
  let stack: PatentStack;
  beforeAll(async () => {
    stack = await PatentStack.start('hostile_files');
  });
  afterAll(() => stack.stop());

  const drop = (name: string, content: Buffer) => stack.http.post(AUDIT_PATH).attach('file', content, name);
  const requireSound = async (): Promise<void> => {
    const answer = await stack.http.post(AUDIT_PATH).send({ text: WORDS });
    expect(answer.status).toBe(200);
  };

  it.each(READ)('%s is read for its words, and nothing else happens', async (_what, name, make) => {
    const { status, body } = await drop(name, await make());
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('has a chamber')]);
    expect(JSON.stringify(body)).not.toContain('Other words');
  });

  it.each(REFUSED)('%s is refused, and told why', async (_what, name, sentence, make) => {
    const { status, body } = await drop(name, await make());
    expect([status, body]).toEqual([422, expect.objectContaining({ error: expect.stringMatching(sentence) })]);
  });

  it.each(REFUSED_OR_READ)(
    '%s ends in time, with a report or a sentence',
    async (_what, name, make) => {
      const content = await make();
      const { status, body } = await drop(name, content);
      expect([200, 422]).toContain(status);
      if (status === 422)
        expect(body).toMatchObject({ success: false, code: 'DOCUMENT_UNREADABLE', error: expect.any(String) });
      expect(JSON.stringify(body)).not.toMatch(/root:|node_modules/);
      await requireSound();
    },
    60_000,
  );

  it('a file cut off anywhere is read or refused', async () => {
    for (const [name, whole] of [
      ['a.pdf', await pdfFile([[WORDS], [WORDS]])],
      ['a.docx', wordFile([WORDS, WORDS])],
    ] as const) {
      for (let part = 1; part < 8; part += 1) {
        const { status, body } = await drop(name, whole.subarray(0, Math.ceil((whole.length * part) / 8)));
        expect([name, part, [200, 422].includes(status), body.success]).toEqual([name, part, true, status === 200]);
      }
    }
  }, 60_000);
});
