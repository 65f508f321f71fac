import { randomUUID } from 'node:crypto';
import { ADMIN_ACCESS_PATH, APPLICATION_COUNT_PATH, HISTORY_PATH, LOGIN_PATH } from '@premise/contracts';
import { toldRoutes, type TabledRoute } from '@premise/testing';
import { Client } from 'pg';
import { PASSWORD } from '../harness/account.ts';
import {
  CALLERS,
  callAs,
  makeCallers,
  type Caller,
  type CallerName,
  type Callers,
  type HttpAnswer,
} from '../harness/callers.ts';
import { mailUrl, productUrl } from '../harness/journey.ts';
import { makeBelongings, ROUTE_CALLS, type Belongings, type RouteCall } from '../harness/route-calls/index.ts';
import { NOT_FOUND } from '../harness/route-calls/route-call.ts';

const SERVICES = ['auth', 'analysis', 'patent'];
/** What a body never decides. The text of a member that JSON.parse makes an own one, and assignments would follow. */
const POISON =
  '"isAdmin":true,"isSuperUser":true,"isVerified":true,"blocked":false,"role":"super-user",' +
  '"__proto__":{"isAdmin":true,"isSuperUser":true},"constructor":{"prototype":{"isAdmin":true}}';
/** Calls that hand a token out, or a security answer to an administrator who asks for it. */
const HANDS_OUT = [
  'POST /api/admin/reveal-security-answer: securityAnswer',
  'POST /api/auth/confirm-password: "token"',
];
const SECRET =
  /\$argon2|passwordHash|password_hash|securityAnswer|security_answer|refresh_?token|"token"|eyJ[\w-]+\.eyJ/i;

const FOREIGN = 'https://evil.example';
const NO_SESSION: readonly CallerName[] = ['visitor', 'unverified'];
const nameOf = ({ method, path }: TabledRoute): string => `${method} ${path}`;

function expectedOf(route: TabledRoute, call: RouteCall, caller: CallerName): string {
  const admitted = caller === 'user' ? (call.owner ?? call.answers) : call.answers;
  if (route.access === 'public') return admitted;
  if (NO_SESSION.includes(caller)) return '401 UNAUTHENTICATED';
  if (caller === 'blocked') return '401 SESSION_ENDED';
  const may = {
    'signed-in': true,
    admin: caller === 'admin' || caller === 'super user',
    'super-user': caller === 'super user',
  }[route.access];
  if (may === undefined) throw new Error(`${nameOf(route)} is for nobody that is known: ${route.access}`);
  return may ? admitted : '403 FORBIDDEN';
}

/** Ids as good as these that nothing has; what is no id of one owner stays. */
const nobodys = (things: Belongings): Belongings => ({
  ...things,
  analysisId: randomUUID(),
  analysisJobId: randomUUID(),
  applicationId: randomUUID(),
  patentJobId: randomUUID(),
  imageId: randomUUID(),
  savedSearchId: randomUUID(),
  sessionId: randomUUID(),
});
/** All that an answer tells, apart from what is each answer’s own. */
const wordsOf = ({ status, headers, text }: HttpAnswer): string =>
  [status, headers['content-type'], text.replace(/"requestId":"[^"]*"/, '')].join(' ');

/** Reading first; what is taken away after what is written, and what takes others with it last. */
const rankOf = (route: TabledRoute): number => {
  const { last = 0 } = ROUTE_CALLS[nameOf(route)] ?? {};
  if (last > 0) return 1_000 + last;
  return { GET: 0, DELETE: 500 }[route.method] ?? 100;
};

describe('every route, called by everybody', () => {
  const product = { url: productUrl(), mailUrl: mailUrl() };
  const routes = SERVICES.flatMap(toldRoutes);
  const open = routes.filter(({ access }) => access !== 'internal').sort((a, b) => rankOf(a) - rankOf(b));
  let callers: Callers;
  let things: Belongings;
  const answered: Record<string, Record<string, string>> = {};
  const leaks: string[] = [];
  /** Of calls about what is somebody else’s and about what nobody has: what was answered to the same person. */
  const alike: Record<string, [foreign: string, unknown: string]> = {};

  const send = (route: TabledRoute, call: RouteCall, caller: Caller, things: Belongings): Promise<HttpAnswer> => {
    const names = call.names?.(things) ?? {};
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(names[name] ?? ''));
    const query = typeof call.query === 'function' ? call.query(things) : call.query;
    const body = call.body?.(things, caller);
    const json = (sent: object): string => {
      const text = JSON.stringify({ userId: things.bystander.id, ...sent }).slice(0, -1);
      // what the call names itself comes last, and counts
      return `{${POISON},${text.slice(1)}}`;
    };
    const sent = body instanceof FormData ? { form: body } : { json: json(body ?? {}) };
    return callAs(product.url, caller, route.method, query ? `${path}?${query}` : path, {
      body: route.method === 'GET' ? null : sent,
      headers: { origin: product.url },
    });
  };
  const make = async (route: TabledRoute, call: RouteCall, caller: Caller): Promise<string> => {
    const answer = await send(route, call, caller, things);
    if (caller.name === 'other user' && call.owner !== undefined && call.answers === NOT_FOUND) {
      const unknown = await send(route, call, caller, nobodys(things));
      alike[nameOf(route)] = [wordsOf(answer), wordsOf(unknown)];
    }
    const secret = SECRET.exec(answer.text)?.[0];
    if (secret !== undefined) leaks.push(`${nameOf(route)}: ${secret}`);
    const foreign = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
    if (foreign.length > 0) leaks.push(`${nameOf(route)} opens itself to other origins: ${foreign.join(', ')}`);
    const code = answer.text.includes('"success":false') ? /"code":"(\w+)"/.exec(answer.text)?.[1] : undefined;
    return code === undefined ? String(answer.status) : `${answer.status} ${code}`;
  };

  beforeAll(async () => {
    callers = await makeCallers(product);
    things = await makeBelongings(product, callers.of.user);
    for (const route of open) {
      const call = ROUTE_CALLS[nameOf(route)];
      if (call === undefined) continue;
      const row: Record<string, string> = {};
      // the owner comes last: whatever the others could take away is missing then
      for (const caller of CALLERS) row[caller] = await make(route, call, callers.of[caller]);
      answered[nameOf(route)] = row;
    }
  }, 300_000);

  it('is in the matrix: a route that is not, or a row without a route, fails here', () => {
    expect(open.length).toBeGreaterThan(90);
    expect(open.map(nameOf).sort()).toEqual(Object.keys(ROUTE_CALLS).sort());
  });

  it('lets in whom its table names and refuses everybody else, with 401 or 403; foreign things are as unknown ones', () => {
    const expected = Object.fromEntries(
      open.map((route) => {
        const call = ROUTE_CALLS[nameOf(route)] ?? { answers: 'no call' };
        return [nameOf(route), Object.fromEntries(CALLERS.map((caller) => [caller, expectedOf(route, call, caller)]))];
      }),
    );
    expect(answered).toEqual(expected);
  });

  it('answers about what is somebody else’s word for word as about what nobody has', () => {
    const calls = Object.keys(alike);
    expect(calls.length).toBeGreaterThan(20);
    expect(alike).toEqual(Object.fromEntries(calls.map((name) => [name, [alike[name]?.[1], alike[name]?.[1]]])));
    for (const [foreign] of Object.values(alike)) expect(foreign).toMatch(/^404 application\/json.*"success":false/);
  });

  it('gives an unverified account neither a token nor a cookie', () => {
    const { status, headers, text } = callers.refusedSignIn;
    expect([status, headers['set-cookie'], callers.of.unverified.token]).toEqual([200, undefined, '']);
    expect(JSON.parse(text)).toMatchObject({ success: false, code: 'EMAIL_NOT_VERIFIED' });
    expect(callers.of.blocked.token).not.toBe('');
  });

  it('answers no hash, no answer and no token, and opens itself to no other origin', () => {
    // the search for secrets finds what two calls are there to hand out
    expect([...new Set(leaks)].sort()).toEqual(HANDS_OUT);
  });

  it('is refused to pages of other sites where the cookie counts', async () => {
    const { visitor } = callers.of;
    const signs: Record<string, string>[] = [
      { origin: FOREIGN },
      { origin: 'null' },
      { origin: `${product.url}.evil.example` },
      { origin: product.url, 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    const cookied = open.filter((route) => ROUTE_CALLS[nameOf(route)]?.cookie);
    expect(cookied).toHaveLength(3);
    for (const { method, path } of cookied) {
      for (const headers of signs) {
        const answer = await callAs(product.url, visitor, method, path, { body: { json: '{}' }, headers });
        expect([path, headers, answer.status, answer.headers['set-cookie']]).toEqual([path, headers, 403, undefined]);
      }
    }
  });

  it('takes no right, no owner and no prototype out of a body', async () => {
    const client = new Client(process.env['PREMISE_E2E_AUTH_DATABASE']);
    await client.connect();
    try {
      const { rows } = await client.query(
        `SELECT email, is_admin, is_super_user, blocked FROM users WHERE email = ANY($1) ORDER BY email`,
        [[callers.of.unverified.email, things.bystander.email, callers.of.blocked.email]],
      );
      const plain = { is_admin: false, is_super_user: false };
      const left = [
        { email: callers.of.unverified.email, ...plain, blocked: false },
        { email: things.bystander.email, ...plain, blocked: false },
        { email: callers.of.blocked.email, ...plain, blocked: true },
      ];
      expect(rows).toEqual(left.sort((a, b) => a.email.localeCompare(b.email)));
    } finally {
      await client.end();
    }
    // nobody made anything in the bystander’s name, and nothing that was polluted lets a plain person in
    const address = callers.of.visitor.address;
    const credentials = { json: JSON.stringify({ email: things.bystander.email, password: PASSWORD }) };
    const login = await callAs(product.url, { token: '', address }, 'POST', LOGIN_PATH, { body: credentials });
    const bystander = { token: (JSON.parse(login.text) as { token: string }).token, address };
    const read = async (path: string): Promise<unknown> =>
      JSON.parse((await callAs(product.url, bystander, 'GET', path)).text);
    expect(await read(HISTORY_PATH)).toMatchObject({ success: true, total: 0 });
    expect(await read(APPLICATION_COUNT_PATH)).toMatchObject({ success: true, count: 0 });
    expect(await read(ADMIN_ACCESS_PATH)).toMatchObject({ success: false, code: 'FORBIDDEN' });
  });

  it('leads to no other place, and no page does, whatever an address or a query says', async () => {
    const moved = Object.entries(answered).filter(([, row]) =>
      Object.values(row).some((answer) => answer.startsWith('3')),
    );
    expect(moved).toEqual([]);
    const bent = [
      '//evil.example',
      '/%2f%2fevil.example',
      '/\\evil.example',
      '/https://evil.example',
      '/.//evil.example/..',
    ];
    const queries = ['from', 'returnTo', 'redirect', 'next', 'url'].map(
      (name) => `/login?${name}=https://evil.example`,
    );
    for (const path of [...bent, ...queries]) {
      const answer = await fetch(product.url + path, { redirect: 'manual', headers: { accept: 'text/html' } });
      expect([path, answer.headers.get('location'), answer.headers.get('refresh')]).toEqual([path, null, null]);
      expect([200, 400, 404]).toContain(answer.status);
    }
  });

  it('is not passed on where it is for other services alone', async () => {
    for (const { method, path } of routes.filter(({ access }) => access === 'internal')) {
      for (const caller of CALLERS) {
        const answer = await callAs(product.url, callers.of[caller], method, path, { body: { json: '{}' } });
        expect([caller, path, answer.status]).toEqual([caller, path, 404]);
      }
    }
  });
});
