import { API_BASE } from '@premise/contracts';
import { renewSession } from '../session/renew-session.ts';
import { sessionStore } from '../session/session-store.ts';
import { ApiError, toErrorCode } from './api-error.ts';
import { statusTextOf } from './status-text.ts';

export interface CallOptions {
  /** Sends the bearer token and renews it once on 401. On by default; public calls say false, or `optional` to send it where there is one. */
  auth?: boolean | 'optional';
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Milliseconds until the call is given up, reading the answer included; 30,000 unless told. */
  timeoutMs?: number;
  /** `null` is a good answer to this call (see the contract's answer type) and resolves it. */
  mayBeNull?: boolean;
}

/** The part of an answer type that a successful call gives. */
export type SuccessOf<T> = [Extract<T, { success: true }>] extends [never] ? T : Extract<T, { success: true }>;

/** Longer than anything the services answer to: what takes minutes is a job and is followed, not waited for. */
const DEFAULT_TIMEOUT_MS = 30_000;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const addressOf = (path: string): string => (path.startsWith(`${API_BASE}/`) ? path : `${API_BASE}${path}`);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What came back: `answer` is undefined when it was not JSON, and a Blob where a file was asked for and given. */
interface Received {
  status: number;
  statusText: string;
  ok: boolean;
  answer: unknown;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** What a call is known to have failed with when nothing, or only half an answer, came back. */
function silence(cause: unknown, signal: AbortSignal | undefined, tooLate: boolean, timeoutMs: number): ApiError {
  if (signal?.aborted) return new ApiError({ status: 0, code: 'ABORTED', message: 'Request aborted', cause });
  if (tooLate) {
    return new ApiError({ status: 0, code: 'TIMEOUT', message: `timeout of ${timeoutMs}ms exceeded`, cause });
  }
  return new ApiError({ status: 0, code: 'NETWORK', message: 'Network Error', cause });
}

async function send(
  method: Method,
  path: string,
  body: unknown,
  options: CallOptions & { asFile?: boolean },
  token: string | null,
): Promise<Received> {
  const { signal, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const headers: Record<string, string> = { Accept: 'application/json', ...options.headers };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token !== null) headers['Authorization'] = `Bearer ${token}`;

  const end = new AbortController();
  const abort = () => end.abort();
  let tooLate = false;
  const timer = setTimeout(() => {
    tooLate = true;
    abort();
  }, timeoutMs);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    const response = await fetch(addressOf(path), {
      method,
      headers,
      credentials: 'same-origin',
      signal: end.signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { status, ok } = response;
    const answer = ok && options.asFile === true ? await response.blob() : parse(await response.text());
    return { status, ok, statusText: statusTextOf(response), answer };
  } catch (cause) {
    throw silence(cause, signal, tooLate, timeoutMs);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** Renewals within one call. */
const RENEWALS = 2;

async function sendRenewing(
  method: Method,
  path: string,
  body: unknown,
  options: CallOptions & { asFile?: boolean },
): Promise<Received> {
  if (options.auth === false) return send(method, path, body, options, null);
  const token = sessionStore.token();
  if (options.auth === 'optional') return send(method, path, body, options, token);
  if (token === null) throw new ApiError({ status: 0, code: 'NO_TOKEN', message: 'No authentication token found' });
  let received = await send(method, path, body, options, token);
  // twice: what another tab has renewed meanwhile may be refused as well, and only the server can say that it is over
  for (let stale: string | null = token, round = 0; received.status === 401 && round < RENEWALS; round += 1) {
    stale = await renewSession(stale).catch(() => null);
    if (stale === null) return received;
    received = await send(method, path, body, options, stale);
  }
  return received;
}

async function call<T>(method: Method, path: string, body: unknown, options: CallOptions = {}): Promise<SuccessOf<T>> {
  const { status, statusText, ok, answer } = await sendRenewing(method, path, body, options);
  if (ok && answer === null && options.mayBeNull === true) return null as SuccessOf<T>;
  const envelope = isRecord(answer) ? answer : null;
  if (ok && envelope !== null && envelope['success'] !== false) return envelope as SuccessOf<T>;
  throw failed({ status, statusText, answer });
}

function failed({ status, statusText, answer }: Pick<Received, 'status' | 'statusText' | 'answer'>): ApiError {
  const envelope = isRecord(answer) ? answer : null;
  const sentence = envelope?.['error'];
  return new ApiError({
    status,
    statusText,
    code: toErrorCode(envelope?.['code']),
    message: typeof sentence === 'string' && sentence !== '' ? sentence : `Request failed with status code ${status}`,
    body: envelope,
  });
}

/** A file behind a bearer token, whole; rejects with an ApiError as every other call does. */
export async function download(path: string, options: CallOptions = {}): Promise<Blob> {
  const received = await sendRenewing('GET', path, undefined, { ...options, asFile: true });
  if (received.ok && received.answer instanceof Blob) return received.answer;
  throw failed(received);
}

/**
 * The HTTP client of every screen. Paths are those of the contracts. A call resolves with the successful answer and
 * rejects with an ApiError otherwise; authenticated calls are the default.
 */
export const api = {
  get: <T>(path: string, options?: CallOptions): Promise<SuccessOf<T>> => call<T>('GET', path, undefined, options),
  post: <T>(path: string, body?: unknown, options?: CallOptions): Promise<SuccessOf<T>> =>
    call<T>('POST', path, body, options),
  put: <T>(path: string, body?: unknown, options?: CallOptions): Promise<SuccessOf<T>> =>
    call<T>('PUT', path, body, options),
  del: <T>(path: string, body?: unknown, options?: CallOptions): Promise<SuccessOf<T>> =>
    call<T>('DELETE', path, body, options),
};
