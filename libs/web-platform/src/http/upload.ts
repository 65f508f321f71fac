import { renewSession } from '../session/renew-session.ts';
import { sessionStore } from '../session/session-store.ts';
import { ApiError, toErrorCode } from './api-error.ts';
import type { SuccessOf } from './api.ts';

export interface UploadOptions {
  /** Sends the bearer token and renews it once on 401. On by default; public calls say false, or `optional` to send it where there is one. */
  auth?: boolean | 'optional';
  signal?: AbortSignal;
  /** Told with each part that has left: from 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Posts a form with files, and tells how far it has come, which fetch cannot. Resolves and rejects as the calls of `api`
 * do. There is no time limit: a large file takes as long as the line takes; `signal` gives it up.
 */
export async function upload<T>(path: string, form: FormData, options: UploadOptions = {}): Promise<SuccessOf<T>> {
  if (options.auth === false) return read<T>(await post(path, form, options, null));
  const token = sessionStore.token();
  if (options.auth === 'optional') return read<T>(await post(path, form, options, token));
  if (token === null) throw new ApiError({ status: 0, code: 'NO_TOKEN', message: 'No authentication token found' });
  const first = await post(path, form, options, token);
  if (first.status !== 401) return read<T>(first);
  const fresh = await renewSession(token).catch(() => null);
  return read<T>(fresh === null ? first : await post(path, form, options, fresh));
}

interface Received {
  status: number;
  statusText: string;
  text: string;
}

function post(path: string, form: FormData, options: UploadOptions, token: string | null): Promise<Received> {
  const { signal, onProgress } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const end = (error: ApiError | null) => {
      signal?.removeEventListener('abort', abort);
      if (error) reject(error);
      else resolve({ status: request.status, statusText: request.statusText, text: request.responseText });
    };
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('load', () => end(null));
    request.addEventListener('error', () =>
      end(new ApiError({ status: 0, code: 'NETWORK', message: 'Network Error' })),
    );
    request.addEventListener('abort', () =>
      end(new ApiError({ status: 0, code: 'ABORTED', message: 'Request aborted' })),
    );
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) return end(new ApiError({ status: 0, code: 'ABORTED', message: 'Request aborted' }));
    request.send(form);
  });
}

function read<T>({ status, statusText, text }: Received): SuccessOf<T> {
  const answer = parse(text);
  const good = status >= 200 && status < 300;
  if (good && answer !== null && answer['success'] !== false) return answer as SuccessOf<T>;
  const sentence = answer?.['error'];
  throw new ApiError({
    status,
    statusText,
    code: toErrorCode(answer?.['code']),
    message: typeof sentence === 'string' && sentence !== '' ? sentence : `Request failed with status code ${status}`,
    body: answer,
  });
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
