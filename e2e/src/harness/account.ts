import { randomUUID } from 'node:crypto';
import {
  ANALYZE_PATH,
  jobPath,
  LOGIN_PATH,
  REGISTER_PATH,
  SECURITY_QUESTIONS,
  STORAGE_KEYS,
  VERIFY_PAGE,
  VERIFY_PATH,
  type AnalysisJob,
  type LoginResponse,
  type RegisterRequest,
} from '@premise/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import { linkIn, waitForMail } from './mail.ts';
import type { Visitor } from './browser.ts';

export const PASSWORD = 'quiet-heron-7-lantern';

export const newPerson = (overrides: Partial<RegisterRequest> = {}): RegisterRequest => ({
  email: `reader-${randomUUID().slice(0, 12)}@example.org`,
  password: PASSWORD,
  firstName: 'Ada',
  lastName: 'Reader',
  securityQuestion: SECURITY_QUESTIONS[4],
  securityAnswer: 'Middlemarch',
  ...overrides,
});

const post = (url: string, body: unknown): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** A verified account, made over HTTP as the screens make it. */
export async function makeAccount(
  product: { url: string; mailUrl: string },
  overrides: Partial<RegisterRequest> = {},
): Promise<RegisterRequest> {
  const person = newPerson(overrides);
  const registered = await post(product.url + REGISTER_PATH, person);
  if (!registered.ok) throw new Error(`Registration answered ${registered.status}: ${await registered.text()}`);
  const link = new URL(linkIn(await waitForMail(product.mailUrl, person.email), VERIFY_PAGE));
  const verified = await fetch(`${product.url}${VERIFY_PATH}?token=${link.searchParams.get('token')}`);
  if (!verified.ok) throw new Error(`Verification answered ${verified.status}: ${await verified.text()}`);
  return person;
}

/** Signs a visitor in as the login screen does: refresh cookie, and the two keys of local storage. Answers the token. */
export async function signIn(visitor: Visitor, productUrl: string, person: RegisterRequest): Promise<string> {
  const answer = await visitor.context.request.post(productUrl + LOGIN_PATH, {
    data: { email: person.email, password: person.password },
  });
  const body = (await answer.json()) as LoginResponse;
  if (!body.success) throw new Error(`Sign-in failed: ${body.error}`);
  await visitor.page.goto('/favicon.svg');
  await visitor.page.evaluate(
    ([tokenKey, token, userKey, user]) => {
      localStorage.setItem(tokenKey!, token!);
      localStorage.setItem(userKey!, user!);
    },
    [STORAGE_KEYS.token, body.token, STORAGE_KEYS.user, JSON.stringify(body.user)],
  );
  return body.token;
}

/** Runs one analysis over HTTP to its end. */
export async function analyzeOverHttp(productUrl: string, token: string, argumentText: string): Promise<AnalysisJob> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(productUrl + ANALYZE_PATH, {
    method: 'POST',
    headers,
    body: JSON.stringify({ argumentText }),
  });
  const accepted = (await answer.json()) as { success: boolean; jobId?: string; error?: string };
  if (!accepted.jobId) throw new Error(`The analysis was refused: ${accepted.error}`);
  for (;;) {
    const { job } = (await (await fetch(productUrl + jobPath(accepted.jobId), { headers })).json()) as {
      job: AnalysisJob;
    };
    if (job.state === 'done' || job.state === 'failed') return job;
    await sleep(150);
  }
}
