import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { AUDIT_MAIL_PATH, AUDIT_PATH, LIMITS } from '@premise/contracts';
import {
  formBomb,
  nestedBomb,
  operatorBomb,
  runLengthBomb,
  slowClaims,
  wordMembersBomb,
  wordPartsBomb,
} from '../../test/bombs.ts';
import { PatentStack } from '../../test/patent-stack.ts';

const UNPACKS = /unpacks to more than Premise opens/;
const TOO_COSTLY = /^This draft takes more time or memory than an audit may have\. Paste its text in parts\.$/;
/** Which of its limits such a file meets first depends on the machine. */
const REFUSED = /unpacks to more than Premise opens|takes more time or memory|could not be read/;
const SHORT = 'CLAIMS\n1. A kettle comprising a spout.';
const VISITOR = '203.0.113.7';

describe('drafts made to be costly', () => {
  let stack: PatentStack;
  beforeAll(async () => {
    stack = await PatentStack.start('costly_drafts');
  });
  afterAll(() => stack.stop());

  const drop = (name: string, content: Buffer) => stack.http.post(AUDIT_PATH).attach('file', content, name);
  const paste = (text: string) => stack.http.post(AUDIT_PATH).send({ text });

  it.each<[string, string, RegExp, () => Buffer]>([
    ['a PDF of 1.5 kB that unpacks to 512 MB', 'a.pdf', REFUSED, () => nestedBomb(2)],
    ['a PDF packed seven times over', 'a.pdf', UNPACKS, () => nestedBomb(7)],
    ['a PDF of runs of one letter', 'a.pdf', REFUSED, runLengthBomb],
    ['a PDF of operators without end', 'a.pdf', TOO_COSTLY, operatorBomb],
    ['a PDF of forms within forms', 'a.pdf', TOO_COSTLY, formBomb],
    ['a Word file with one part of 60 MB', 'a.docx', UNPACKS, () => wordPartsBomb(1, 60)],
    ['a Word file of millions of members', 'a.docx', REFUSED, wordMembersBomb],
    ['a text of 20,000 claims', 'a.txt', TOO_COSTLY, () => Buffer.from(slowClaims(LIMITS.auditTextMaxLength))],
  ])(
    '%s is refused, and the next draft is read',
    async (_what, name, sentence, make) => {
      const { status, body } = await drop(name, make());
      expect([status, body]).toEqual([
        422,
        expect.objectContaining({ code: 'DOCUMENT_UNREADABLE', error: expect.stringMatching(sentence) }),
      ]);
      expect((await paste(SHORT)).status).toBe(200);
    },
    60_000,
  );

  it('cost their caller the processor time that they took', async () => {
    const tight = await PatentStack.start('costly_drafts_limits', {
      config: {
        audit: {
          deadlineMs: 120_000,
          auditPerCaller: { points: 100, seconds: 600 },
          auditProcessorMs: { points: 1_000, seconds: 600 },
          auditMailPerCaller: { points: 100, seconds: 600 },
          auditMailPerRecipient: { points: 100, seconds: 600 },
        },
      },
    });
    try {
      const from = (address: string, text: string) =>
        tight.http.post(AUDIT_PATH).set('X-Forwarded-For', address).send({ text });
      expect((await from(VISITOR, slowClaims(LIMITS.auditTextMaxLength))).status).toBe(422);
      const next = await from(VISITOR, SHORT);
      expect([next.status, next.body.error]).toEqual([
        429,
        expect.stringMatching(/^Your drafts took a lot of computing time\. Try again in 10 minutes\.$/),
      ]);
      expect((await from('203.0.113.8', SHORT)).status).toBe(200);
    } finally {
      await tight.stop();
    }
  }, 60_000);
});

describe('audits that are open at once', () => {
  let stack: PatentStack;
  beforeAll(async () => {
    stack = await PatentStack.start('open_audits');
  });
  afterAll(() => stack.stop());

  const paste = (headers: Record<string, string>) => stack.http.post(AUDIT_PATH).set(headers).send({ text: SHORT });

  /** An upload that stays open: its file never ends. Resolves when the service has let it in, or refused it with a status. */
  async function startUpload(headers: Record<string, string>) {
    const upload = request(stack.address + AUDIT_PATH, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=x', Expect: '100-continue' },
    });
    upload.on('error', () => undefined);
    upload.flushHeaders();
    await once(upload, 'continue');
    upload.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nCLAIMS');
    return upload;
  }
  /** Whether another audit of that caller is let in. */
  async function untilStatus(status: number, headers: Record<string, string>): Promise<string> {
    for (let round = 0; ; round += 1) {
      const answer = await paste(headers);
      if (answer.status === status) return String(answer.body.error);
      if (round === 200) throw new Error(`The last answer was ${answer.status}, not ${status}.`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  it('are two for each network of visitors, and an account is none of them', async () => {
    const visitor = { 'X-Forwarded-For': '2001:db8:1:2::1' };
    const neighbour = { 'X-Forwarded-For': '2001:db8:1:2:ffff::9' };
    const pupil = { ...neighbour, Authorization: `Bearer ${stack.auth.signIn().token}` };
    const uploads = [await startUpload(visitor), await startUpload(neighbour)];
    const sentence = '2 drafts of yours, or of your network, are being checked. Try again when they are done.';
    expect(await untilStatus(429, visitor)).toBe(sentence);
    expect(await untilStatus(429, neighbour)).toBe(sentence);
    const mail = await stack.http.post(AUDIT_MAIL_PATH).set(visitor).send({ email: 'ada@example.org', texts: {} });
    expect(mail.status).not.toBe(202);
    expect((await paste({ 'X-Forwarded-For': '203.0.113.7' })).status).toBe(200);
    expect((await paste(pupil)).status).toBe(200);
    for (const upload of uploads) upload.destroy();
    await untilStatus(200, visitor);
  }, 30_000);

  it('are two for each account, wherever it calls from', async () => {
    const { token } = stack.auth.signIn();
    const from = (address: string) => ({ 'X-Forwarded-For': address, Authorization: `Bearer ${token}` });
    const uploads = [await startUpload(from('203.0.113.1')), await startUpload(from('203.0.113.2'))];
    await untilStatus(429, from('203.0.113.3'));
    expect((await paste({ 'X-Forwarded-For': '203.0.113.1' })).status).toBe(200);
    for (const upload of uploads) upload.destroy();
    await untilStatus(200, from('203.0.113.3'));
  }, 30_000);

  it('with a token that is none are those of a visitor', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.20', Authorization: 'Bearer a.b.c' };
    const uploads = [await startUpload(headers), await startUpload(headers)];
    await untilStatus(429, { 'X-Forwarded-For': '203.0.113.20' });
    for (const upload of uploads) upload.destroy();
    await untilStatus(200, headers);
  }, 30_000);

  it('that never end keep neither visitors nor accounts from theirs', async () => {
    const pupil = { Authorization: `Bearer ${stack.auth.signIn().token}` };
    const uploads: ClientRequest[] = [];
    const refused: (number | undefined)[] = [];
    // More than there are places for visitors: some make room for later ones.
    for (let number = 0; number < 12; number += 1) {
      const upload = await startUpload({ 'X-Forwarded-For': `203.0.113.${30 + number}` });
      upload.once('response', ({ statusCode }) => refused.push(statusCode));
      uploads.push(upload);
    }
    expect((await paste({ 'X-Forwarded-For': '203.0.113.60' })).status).toBe(200);
    expect((await paste(pupil)).status).toBe(200);
    expect(refused.length).toBeGreaterThan(3);
    expect(new Set(refused)).toEqual(new Set([503]));
    for (const upload of uploads) upload.destroy();
    await untilStatus(200, { 'X-Forwarded-For': '203.0.113.41' });
  }, 30_000);

  it('that come at once from many networks and go no further leave the service running', async () => {
    for (let round = 0; round < 5; round += 1) {
      const answers: Promise<number>[] = [];
      const uploads = Array.from({ length: 40 }, (_, number) => {
        const upload = request(stack.address + AUDIT_PATH, {
          method: 'POST',
          headers: {
            'X-Forwarded-For': `198.51.${100 + round}.${number + 1}`,
            'Content-Type': 'multipart/form-data; boundary=x',
            'Content-Length': 100_000,
          },
        });
        upload.on('error', () => undefined);
        upload.write(
          `--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'CLAIMS '.repeat(700)}`,
        );
        answers.push(once(upload, 'response').then(([answer]) => Number((answer as IncomingMessage).statusCode)));
        return upload;
      });
      // all but the eight that have places are refused
      expect(await Promise.race(answers)).toBe(503);
      for (const upload of uploads) upload.destroy();
      await Promise.allSettled(answers);
    }
    await untilStatus(200, { 'X-Forwarded-For': '203.0.113.61' });
  }, 60_000);

  it('are read to their end while they arrive, whatever others leave unfinished', async () => {
    const slow = await startUpload({ 'X-Forwarded-For': '203.0.113.70' });
    const answer = once(slow, 'response') as Promise<[IncomingMessage]>;
    slow.write(' A kettle with a spout.'.repeat(10_000));
    const uploads = [];
    for (let number = 1; number <= 12; number += 1) {
      uploads.push(await startUpload({ 'X-Forwarded-For': `203.0.113.${70 + number}` }));
    }
    slow.end('\r\n--x--\r\n');
    expect((await answer)[0].statusCode).toBe(200);
    for (const upload of uploads) upload.destroy();
  }, 30_000);

  it('and come to nothing use up no report of a mailbox', async () => {
    const mail = (claims: string) =>
      stack.http
        .post(AUDIT_MAIL_PATH)
        .set('X-Forwarded-For', '203.0.113.90')
        .send({ email: 'ada@example.org', texts: { claims } });
    for (let number = 0; number < 3; number += 1) {
      expect((await mail(slowClaims(LIMITS.auditTextMaxLength))).status).toBe(422);
    }
    expect((await mail('1. A kettle comprising a spout.')).status).toBe(202);
  }, 60_000);

  it('fill no memory with texts of one network that never end', async () => {
    const begin = (address: string) => {
      const headers = { 'X-Forwarded-For': address, 'Content-Type': 'application/json', 'Content-Length': 8_000_000 };
      const text = request(stack.address + AUDIT_PATH, { method: 'POST', headers });
      text.on('error', () => undefined);
      text.write('{"text":"');
      return text;
    };
    const texts: ClientRequest[] = [];
    const refused = new Promise<number | undefined>((resolve) => {
      for (let number = 0; number < 17; number += 1) {
        const text = begin('203.0.113.95');
        text.once('response', ({ statusCode }) => resolve(statusCode));
        texts.push(text);
      }
    });
    expect(await refused).toBe(429);
    expect((await paste({ 'X-Forwarded-For': '203.0.113.96' })).status).toBe(200);
    for (const text of texts) text.destroy();
    await untilStatus(200, { 'X-Forwarded-For': '203.0.113.95' });
  }, 30_000);
});
