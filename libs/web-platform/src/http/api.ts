import { API_BASE } from '@premise/contracts';
import { renewSession } from '../session/renew-session.ts';
import { sessionStore } from '../session/session-store.ts';
import { ApiError, toErrorCode } from './api-error.ts';
import { statusTextOf } from './status-text.ts';

export interface CallOptions {
  /** Sends the bearer token and renews it once on 401. On by default; public calls say false. */
  auth?: boolean;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** The part of an answer type that a successful call gives. */
export type SuccessOf<T> = [Extract<T, { success: true }>] extends [never] ? T : Extract<T, { success: true }>;

type Method = 'GET' | 'POST' | 'DELETE';

const addressOf = (path: string): string => (path.startsWith(`${API_BASE}/`) ? path : `${API_BASE}${path}`);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function readBody(response: Response): Promise<Record<string, unknown> | null> {
  try {
    const parsed: unknown = JSON.parse(await response.text());
    return isRecord(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

async function send(method: Method, path: string, body: unknown, options: CallOptions, token: string | null) {
  const headers: Record<string, string> = { Accept: 'application/json', ...options.headers };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token !== null) headers['Authorization'] = `Bearer ${token}`;
  try {
    return await fetch(addressOf(path), {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
  } catch (cause) {
    const aborted = options.signal?.aborted === true;
    throw new ApiError({
      status: 0,
      code: aborted ? 'ABORTED' : 'NETWORK',
      message: aborted ? 'Request aborted' : 'Network Error',
      cause,
    });
  }
}

async function sendRenewing(method: Method, path: string, body: unknown, options: CallOptions) {
  if (options.auth === false) return send(method, path, body, options, null);
  const token = sessionStore.token();
  if (token === null) throw new ApiError({ status: 0, code: 'NO_TOKEN', message: 'No authentication token found' });
  const response = await send(method, path, body, options, token);
  if (response.status !== 401) return response;
  const renewed = await renewSession(token).catch(() => null);
  return renewed === null ? response : send(method, path, body, options, renewed);
}

async function call<T>(method: Method, path: string, body: unknown, options: CallOptions = {}): Promise<SuccessOf<T>> {
  const response = await sendRenewing(method, path, body, options);
  const answer = await readBody(response);
  if (response.ok && answer !== null && answer['success'] !== false) return answer as SuccessOf<T>;
  const statusText = statusTextOf(response);
  const sentence = typeof answer?.['error'] === 'string' && answer['error'] !== '' ? answer['error'] : null;
  throw new ApiError({
    status: response.status,
    statusText,
    code: toErrorCode(answer?.['code']),
    message: sentence ?? `HTTP ${response.status}: ${statusText}`,
    body: answer,
  });
}

/**
 * The HTTP client of every screen. Paths are those of the contracts. A call resolves with the successful answer and
 * rejects with an ApiError otherwise; authenticated calls are the default.
 */
export const api = {
  get: <T>(path: string, options?: CallOptions): Promise<SuccessOf<T>> => call<T>('GET', path, undefined, options),
  post: <T>(path: string, body?: unknown, options?: CallOptions): Promise<SuccessOf<T>> =>
    call<T>('POST', path, body, options),
  del: <T>(path: string, body?: unknown, options?: CallOptions): Promise<SuccessOf<T>> =>
    call<T>('DELETE', path, body, options),
};
