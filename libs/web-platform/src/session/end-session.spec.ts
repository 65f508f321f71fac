import { ADA, fakeBackend, tokenFor } from '@premise/browser-testing';
import { LOGOUT_PATH } from '@premise/contracts';
import { afterSignOut, endSession, finishSignOut, pendingSignOut } from './end-session.ts';
import { sessionStore } from './session-store.ts';

const MARK = 'premise.sign-out-pending';
const ROUTE = `POST ${LOGOUT_PATH}`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a sign-out the server does not hear', () => {
  beforeEach(async () => {
    localStorage.clear();
    await finishSignOut();
    sessionStore.signIn(ADA, tokenFor(600));
  });

  const signOutUnheard = async (reply: 'no connection' | { status: number } = 'no connection') => {
    const backend = fakeBackend({ [ROUTE]: reply });
    await endSession();
    expect(sessionStore.state().status).toBe('signed-out');
    expect(pendingSignOut.isUnheard()).toBe(true);
    return backend;
  };

  it.each(['no connection' as const, { status: 502 }, { status: 503 }])('is repeated after %j', async (reply) => {
    const backend = await signOutUnheard(reply);
    expect(localStorage.getItem(MARK)).not.toBeNull();
    backend.routes[ROUTE] = { body: { success: true } };
    await pause(2_200);
    expect(backend.callsTo('POST', LOGOUT_PATH)).toHaveLength(2);
    expect(localStorage).toHaveLength(0);
    expect(pendingSignOut.isUnheard()).toBe(false);
    await pause(4_500);
    expect(backend.callsTo('POST', LOGOUT_PATH)).toHaveLength(2);
  });

  it('is repeated when the page starts again, by the cookie alone', async () => {
    const backend = await signOutUnheard();
    expect(localStorage.getItem(MARK)).not.toMatch(/e30/);
    backend.routes[ROUTE] = { status: 401, body: { success: false } };
    await finishSignOut();
    const [first, second] = backend.callsTo('POST', LOGOUT_PATH);
    expect(first?.headers['Authorization']).toMatch(/^Bearer /);
    expect(second?.headers['Authorization']).toBeUndefined();
    expect(second?.credentials).toBe('same-origin');
    expect(localStorage.getItem(MARK)).toBeNull();
    await finishSignOut();
    expect(backend.callsTo('POST', LOGOUT_PATH)).toHaveLength(2);
  });

  it('is finished before a new sign-in is asked for', async () => {
    const backend = await signOutUnheard();
    const order: string[] = [];
    backend.routes[ROUTE] = async () => {
      await pause(50);
      order.push('signed out');
      return { body: { success: true } };
    };
    void finishSignOut();
    await afterSignOut(() => {
      order.push('signing in');
      return Promise.resolve();
    });
    expect(order).toEqual(['signed out', 'signing in']);
  });

  it('is given up once somebody is signed in', async () => {
    const backend = await signOutUnheard();
    await afterSignOut(() => {
      sessionStore.signIn(ADA, tokenFor(600));
      return Promise.resolve();
    });
    expect(backend.callsTo('POST', LOGOUT_PATH)).toHaveLength(2);
    await finishSignOut();
    expect(backend.callsTo('POST', LOGOUT_PATH)).toHaveLength(2);
    expect(localStorage.getItem(MARK)).toBeNull();
    expect(sessionStore.state().status).toBe('signed-in');
  });

  it('stays to be done when the sign-in fails', async () => {
    const backend = await signOutUnheard();
    await expect(afterSignOut(() => Promise.reject(new Error('Wrong password')))).rejects.toThrow('Wrong password');
    backend.routes[ROUTE] = { body: { success: true } };
    await finishSignOut();
    expect(localStorage.getItem(MARK)).toBeNull();
  });
});
