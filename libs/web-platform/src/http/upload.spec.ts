import { ADA } from '@premise/browser-testing';
import { STORAGE_KEYS } from '@premise/contracts';
import { sessionStore } from '../session/session-store.ts';
import { ApiError } from './api-error.ts';
import { upload } from './upload.ts';

interface Sent {
  path: string;
  headers: Record<string, string>;
  form: FormData | null;
}
type Answer = { status: number; body: string } | 'broken' | 'hangs';

const sent: Sent[] = [];
let answers: Answer[] = [];

/** The part of XMLHttpRequest that an upload uses. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly #sent: Sent = { path: '', headers: {}, form: null };
  status = 0;
  statusText = '';
  responseText = '';
  open(_method: string, path: string): void {
    this.#sent.path = path;
  }
  setRequestHeader(name: string, value: string): void {
    this.#sent.headers[name] = value;
  }
  send(form: FormData): void {
    sent.push({ ...this.#sent, form });
    const answer = answers.shift() ?? 'broken';
    const progress = (loaded: number) =>
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 8 }));
    progress(2);
    if (answer === 'hangs') return;
    if (answer === 'broken') return void this.dispatchEvent(new Event('error'));
    progress(8);
    this.status = answer.status;
    this.responseText = answer.body;
    this.dispatchEvent(new Event('load'));
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
}

const form = () => {
  const made = new FormData();
  made.set('file', new File(['12345678'], 'figure.png'));
  return made;
};
const stored = { status: 201, body: JSON.stringify({ success: true, image: { id: 'i' } }) };

beforeEach(() => {
  sent.length = 0;
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  localStorage.clear();
  localStorage.setItem(STORAGE_KEYS.user, JSON.stringify(ADA));
  localStorage.setItem(STORAGE_KEYS.token, 'token-1');
  sessionStore.adoptStored();
});

it('sends the form with the token, tells how far it is, and gives the answer', async () => {
  answers = [stored];
  const shares: number[] = [];
  const answer = await upload('/api/patents/images', form(), { onProgress: (share) => shares.push(share) });
  expect(answer).toEqual({ success: true, image: { id: 'i' } });
  expect(shares).toEqual([0.25, 1]);
  expect(sent[0]?.headers['Authorization']).toBe('Bearer token-1');
  expect(sent[0]?.form?.get('file')).toBeInstanceOf(File);
});

it('says what the server said when it refuses', async () => {
  const error = 'An image can have at most 25 MB.';
  answers = [{ status: 413, body: JSON.stringify({ success: false, code: 'IMAGE_TOO_LARGE', error }) }];
  const refusal = await upload('/api/patents/images', form()).catch((thrown: unknown) => thrown);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ status: 413, code: 'IMAGE_TOO_LARGE', message: error });
});

it.each(['<html>Bad gateway</html>', '', '[]'])('takes the answer %j for what it is', async (body) => {
  answers = [{ status: 502, body }];
  await expect(upload('/api/patents/images', form())).rejects.toMatchObject({ status: 502, code: 'UNKNOWN' });
});

it('tells a lost line from one that was given up', async () => {
  answers = ['broken', 'hangs'];
  await expect(upload('/api/patents/images', form())).rejects.toMatchObject({ code: 'NETWORK' });
  const end = new AbortController();
  const given = upload('/api/patents/images', form(), { signal: end.signal });
  end.abort();
  await expect(given).rejects.toMatchObject({ code: 'ABORTED' });
});

it('is not begun when it was given up before, and needs a token [S2-436]', async () => {
  await expect(upload('/api/patents/images', form(), { signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'ABORTED',
  });
  sessionStore.signOut();
  await expect(upload('/api/patents/images', form())).rejects.toThrow('No authentication token found');
  expect(sent).toHaveLength(0);
});

it('goes without a token where none is asked', async () => {
  answers = [stored];
  await upload('/api/patents/audit', form(), { auth: false });
  expect(sent[0]?.headers).toEqual({ Accept: 'application/json' });
});

it('sends the token to a public call that counts by account, where there is one', async () => {
  answers = [stored, stored];
  await upload('/api/patents/audit', form(), { auth: 'optional' });
  sessionStore.signOut();
  await upload('/api/patents/audit', form(), { auth: 'optional' });
  expect(sent.map(({ headers }) => 'Authorization' in headers)).toEqual([true, false]);
});
