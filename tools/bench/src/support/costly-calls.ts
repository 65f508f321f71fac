import { buffer } from 'node:stream/consumers';
import { deflateSync, inflateSync } from 'node:zlib';
import { ACCEPTED_SECURITY_QUESTIONS, AUDIT_FILE_FIELD, LIMITS } from '@premise/contracts';
import { strToU8, zipSync } from 'fflate';
import PdfDocument from 'pdfkit';

/** A call without a token; the body is as large as its route takes, or as costly, accepted or refused. */
export interface CostlyCall {
  what: string;
  /** For the names of the path. */
  names?: Record<string, string>;
  query?: string;
  body?: object | FormData;
}

const SENTENCE =
  'FIG. 1 shows a planter 10 with a reservoir 12, and a wick 14 draws water in use to the plant above it.\n\n';
const filled = (length: number, text = SENTENCE): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);
const prose = (length: number): string => filled(length);
/** Claims each of which rests on the one before: legal, and slow to judge. */
const claimsOnClaims = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) => `${at + 1}. The device of claim ${at}, with a part${at + 1} on a gizmo.`,
  ).join('\n');
/** No paragraph says the same as another, and each has reference signs. */
function manySigns(length: number): string {
  let text = '';
  for (let at = 1; text.length < length; at += 1) {
    text += `[${at}] FIG. ${(at % 20) + 1} shows a planter ${(at % 500) + 10} with a reservoir ${(at % 300) + 12}, and the wick part${at % 2_000} ${at % 900} draws water up to the plant of paragraph ${at}.\n\n`;
  }
  return text.slice(0, length);
}

/** 512 MB of blanks, packed three times over. */
const BLANKS =
  'eNqruPX2jq7R0USZtofJc1R+cLgFhFgHnBE4wXQzomFd4pnIJlUOsQTGWXo/PMQUOIWKC64p/H3/2iu/7lH+vZ3n4+6/13ffr2e2br/59TxxNwYGhgMHYvfEnD3/19Zsmf9vdneQyIW5Orp96e6N6x9/jS0GCTzw3bZ9Wro9i905/+PPGBgYGg5G/625PfMuk9yycu32b2CRajEeEC1yEEgyZAiCOWJgTgcyZ1RmVGaEyez8eT7hwIvC/LpPzIEXvMQA0d7CfQ==';

/** A PDF of one page with such content. */
function pdfOf(content: Buffer, filters: string): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
  ];
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}`),
    Buffer.from(`4 0 obj\n<< /Length ${content.length} /Filter [${filters}] >>\nstream\n`),
    content,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n'),
  ]);
}
/** 512 MB of blanks as the content of a page, packed twice: 1.5 kB in all. */
const blanks = (): Buffer => pdfOf(inflateSync(Buffer.from(BLANKS, 'base64')), '/FlateDecode /FlateDecode');
/** Operators without a word among them. */
const operators = (): Buffer =>
  pdfOf(deflateSync(Buffer.alloc(20 * 1024 * 1024, 'q 1 0 0 1 0 0 cm Q ')), '/FlateDecode');

/** A draft as a PDF of so many pages. */
function pdfDraft(pages: number): Promise<Buffer> {
  const pdf = new PdfDocument({ autoFirstPage: false });
  const text = manySigns(pages * 2_400);
  for (let page = 0; page < pages; page += 1) pdf.addPage().text(text.slice(page * 2_400, (page + 1) * 2_400));
  pdf.end();
  return buffer(pdf);
}
/** A draft as a Word file of so many characters. */
function wordDraft(length: number): Buffer {
  const paragraphs = manySigns(length)
    .split('\n\n')
    .map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`);
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${types}"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${word}"><w:body>${paragraphs.join('')}</w:body></w:document>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
}
function file(name: string, content: Buffer): FormData {
  const form = new FormData();
  form.set(AUDIT_FILE_FIELD, new Blob([Uint8Array.from(content)]), name);
  return form;
}

const NOBODY = 'nobody@example.org';
const MOST = 'x'.repeat(LIMITS.passwordMaxLength);
const ANSWER = 'a'.repeat(LIMITS.securityAnswerMaxLength);
const TOKEN = 'x'.repeat(LIMITS.linkTokenMaxLength);
const WORDS = filled(LIMITS.searchQueryMaxLength, 'sensor OR planter water robot ').trim();
const SEARCH = { query: 'sensor', source: 'corpus' };

/** More than any field may have, in a body that is just read. */
const TOO_LONG = 'x'.repeat(LIMITS.defaultBodyBytes - 1_000);
const tooLong: CostlyCall = {
  what: 'a field of 255 kB',
  body: { email: TOO_LONG },
};
const NO_TEXTS = { title: 'Planter', abstract: 'A planter.', drawings: 'FIG. 1 is a view.' };

/** How each route is called that is open to everybody, by its row in docs/security.md. `things`: what is there for everybody. */
export async function costlyCalls(things: {
  patentId: string;
  landscapeJobId: string;
}): Promise<Record<string, CostlyCall[]>> {
  const patent = { names: { number: things.patentId } };
  const landscape = { names: { jobId: things.landscapeJobId } };
  const plain: CostlyCall[] = [{ what: 'as it is' }];
  return {
    'GET /api/auth/.well-known/jwks.json': plain,
    'GET /api/auth/health': plain,
    'POST /api/auth/login': [{ what: 'longest password', body: { email: NOBODY, password: MOST } }, tooLong],
    'POST /api/auth/logout': plain,
    'POST /api/auth/refresh': plain,
    'POST /api/auth/register': [
      {
        what: 'longest fields',
        body: {
          email: NOBODY,
          password: MOST,
          firstName: 'n'.repeat(LIMITS.nameMaxLength),
          lastName: 'n'.repeat(LIMITS.nameMaxLength),
          securityQuestion: ACCEPTED_SECURITY_QUESTIONS[0],
          securityAnswer: ANSWER,
        },
      },
      tooLong,
    ],
    'POST /api/auth/request-reset': [
      { what: 'longest answer', body: { email: NOBODY, securityAnswer: ANSWER } },
      tooLong,
    ],
    'POST /api/auth/resend-verification': [{ what: 'unknown address', body: { email: NOBODY } }],
    'POST /api/auth/reset-password': [{ what: 'longest fields', body: { token: TOKEN, newPassword: MOST } }],
    'GET /api/auth/user/:email': [{ what: 'unknown address', names: { email: NOBODY } }],
    'GET /api/auth/verify': [{ what: 'longest token', query: `token=${TOKEN}` }],
    'POST /api/auth/verify-email-change': [{ what: 'longest token', body: { token: TOKEN } }],
    'GET /api/health': plain,
    'GET /api/analysis/health': plain,
    'POST /api/patents/audit': [
      { what: '2 million characters of prose', body: { text: prose(LIMITS.auditTextMaxLength) } },
      { what: '1.5 million characters, signs everywhere', body: { text: manySigns(1_500_000) } },
      { what: '4,000 claims on claims', body: { text: `CLAIMS\n${claimsOnClaims(4_000)}` } },
      { what: 'PDF of 80 pages', body: file('a.pdf', await pdfDraft(80)) },
      { what: 'Word file of 500 pages', body: file('a.docx', wordDraft(1_200_000)) },
      { what: '20,000 claims on claims', body: { text: `CLAIMS\n${claimsOnClaims(20_000)}` } },
      { what: 'PDF of 1.5 kB, unpacks to 512 MB', body: file('a.pdf', blanks()) },
      { what: 'PDF of a million operators', body: file('a.pdf', operators()) },
      {
        what: 'text file of 10 MB',
        body: file('a.txt', Buffer.alloc(LIMITS.auditFileBytes, 'word ')),
      },
    ],
    'POST /api/patents/audit/mail': [
      {
        what: '1.5 million characters, signs everywhere',
        body: { email: NOBODY, texts: { ...NO_TEXTS, detailedDescription: manySigns(1_500_000) } },
      },
      {
        what: 'largest body',
        body: {
          email: NOBODY,
          texts: { ...NO_TEXTS, detailedDescription: prose(6_900_000), claims: claimsOnClaims(20_000) },
        },
      },
    ],
    'GET /api/patents/features': plain,
    'GET /api/patents/files/:token': [{ what: 'a token that is none', names: { token: 'x'.repeat(500) } }],
    'GET /api/patents/health': plain,
    'POST /api/patents/research/key/test': plain,
    'POST /api/patents/research/landscape': [
      { what: 'a technology', body: { area: { kind: 'technology', name: 'Robotics' } } },
      { what: 'longest words', body: { area: { kind: 'query', query: WORDS.slice(0, 500) } } },
    ],
    'DELETE /api/patents/research/landscape/jobs/:jobId': [
      { what: 'of nobody', names: { jobId: '00000000-0000-4000-8000-000000000000' } },
    ],
    'GET /api/patents/research/landscape/jobs/:jobId': [{ what: 'as it is', ...landscape }],
    'GET /api/patents/research/landscape/jobs/:jobId/events': [{ what: 'as it is', ...landscape }],
    'GET /api/patents/research/landscape/jobs/:jobId/export': [
      { what: 'CSV', ...landscape, query: 'format=csv' },
      { what: 'PDF', ...landscape, query: 'format=pdf' },
    ],
    'GET /api/patents/research/patents/:number': [{ what: 'as it is', ...patent }],
    'GET /api/patents/research/patents/:number/citation-graph': [{ what: 'as it is', ...patent }],
    'GET /api/patents/research/patents/:number/citations': [{ what: 'as it is', ...patent }],
    'GET /api/patents/research/patents/:number/patentability': [{ what: 'as it is', ...patent }],
    'POST /api/patents/research/prior-art': [
      { what: 'claim of 2 million characters', body: { kind: 'claim', text: prose(LIMITS.priorArtTextMaxLength) } },
      { what: 'draft of 2 million characters', body: { kind: 'draft', text: manySigns(LIMITS.priorArtTextMaxLength) } },
      { what: 'claim of 20,000 commas', body: { kind: 'claim', text: `a${filled(40_000, ' ,')}x` } },
    ],
    'POST /api/patents/research/search': [
      { what: 'a word', body: SEARCH },
      { what: 'longest query', body: { query: WORDS, source: 'corpus' } },
    ],
    'POST /api/patents/research/search/export': [
      { what: 'CSV', body: { format: 'csv', search: SEARCH } },
      { what: 'PDF', body: { format: 'pdf', search: SEARCH } },
    ],
    'GET /api/patents/research/sources': plain,
  };
}
