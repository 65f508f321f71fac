import { LABELLED_REPLY } from './labelled-reply.ts';
import { startStandInModel, type StandInModel } from './stand-in-model.ts';

describe('the stand-in model', () => {
  let model: StandInModel;
  beforeEach(async () => {
    model = await startStandInModel();
  });
  afterEach(() => model.stop());

  const ask = (more: object = {}) =>
    fetch(`${model.baseUrl}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ model: 'any', messages: [{ role: 'user', content: 'Hello' }], ...more }),
    });

  it('answers as the protocol says and records the call', async () => {
    const answer = (await (await ask()).json()) as { choices: { message: { content: string } }[] };
    expect(answer.choices[0]?.message.content).toBe(LABELLED_REPLY);
    expect(model.requests[0]?.body.messages[0]?.content).toBe('Hello');
  });

  it('streams the same text in chunks', async () => {
    const text = await (await ask({ stream: true })).text();
    const chunks = text.split('\n\n').filter((line) => line.startsWith('data: {'));
    const parts = chunks.map(
      (line) => (JSON.parse(line.slice(6)) as { choices: { delta: { content?: string } }[] }).choices[0]?.delta.content,
    );
    expect(parts.join('')).toBe(LABELLED_REPLY);
    expect(text.endsWith('data: [DONE]\n\n')).toBe(true);
  });

  it('holds its reply until it is released', async () => {
    model.hold();
    let answered = false;
    const answer = ask().then((response) => {
      answered = true;
      return response;
    });
    await model.waitForRequests(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(answered).toBe(false);
    model.release();
    expect((await answer).status).toBe(200);
  });

  it('fails as often as it is told to', async () => {
    model.failWith({ status: 429, headers: { 'retry-after': '1' } }, 1);
    const refused = await ask();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect((await ask()).status).toBe(200);
  });

  it('notices a caller that hangs up', async () => {
    model.hold();
    const leaving = new AbortController();
    const asked = fetch(`${model.baseUrl}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ model: 'any', messages: [] }),
      signal: leaving.signal,
    });
    await model.waitForRequests(1);
    leaving.abort();
    await expect(asked).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(model.requests[0]?.abandoned).toBe(true);
  });
});
