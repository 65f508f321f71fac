import { request } from 'node:http';
import {
  ADMIN_TOGGLE_STATUS_PATH,
  LOGIN_PATH,
  REGISTER_PATH,
  type LoginResponse,
  type RegisterRequest,
} from '@premise/contracts';
import { makeAccount, newPerson } from './account.ts';
import { makeAdministrator } from './administrator.ts';

export const CALLERS = ['visitor', 'unverified', 'blocked', 'other user', 'admin', 'super user', 'user'] as const;
export type CallerName = (typeof CALLERS)[number];

export interface Caller {
  name: CallerName;
  /** Empty for a visitor. */
  userId: string;
  email: string;
  password: string;
  /** What signing in gave: empty for who was refused. */
  token: string;
  /** Of the machine’s own network: limits are counted by address, and no caller shall use up another one’s. */
  address: string;
}

export interface HttpAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** Empty for an event stream, which is left as soon as it opens. */
  text: string;
}

export type SentBody = { json: string } | { form: FormData } | null;

async function encoded(body: SentBody): Promise<{ bytes: Buffer; type: string } | null> {
  if (body === null) return null;
  if ('json' in body) return { bytes: Buffer.from(body.json), type: 'application/json' };
  const form = new Response(body.form);
  return { bytes: Buffer.from(await form.arrayBuffer()), type: form.headers.get('content-type') ?? '' };
}

/** One call, as a program makes it: with the caller’s token, from the caller’s address. */
export async function callAs(
  productUrl: string,
  caller: Pick<Caller, 'token' | 'address'>,
  method: string,
  path: string,
  { body = null, headers = {} }: { body?: SentBody; headers?: Record<string, string> } = {},
): Promise<HttpAnswer> {
  const sent = await encoded(body);
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, productUrl), {
      method,
      localAddress: caller.address,
      agent: false,
      headers: {
        ...(caller.token === '' ? {} : { authorization: `Bearer ${caller.token}` }),
        ...(sent === null ? {} : { 'content-type': sent.type, 'content-length': sent.bytes.length }),
        ...headers,
      },
    });
    call.on('error', reject);
    call.on('response', (answer) => {
      const head = { status: answer.statusCode ?? 0, headers: answer.headers };
      if (String(answer.headers['content-type']).startsWith('text/event-stream')) {
        resolve({ ...head, text: '' });
        call.destroy();
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ ...head, text: Buffer.concat(parts).toString('utf8') }));
    });
    call.end(sent?.bytes);
  });
}

const signIn = async (
  productUrl: string,
  name: CallerName,
  person: RegisterRequest,
): Promise<{ caller: Caller; answer: HttpAnswer }> => {
  const { email, password } = person;
  const address = `127.0.77.${CALLERS.indexOf(name) + 1}`;
  const body = { json: JSON.stringify({ email, password }) };
  const answer = await callAs(productUrl, { token: '', address }, 'POST', LOGIN_PATH, { body });
  const login = JSON.parse(answer.text) as LoginResponse;
  const found = login.success ? { token: login.token, userId: login.user.id } : { token: '', userId: '' };
  return { caller: { name, email, password, address, ...found }, answer };
};

export interface Callers {
  of: Record<CallerName, Caller>;
  /** What the unverified one was told who tried to sign in. */
  refusedSignIn: HttpAnswer;
}

/** Real accounts of every kind, each signed in as far as it can be; the blocked one was signed in before the block. */
export async function makeCallers(product: { url: string; mailUrl: string }): Promise<Callers> {
  const user = await signIn(product.url, 'user', await makeAccount(product));
  const other = await signIn(product.url, 'other user', await makeAccount(product));
  const admin = await signIn(product.url, 'admin', await makeAdministrator(product, 'admin'));
  const superUser = await signIn(product.url, 'super user', await makeAdministrator(product, 'super-user'));
  const blocked = await signIn(product.url, 'blocked', await makeAccount(product));
  const block = { json: JSON.stringify({ userId: blocked.caller.userId, blocked: true }) };
  const done = await callAs(product.url, admin.caller, 'POST', ADMIN_TOGGLE_STATUS_PATH, { body: block });
  if (done.status !== 200) throw new Error(`The block answered ${done.status}: ${done.text}`);
  const waiting = newPerson();
  await fetch(product.url + REGISTER_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(waiting),
  });
  const unverified = await signIn(product.url, 'unverified', waiting);
  const visitor: Caller = { name: 'visitor', userId: '', email: '', password: '', token: '', address: '127.0.77.1' };
  return {
    of: {
      visitor,
      unverified: unverified.caller,
      blocked: blocked.caller,
      'other user': other.caller,
      admin: admin.caller,
      'super user': superUser.caller,
      user: user.caller,
    },
    refusedSignIn: unverified.answer,
  };
}
