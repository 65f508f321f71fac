import { ADA, fakeBackend, tokenFor } from '@premise/browser-testing';
import { sessionStore } from '../session/session-store.ts';
import { download } from './api.ts';

describe('a file behind a bearer token', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStore.signOut();
  });

  it('comes whole, with the bearer sent', async () => {
    const token = tokenFor(600);
    sessionStore.signIn(ADA, token);
    const backend = fakeBackend({ 'GET /api/file': { body: 'a,b\r\n1,2\r\n' } });
    const file = await download('/api/file');
    expect(file).toBeInstanceOf(Blob);
    expect(file.size).toBe('a,b\r\n1,2\r\n'.length);
    expect(backend.calls[0]?.headers['Authorization']).toBe(`Bearer ${token}`);
  });

  it('that is refused says why, as every other call does', async () => {
    sessionStore.signIn(ADA, tokenFor(600));
    fakeBackend({ 'GET /api/file': { status: 403, body: { success: false, code: 'FORBIDDEN', error: 'Not you.' } } });
    await expect(download('/api/file')).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN', message: 'Not you.' });
  });

  it('needs a token', async () => {
    await expect(download('/api/file')).rejects.toMatchObject({ message: 'No authentication token found' });
  });
});
