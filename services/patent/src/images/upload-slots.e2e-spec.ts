import { request, type ClientRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { IMAGES_PATH, LIMITS } from '@premise/contracts';
import type { StandInCaller } from '@premise/testing';
import { PatentStack } from '../../test/patent-stack.ts';

describe('slots for uploads', () => {
  let stack: PatentStack;
  beforeAll(async () => {
    stack = await PatentStack.start('patent_slots');
  });
  afterAll(() => stack.stop());

  /** An upload that has begun and goes no further. */
  const begin = (caller: StandInCaller): ClientRequest => {
    const call = request(stack.address + IMAGES_PATH, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${caller.token}`,
        'content-type': 'multipart/form-data; boundary=part',
        'content-length': '500000',
      },
    });
    call.on('error', () => undefined).on('response', (answer) => answer.resume());
    call.write('--part\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc');
    return call;
  };
  const beginAll = (caller: StandInCaller): ClientRequest[] =>
    Array.from({ length: LIMITS.uploadsAtOnce }, () => begin(caller));
  const statusOfUpload = async (caller: StandInCaller): Promise<number> => {
    const fields = { userId: caller.userId, applicationId: 'draft' };
    return (await stack.as(caller).post(IMAGES_PATH).field(fields).attach('file', Buffer.from('none'), 'a.png')).status;
  };

  it('come back from uploads that were broken off, in the middle or before their turn', async () => {
    const callers = Array.from({ length: 6 }, () => stack.auth.signIn());
    // More than are let in at once: the last ones wait for their turn.
    const begun = callers.map(beginAll);
    await pause(1_000);
    for (const call of begun.reverse().flat()) call.destroy();
    for (const caller of callers) {
      let status = 0;
      for (let tries = 0; status !== 415 && tries < 40; tries += 1) {
        status = await statusOfUpload(caller);
        if (status !== 415) await pause(250);
      }
      expect(status).toBe(415);
    }
  }, 60_000);
});
