import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { IMAGES_PATH, SAVE_APPLICATION_PATH, TITLES_PATH, type Failure } from '@premise/contracts';
import { tracesInDatabase, untilLocksAreWaitedFor, type StandInCaller } from '@premise/testing';
import { Client } from 'pg';
import { PatentStack } from '../../test/patent-stack.ts';
import { lineDrawing } from '../../test/sample-images.ts';
import { EraseAccount } from './erase-account.ts';

describe('a call that was let in before its account was erased', () => {
  let stack: PatentStack;
  let caller: StandInCaller;
  beforeAll(async () => {
    stack = await PatentStack.start('patent_late_writes');
  });
  beforeEach(() => {
    caller = stack.auth.signIn();
  });
  afterAll(() => stack.stop());

  /** As the auth service does it: first the sessions, then what the account holds. */
  const erase = async (): Promise<void> => {
    stack.auth.endSession(caller.sessionId);
    await stack.app.get(EraseAccount, { strict: false }).erase(caller.userId);
  };
  const traces = async () => [
    await tracesInDatabase(stack.database.migrationUrl, [caller.userId]),
    readdirSync(stack.folder ?? '', { recursive: true }).filter((name) => String(name).includes(caller.userId)),
  ];

  /** Sends half of a body, and the other half when the answered function is called. */
  const sendSlowly = (head: { path: string; type: string }, body: Buffer): (() => Promise<[number, Failure]>) => {
    const call = request(stack.address + head.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${caller.token}`,
        'content-type': head.type,
        'content-length': body.length,
      },
    });
    const answered = once(call, 'response') as Promise<[IncomingMessage]>;
    const half = Math.floor(body.length / 2);
    call.write(body.subarray(0, half));
    return async () => {
      call.end(body.subarray(half));
      const [answer] = await answered;
      return [answer.statusCode ?? 0, (await json(answer)) as Failure];
    };
  };

  const form = async (applicationId: string): Promise<Buffer> => {
    const field = (name: string, value: string) =>
      `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const head = `${field('userId', caller.userId)}${field('applicationId', applicationId)}--edge\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\nContent-Type: image/png\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), await lineDrawing(), Buffer.from('\r\n--edge--\r\n')]);
  };

  it('leaves no upload behind, however slowly its body comes', async () => {
    const finish = sendSlowly({ path: IMAGES_PATH, type: 'multipart/form-data; boundary=edge' }, await form('draft'));
    // Let in: the guard asked for the session before the body was read.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await erase();
    const [status, { code }] = await finish();
    expect([status, code]).toEqual([401, 'SESSION_ENDED']);
    expect(await traces()).toEqual([[], []]);
  });

  it.each([
    ['draft', 'patent-applications', SAVE_APPLICATION_PATH, { title: 'A kettle.' }],
    ['job', 'patent-jobs', TITLES_PATH, { description: 'A kettle that whistles twice.' }],
  ])('leaves no %s behind that waited for its turn', async (_what, lock, path, body) => {
    const client = new Client({ connectionString: stack.database.migrationUrl });
    await client.connect();
    const key = `hashtextextended('${lock}:${caller.userId}', 0)`;
    await client.query(`SELECT pg_advisory_lock(${key})`);
    const waiting = (count: number) => untilLocksAreWaitedFor(async (sql) => (await client.query(sql)).rows, count);
    // First come first served: the erasure stands before the call that was let in while the session lived.
    const erased = stack.app.get(EraseAccount, { strict: false }).erase(caller.userId);
    await waiting(1);
    const call = stack
      .as(caller)
      .post(path)
      .send(body)
      .then((answer) => answer);
    await waiting(2);
    stack.auth.endSession(caller.sessionId);
    await client.query(`SELECT pg_advisory_unlock(${key})`);
    await client.end();
    await erased;
    const answer = await call;
    expect([answer.status, answer.body.code]).toEqual([401, 'SESSION_ENDED']);
    expect(await traces()).toEqual([[], []]);
  });
});
