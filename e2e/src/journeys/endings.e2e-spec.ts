import {
  ADMIN_DELETE_USER_PATH,
  ADMIN_RESET_PASSWORD_PATH,
  ADMIN_TOGGLE_ADMIN_PATH,
  ADMIN_TOGGLE_STATUS_PATH,
  ANALYSIS_EVENTS_PATH,
  APPLICATIONS_PATH,
  CHANGE_PASSWORD_PATH,
  DELETE_ACCOUNT_PATH,
  END_OTHER_SESSIONS_PATH,
  HISTORY_PATH,
  LOGOUT_PATH,
  PATENT_EVENTS_PATH,
  SESSION_PATH,
  type RegisterRequest,
} from '@premise/contracts';
import { EventReader } from '@premise/testing';
import { makeAccount } from '../harness/account.ts';
import { makeAdministrator } from '../harness/administrator.ts';
import { callOverHttp, logInOverHttp, type SignedIn } from '../harness/call-over-http.ts';
import { mailUrl, productUrl } from '../harness/journey.ts';

/** Somebody signed in once more than needed: `elsewhere` is the session that the ending is about. */
interface Somebody extends RegisterRequest, SignedIn {
  elsewhere: string;
}

type Act = (whom: Somebody) => Promise<Response>;

/** Without a browser: what is ended is seen by programs first. */
describe('in every service, from the next request on, open streams included', () => {
  const product = { url: productUrl(), mailUrl: mailUrl() };
  let root: Somebody;

  const send = (token: string, method: string, path: string, body?: object): Promise<Response> =>
    callOverHttp(product.url, token, method, path, body);
  const signedIn = async (person: RegisterRequest): Promise<Somebody> => {
    const { token, id } = await logInOverHttp(product.url, person);
    return { ...person, id, token, elsewhere: (await logInOverHttp(product.url, person)).token };
  };
  const byRoot =
    (method: string, path: string, more: object = {}): Act =>
    ({ id }) =>
      send(root.token, method, path, { userId: id, ...more });
  const byOneself =
    (method: string, path: string, bodyOf: (whom: Somebody) => object = () => ({})): Act =>
    (whom) =>
      send(whom.token, method, path, bodyOf(whom));

  beforeAll(async () => {
    root = await signedIn(await makeAdministrator(product, 'super-user'));
  });

  it.each<[string, 'person' | 'admin', Act]>([
    ['a sign-out', 'person', ({ elsewhere }) => send(elsewhere, 'POST', LOGOUT_PATH)],
    ['ending the other sessions', 'person', byOneself('POST', END_OTHER_SESSIONS_PATH)],
    [
      'a change of the password',
      'person',
      byOneself('POST', CHANGE_PASSWORD_PATH, ({ password }) => ({
        currentPassword: password,
        newPassword: 'another quiet harbour',
      })),
    ],
    ['the deletion of the own account', 'person', byOneself('DELETE', DELETE_ACCOUNT_PATH, ({ email }) => ({ email }))],
    ['a block', 'person', byRoot('POST', ADMIN_TOGGLE_STATUS_PATH, { blocked: true })],
    [
      'a password set by an administrator',
      'person',
      byRoot('POST', ADMIN_RESET_PASSWORD_PATH, { newPassword: 'set by another hand' }),
    ],
    ['a deletion by an administrator', 'person', byRoot('DELETE', ADMIN_DELETE_USER_PATH)],
    ['a promotion', 'person', byRoot('POST', ADMIN_TOGGLE_ADMIN_PATH, { isAdmin: true })],
    ['a demotion', 'admin', byRoot('POST', ADMIN_TOGGLE_ADMIN_PATH, { isAdmin: false })],
  ])('%s ends the session', async (_what, role, act) => {
    const whom = await signedIn(await (role === 'admin' ? makeAdministrator(product, 'admin') : makeAccount(product)));
    const asked = async (): Promise<number[]> =>
      Promise.all(
        [SESSION_PATH, HISTORY_PATH, APPLICATIONS_PATH].map(
          async (path) => (await send(whom.elsewhere, 'GET', path)).status,
        ),
      );
    expect(await asked()).toEqual([200, 200, 200]);
    const streams = await Promise.all(
      [ANALYSIS_EVENTS_PATH, PATENT_EVENTS_PATH].map((path) => EventReader.open(product.url + path, whom.elsewhere)),
    );
    const bystanders = await Promise.all(
      [ANALYSIS_EVENTS_PATH, PATENT_EVENTS_PATH].map((path) => EventReader.open(product.url + path, root.token)),
    );
    let otherEnded = false;
    for (const reader of bystanders) {
      void reader.ended.then(() => {
        otherEnded = true;
      });
    }

    const answer = await act(whom);
    expect([answer.status, ((await answer.json()) as { success: boolean }).success]).toEqual([200, true]);
    expect(await asked()).toEqual([401, 401, 401]);
    await Promise.all(streams.map((reader) => reader.ended));
    expect(otherEnded).toBe(false);
    for (const reader of [...streams, ...bystanders]) reader.close();
  });
});
