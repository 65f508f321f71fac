import { fakeBackend } from '@premise/browser-testing';
import { HEALTH_PATH } from '@premise/contracts';
import { checkHealth, checkHealthAtStart } from './check-health.ts';

describe('the health check', () => {
  it('goes by the status alone [S1-358]', async () => {
    const backend = fakeBackend({ [`GET ${HEALTH_PATH}`]: { status: 200, body: 'anything' } });
    expect(await checkHealth()).toBeNull();
    expect(backend.calls[0]).toMatchObject({ method: 'GET', path: '/api/health', body: undefined });
    fakeBackend({ [`GET ${HEALTH_PATH}`]: { status: 503 } });
    expect(await checkHealth()).toBe('Backend is not accessible. Please try again later.');
    fakeBackend({ [`GET ${HEALTH_PATH}`]: 'no connection' });
    expect(await checkHealth()).toBe('Cannot connect to backend. Please check your internet connection.');
  });

  it('runs at start-up and only notes what it finds', async () => {
    const noted = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeBackend({ [`GET ${HEALTH_PATH}`]: { status: 503 } });
    await checkHealthAtStart();
    expect(noted).toHaveBeenCalledWith('Backend is not accessible. Please try again later.');
    noted.mockRestore();
  });
});
