import { inflateSync } from 'node:zlib';
import { AUDIT_FILE_FIELD, LIMITS } from '@premise/contracts';

/** A call without a token; the body is as large as its route takes, or as costly. */
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
const claimsOnClaims = (length: number): string => {
  const claims = Array.from(
    { length: 20_000 },
    (_, at) => `${at + 1}. The device of claim ${at}, with a part${at + 1} on a gizmo.`,
  );
  return `CLAIMS\n${claims.join('\n')}`.padEnd(length, ' said').slice(0, length);
};

/** 512 MB of blanks, packed three times over. */
const BLANKS =
  'eNqruPX2jq7R0USZtofJc1R+cLgFhFgHnBE4wXQzomFd4pnIJlUOsQTGWXo/PMQUOIWKC64p/H3/2iu/7lH+vZ3n4+6/13ffr2e2br/59TxxNwYGhgMHYvfEnD3/19Zsmf9vdneQyIW5Orp96e6N6x9/jS0GCTzw3bZ9Wro9i905/+PPGBgYGg5G/625PfMuk9yycu32b2CRajEeEC1yEEgyZAiCOWJgTgcyZ1RmVGaEyez8eT7hwIvC/LpPzIEXvMQA0d7CfQ==';

/** 512 MB of blanks as the content of a PDF's page, packed twice: 1.5 kB in all. */
function bomb(): Buffer {
  const packed = inflateSync(Buffer.from(BLANKS, 'base64'));
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
  ];
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}`),
    Buffer.from(`4 0 obj\n<< /Length ${packed.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n'),
  ]);
}
function file(name: string, content: Buffer): FormData {
  const form = new FormData();
  form.set(AUDIT_FILE_FIELD, new Blob([Uint8Array.from(content)]), name);
  return form;
}

const NOBODY = 'nobody@example.org';
const MOST = 'x'.repeat(LIMITS.passwordMaxLength);
const TOKEN = 'x'.repeat(LIMITS.linkTokenMaxLength);
const WORDS = filled(LIMITS.searchQueryMaxLength, 'sensor OR planter water robot ').trim();
const SEARCH = { query: 'sensor', source: 'corpus' };

/** How each route is called that is open to everybody, by its row in docs/security.md. `things`: what is there for everybody. */
export function costlyCalls(things: { patentId: string; landscapeJobId: string }): Record<string, CostlyCall[]> {
  const patent = { names: { number: things.patentId } };
  const landscape = { names: { jobId: things.landscapeJobId } };
  const plain: CostlyCall[] = [{ what: 'as it is' }];
  return {
    'GET /api/auth/.well-known/jwks.json': plain,
    'GET /api/auth/health': plain,
    'POST /api/auth/login': [{ what: 'longest password', body: { email: NOBODY, password: MOST } }],
    'POST /api/auth/logout': plain,
    'POST /api/auth/refresh': plain,
    'POST /api/auth/register': [
      {
        what: 'longest fields',
        body: {
          email: NOBODY,
          password: MOST,
          name: 'n'.repeat(LIMITS.nameMaxLength),
          securityQuestion: 'What is your favorite book?',
          securityAnswer: 'a'.repeat(LIMITS.securityAnswerMaxLength),
        },
      },
    ],
    'POST /api/auth/request-reset': [{ what: 'unknown address', body: { email: NOBODY } }],
    'POST /api/auth/resend-verification': [{ what: 'unknown address', body: { email: NOBODY } }],
    'POST /api/auth/reset-password': [{ what: 'longest fields', body: { token: TOKEN, newPassword: MOST } }],
    'GET /api/auth/user/:email': [{ what: 'unknown address', names: { email: NOBODY } }],
    'GET /api/auth/verify': [{ what: 'longest token', query: `token=${TOKEN}` }],
    'POST /api/auth/verify-email-change': [{ what: 'longest token', body: { token: TOKEN } }],
    'GET /api/health': plain,
    'GET /api/analysis/health': plain,
    'POST /api/patents/audit': [
      { what: '2 million characters of prose', body: { text: prose(LIMITS.auditTextMaxLength) } },
      { what: '20,000 claims on claims', body: { text: claimsOnClaims(LIMITS.auditTextMaxLength) } },
      { what: 'PDF of 1.5 kB, unpacks to 512 MB', body: file('a.pdf', bomb()) },
      { what: 'text file of 10 MB', body: file('a.txt', Buffer.alloc(LIMITS.auditFileBytes, 'word ')) },
    ],
    'POST /api/patents/audit/mail': [
      {
        what: 'sections of 2 million characters',
        body: {
          email: NOBODY,
          texts: {
            title: 'Planter',
            abstract: 'A planter.',
            crossReference: '',
            federalResearch: '',
            background: '',
            summary: '',
            drawings: '',
            detailedDescription: prose(1_000_000),
            claims: claimsOnClaims(900_000),
          },
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
      {
        what: 'draft of 2 million characters',
        body: { kind: 'draft', text: claimsOnClaims(LIMITS.priorArtTextMaxLength) },
      },
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
