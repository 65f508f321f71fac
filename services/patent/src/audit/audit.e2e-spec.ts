import {
  AUDIT_MAIL_PATH,
  AUDIT_MAIL_QUEUE,
  AUDIT_PATH,
  LIMITS,
  type AuditMailMessage,
  type AuditReport,
  type DraftTexts,
} from '@premise/contracts';
import { auditDraft, draftOfDocument, splitDraft } from '@premise/patent-rules';
import { KeySpace, Queues } from '@premise/service-platform';
import { bombFile, pdfFile, scannedFile, wordFile } from '../../test/draft-files.ts';
import { PatentStack } from '../../test/patent-stack.ts';

const PARAGRAPHS = [
  'SELF-WATERING PLANTER',
  'BACKGROUND OF THE INVENTION',
  'It is well known that plants dry out.',
  'DETAILED DESCRIPTION',
  'FIG. 1 shows a planter 10 with a reservoir 12. A wick 14 draws water in use.',
  'CLAIMS',
  '1. A planter comprising a reservoir and the wick.',
  '2. The planter of claim 1, wherein the reservoir is glass.',
  'ABSTRACT',
  'A planter has a reservoir, said reservoir being of glass.',
];
const DRAFT = PARAGRAPHS.join('\n\n');
const today = new Date().toISOString().slice(0, 10);

interface Audited {
  report: AuditReport;
  texts: DraftTexts;
  headings: string[];
}

describe('the audit of a visitor’s draft', () => {
  let stack: PatentStack;
  beforeAll(async () => {
    stack = await PatentStack.start('visitor_audit');
  });
  afterAll(() => stack.stop());

  const paste = (text: unknown) => stack.http.post(AUDIT_PATH).send({ text });
  const drop = (name: string, content: Buffer) => stack.http.post(AUDIT_PATH).attach('file', content, name);

  it('judges pasted text as the rules do, and tells its sections apart', async () => {
    const answer = await paste(DRAFT).expect(200);
    const split = splitDraft(DRAFT);
    expect(answer.body).toEqual({
      success: true,
      ...split,
      report: auditDraft(draftOfDocument(split), { today }),
    });
    const { report, texts } = answer.body as Audited;
    expect(texts.claims).toContain('1. A planter comprising');
    expect(report.findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['C7', 'S9', 'A2']));
  });

  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['a Word file', 'draft.docx', () => wordFile(PARAGRAPHS)],
    ['a PDF of several pages', 'draft.pdf', () => pdfFile([PARAGRAPHS.slice(0, 5), PARAGRAPHS.slice(5)])],
    ['a text file', 'Entwurf größer.txt', () => Buffer.from(DRAFT)],
  ])('gives for %s what it gives for its text', async (_what, name, make) => {
    const { body } = await drop(name, await make()).expect(200);
    const { texts, headings, report } = body as Audited;
    const plain = (all: DraftTexts) => Object.values(all).map((text: string) => text.replace(/\s+/g, ' ').trim());
    expect(plain(texts)).toEqual(plain(splitDraft(DRAFT).texts));
    expect(headings).toEqual(splitDraft(DRAFT).headings);
    const rules = (of: AuditReport) => of.findings.map(({ rule }) => rule);
    expect(rules(report)).toEqual(rules(auditDraft(draftOfDocument(splitDraft(DRAFT)), { today })));
  });

  it.each<[string, string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['an empty file', 'a.txt', () => Buffer.alloc(0), /^This file is empty\.$/],
    ['a blank one', 'a.txt', () => Buffer.from(' \n'), /^There is no text in this file\.$/],
    [
      'a program named .txt',
      'a.txt',
      () => Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 0, 9, 200]),
      /does not read as text/,
    ],
    [
      'an old Word file, or one under a password',
      'a.docx',
      () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
      /password/,
    ],
    ['a damaged Word file', 'a.docx', () => wordFile(PARAGRAPHS).subarray(0, 300), /Word file could not be read/],
    ['a Word file that unpacks without end', 'a.docx', bombFile, /unpacks to more/],
    ['a PDF under a password', 'a.pdf', () => pdfFile([PARAGRAPHS], 'secret'), /PDF is protected by a password/],
    ['a scanned PDF', 'a.pdf', scannedFile, /pictures of pages and no text/],
    ['a damaged PDF', 'a.pdf', () => Buffer.from('%PDF-1.7\nno more'), /PDF could not be read/],
    [
      'another kind of file',
      'a.png',
      () => Buffer.from([0x89, 0x50, 0x4e, 0x47]),
      /audits \.docx, \.pdf and \.txt files/,
    ],
    [
      'too long a text',
      'a.txt',
      () => Buffer.alloc(LIMITS.auditTextMaxLength + 1, 'a'),
      /more than 2,000,000 characters/,
    ],
  ])('says plainly what is wrong with %s', async (_what, name, make, sentence) => {
    const answer = await drop(name, await make());
    expect([answer.status, answer.body]).toEqual([
      422,
      expect.objectContaining({ success: false, code: 'DOCUMENT_UNREADABLE', error: expect.stringMatching(sentence) }),
    ]);
  });

  it('reads no file beyond its limit', async () => {
    const answer = await drop('a.pdf', Buffer.alloc(LIMITS.auditFileBytes + 1, 'x'));
    expect([answer.status, answer.body.error]).toEqual([
      413,
      'This file is larger than 10 MB. Take the pictures out, or paste the text.',
    ]);
  });

  it.each<[string, unknown, number, string]>([
    ['no text', undefined, 400, 'There is no text to audit. Paste a draft, or choose a file.'],
    ['blanks', ' \n ', 400, 'There is no text to audit. Paste a draft, or choose a file.'],
    ['something else than text', 12, 400, 'The draft must be text.'],
    [
      'more than is read',
      'a'.repeat(LIMITS.auditTextMaxLength + 1),
      400,
      'The draft must be at most 2,000,000 characters long.',
    ],
    ['signs that are none', 'a\u0000b', 400, 'The text holds characters that cannot be stored.'],
  ])('refuses %s', async (_what, text, status, error) => {
    const answer = await paste(text);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
  });

  it('takes the longest text that may be pasted', async () => {
    const sentence = 'FIG. 1 shows a planter 10 with a reservoir 12, and a wick 14 draws water in use.\n\n';
    const text = `DETAILED DESCRIPTION\n${sentence.repeat(30_000)}`.slice(0, LIMITS.auditTextMaxLength);
    const { body } = await paste(text).expect(200);
    expect((body as Audited).texts.detailedDescription.length).toBeGreaterThan(1_900_000);
  }, 60_000);

  it('stops at its limits', async () => {
    const tight = await PatentStack.start('visitor_audit_limits', {
      config: {
        audit: {
          deadlineMs: 120_000,
          auditPerCaller: { points: 2, seconds: 60 },
          auditProcessorMs: { points: 1_000_000, seconds: 60 },
          auditMailPerCaller: { points: 100, seconds: 60 },
          auditMailPerRecipient: { points: 100, seconds: 60 },
        },
      },
    });
    try {
      const ask = () => tight.http.post(AUDIT_PATH).send({ text: 'A pot.' });
      expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
      const third = await ask();
      expect([third.status, third.body.code]).toEqual([429, 'RATE_LIMITED']);
      expect(third.body.error).toMatch(
        /^You have checked many drafts in a short time\. Try again in (?:\d+ seconds|1 minute)\.$/,
      );
    } finally {
      await tight.stop();
    }
  });

  describe('mailed', () => {
    const split = splitDraft(DRAFT);
    const mail = (email: string) => stack.http.post(AUDIT_MAIL_PATH).send({ email, ...split });
    const queued = async (): Promise<AuditMailMessage[]> => {
      const queues = stack.app.get(Queues, { strict: false });
      const { queue } = queues.createQueue(AUDIT_MAIL_QUEUE);
      const jobs = await queue.getJobs(['waiting', 'delayed', 'prioritized']);
      return jobs.map((job) => JSON.parse((job.data as { message: string }).message) as AuditMailMessage);
    };

    it('hands over rules and numbers, and not one word of the draft', async () => {
      const answer = await mail(' Ada@Example.org ');
      expect([answer.status, answer.body]).toEqual([202, { success: true }]);
      const [message] = await queued();
      const report = auditDraft(draftOfDocument(split), { today });
      expect(message).toMatchObject({ email: 'Ada@Example.org', counts: report.counts });
      expect(message?.findings[0]).toMatchObject({ level: 'fix', places: [{ count: expect.any(Number) }] });
      const claims = message?.findings.find(({ rule }) => rule === 'C7');
      expect(claims).toMatchObject({ places: [{ place: 'claims', count: 1 }], citation: { label: 'MPEP 2173.05(e)' } });
      expect(JSON.stringify(message)).not.toMatch(/planter|wick|reservoir|watering/i);
    });

    it('goes to one mailbox three times and no more, however it is written', async () => {
      const writings = ['bob@example.org', ' BOB@Example.org', 'bob+reports@example.org'];
      for (const email of writings) expect((await mail(email)).status).toBe(202);
      const fourth = await mail('bob+more@example.org');
      expect([fourth.status, fourth.body.error]).toEqual([
        429,
        expect.stringMatching(/^This address has got its reports for today\. Try again in (?:\d+ seconds|1 minute)\.$/),
      ]);
      expect((await mail('carol@example.org')).status).toBe(202);
    });

    it.each([
      ['', 'Please enter your email address.'],
      ['ada', 'Please enter a valid email address.'],
      ['ada@example.org\r\nBcc: eve@example.org', 'Please enter a valid email address.'],
      ['ada@example.org, eve@example.org', 'Please enter a valid email address.'],
    ])('refuses %j as an address', async (email, error) => {
      const answer = await mail(email);
      expect([answer.body.success, answer.body.error]).toEqual([false, error]);
    });
  });

  it('keeps nothing of it', async () => {
    const tables = await stack.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      const rows = await stack.query<object>(`SELECT * FROM "${name}"`);
      expect([name, JSON.stringify(rows).match(/planter|example\.org/gi)]).toEqual([name, null]);
    }
    expect(stack.app.get(KeySpace, { strict: false }).prefix).toContain(stack.config.instance);
  });
});
