import { ADA, fakeBackend, tokenFor } from '@premise/browser-testing';
import { REFRESH_PATH, type Answer } from '@premise/contracts';
import { sessionStore } from '../session/session-store.ts';
import type { ApiError } from './api-error.ts';
import { api } from './api.ts';

type Thing = Answer<{ thing: string }>;

const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('The call succeeded');
    },
    (error: unknown) => error as ApiError,
  );

describe('the http client', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStore.signOut();
  });

  it('calls a base address that ends in /api [S1-354]', async () => {
    const backend = fakeBackend({ 'GET /api/things': { body: { success: true, thing: 'one' } } });
    await api.get<Thing>('/things', { auth: false });
    await api.get<Thing>('/api/things', { auth: false });
    expect(backend.calls.map((call) => call.path)).toEqual(['/api/things', '/api/things']);
  });

  it('sends JSON as application/json [S1-355]', async () => {
    const backend = fakeBackend({ 'POST /api/things': { body: { success: true, thing: 'one' } } });
    await api.post<Thing>('/api/things', { a: 1 }, { auth: false });
    expect(backend.calls[0]?.headers['Content-Type']).toBe('application/json');
    expect(backend.calls[0]?.body).toEqual({ a: 1 });
    expect(backend.calls[0]?.headers).not.toHaveProperty('Authorization');
  });

  it('carries the bearer token [S1-356]', async () => {
    const token = tokenFor(600);
    sessionStore.signIn(ADA, token);
    const backend = fakeBackend({ 'DELETE /api/things': { body: { success: true, thing: 'one' } } });
    await api.del<Thing>('/api/things', { id: 1 });
    expect(backend.calls[0]?.headers['Authorization']).toBe(`Bearer ${token}`);
  });

  it('sends the token to a public call that counts by account, where there is one', async () => {
    const backend = fakeBackend({ 'POST /api/things': { body: { success: true, thing: 'one' } } });
    await api.post<Thing>('/api/things', {}, { auth: 'optional' });
    const token = tokenFor(600);
    sessionStore.signIn(ADA, token);
    await api.post<Thing>('/api/things', {}, { auth: 'optional' });
    expect(backend.calls.map(({ headers }) => headers['Authorization'])).toEqual([undefined, `Bearer ${token}`]);
  });

  it('fails without a call when there is no token: No authentication token found [S1-321]', async () => {
    const backend = fakeBackend({});
    const error = await failureOf(api.get('/api/analysis/history'));
    expect(error.message).toBe('No authentication token found');
    expect(error.code).toBe('NO_TOKEN');
    expect(backend.calls).toHaveLength(0);
  });

  it('reads the envelope: data on success, code and sentence on failure [S1-357]', async () => {
    fakeBackend({
      'GET /api/good': { body: { success: true, thing: 'one' } },
      'GET /api/refused': { body: { success: false, code: 'FORBIDDEN', error: 'Not yours.', fields: { a: 'b' } } },
      'GET /api/broken': { status: 500, statusText: '', body: '<html>' },
      'GET /api/odd': { status: 409, statusText: 'Conflict', body: { success: false, code: 'SOMETHING_NEW' } },
    });
    expect((await api.get<Thing>('/api/good', { auth: false })).thing).toBe('one');

    const refused = await failureOf(api.get('/api/refused', { auth: false }));
    expect(refused).toMatchObject({ status: 200, code: 'FORBIDDEN', message: 'Not yours.', fields: { a: 'b' } });
    const broken = await failureOf(api.get('/api/broken', { auth: false }));
    expect(broken).toMatchObject({ status: 500, code: 'UNKNOWN', body: null });
    // HTTP/2 has no status text: the standard phrase stands in
    expect(broken.statusText).toBe('Internal Server Error');
    const odd = await failureOf(api.get('/api/odd', { auth: false }));
    expect(odd).toMatchObject({ code: 'UNKNOWN', status: 409, statusText: 'Conflict' });
  });

  it('says Network Error when nothing answers, or only half of an answer comes [S1-469]', async () => {
    const lost = { code: 'NETWORK', status: 0, message: 'Network Error' };
    fakeBackend({ 'GET /api/things': 'no connection' });
    expect(await failureOf(api.get('/api/things', { auth: false }))).toMatchObject(lost);
    const text = () => Promise.reject(new TypeError('network error'));
    const half: Partial<Response> = { status: 200, ok: true, text };
    globalThis.fetch = () => Promise.resolve(half as Response);
    expect(await failureOf(api.get('/api/things', { auth: false }))).toMatchObject(lost);
  });

  it('says Request aborted when its caller has given up, before or during the call [S1-470]', async () => {
    fakeBackend({ 'GET /api/things': () => new Promise(() => undefined) });
    const given = { code: 'ABORTED', status: 0, message: 'Request aborted' };
    const during = new AbortController();
    const failure = failureOf(api.get('/api/things', { auth: false, signal: during.signal }));
    during.abort();
    expect(await failure).toMatchObject(given);
    expect(await failureOf(api.get('/api/things', { auth: false, signal: during.signal }))).toMatchObject(given);
  });

  it('reports a timeout as such, after 30 s unless told otherwise [S1-471]', async () => {
    jest.useFakeTimers();
    try {
      fakeBackend({ 'GET /api/things': () => new Promise(() => undefined) });
      const failure = failureOf(api.get('/api/things', { auth: false }));
      let over = false;
      void failure.then(() => (over = true));
      await jest.advanceTimersByTimeAsync(29_999);
      expect(over).toBe(false);
      await jest.advanceTimersByTimeAsync(1);
      expect(await failure).toMatchObject({ code: 'TIMEOUT', status: 0, message: 'timeout of 30000ms exceeded' });

      const short = failureOf(api.get('/api/things', { auth: false, timeoutMs: 50 }));
      await jest.advanceTimersByTimeAsync(50);
      expect((await short).message).toBe('timeout of 50ms exceeded');
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    ['nothing that can be read', '<html>'],
    ['no sentence', { success: false, code: 'INTERNAL' }],
    ['an empty sentence', { success: false, code: 'INTERNAL', error: '' }],
  ])('says Request failed with status code {n} when an error status brings %s [S1-472]', async (_, body) => {
    fakeBackend({ 'GET /api/things': { status: 502, body } });
    expect((await failureOf(api.get('/api/things', { auth: false }))).message).toBe(
      'Request failed with status code 502',
    );
  });

  it('resolves with null where null is a good answer, and nowhere else', async () => {
    fakeBackend({ 'GET /api/things': { body: 'null' }, 'GET /api/broken': { status: 500, body: 'null' } });
    const options = { auth: false, mayBeNull: true };
    expect(await api.get<{ thing: string } | null>('/api/things', options)).toBeNull();
    expect(await failureOf(api.get('/api/broken', options))).toMatchObject({ status: 500 });
    expect(await failureOf(api.get<Thing>('/api/things', { auth: false }))).toMatchObject({ code: 'UNKNOWN' });
  });

  it('renews the token once on 401 and repeats the call', async () => {
    const [old, renewed] = [tokenFor(600), tokenFor(600)];
    sessionStore.signIn(ADA, old);
    const backend = fakeBackend({
      'GET /api/things': ({ headers }) =>
        headers['Authorization'] === `Bearer ${renewed}`
          ? { body: { success: true, thing: 'one' } }
          : { status: 401, body: { success: false, code: 'UNAUTHENTICATED', error: 'Sign in.' } },
      [`POST ${REFRESH_PATH}`]: { body: { success: true, user: ADA, token: renewed } },
    });
    const both = await Promise.all([api.get<Thing>('/api/things'), api.get<Thing>('/api/things')]);
    expect(both.map((answer) => answer.thing)).toEqual(['one', 'one']);
    expect(backend.callsTo('POST', REFRESH_PATH)).toHaveLength(1);
    expect(localStorage.getItem('premise.token')).toBe(renewed);
  });

  it('ends the session when the renewal is refused, and keeps it when the server cannot say', async () => {
    sessionStore.signIn(ADA, tokenFor(600));
    const backend = fakeBackend({
      'GET /api/things': { status: 401, body: { success: false, code: 'SESSION_ENDED', error: 'Over.' } },
      [`POST ${REFRESH_PATH}`]: { status: 503, body: '' },
    });
    expect(await failureOf(api.get('/api/things'))).toMatchObject({ status: 401 });
    expect(sessionStore.state().status).toBe('signed-in');

    backend.routes[`POST ${REFRESH_PATH}`] = { status: 401, body: { success: false } };
    expect(await failureOf(api.get('/api/things'))).toMatchObject({ status: 401, code: 'SESSION_ENDED' });
    expect(sessionStore.state().status).toBe('signed-out');
    expect(localStorage.getItem('premise.token')).toBeNull();
  });

  it('ends the session when what another tab has renewed is refused as well', async () => {
    const [old, other] = [tokenFor(600), tokenFor(601)];
    const ended = { status: 401, body: { success: false, code: 'SESSION_ENDED', error: 'Your session has ended.' } };
    sessionStore.signIn(ADA, old);
    const backend = fakeBackend({
      'GET /api/things': () => {
        if (localStorage.getItem('premise.token') === old) localStorage.setItem('premise.token', other);
        return ended;
      },
      [`POST ${REFRESH_PATH}`]: ended,
    });
    expect(await failureOf(api.get('/api/things'))).toMatchObject({ status: 401, code: 'SESSION_ENDED' });
    expect(backend.callsTo('GET', '/api/things')).toHaveLength(2);
    expect(sessionStore.state().status).toBe('signed-out');
  });

  it('takes the token another tab has just got instead of asking for one', async () => {
    const [old, fromOtherTab] = [tokenFor(600), tokenFor(600)];
    sessionStore.signIn(ADA, old);
    const backend = fakeBackend({
      'GET /api/things': ({ headers }) => {
        if (headers['Authorization'] === `Bearer ${fromOtherTab}`) return { body: { success: true, thing: 'one' } };
        localStorage.setItem('premise.token', fromOtherTab);
        return { status: 401, body: {} };
      },
    });
    expect((await api.get<Thing>('/api/things')).thing).toBe('one');
    expect(backend.callsTo('POST', REFRESH_PATH)).toHaveLength(0);
  });
});
