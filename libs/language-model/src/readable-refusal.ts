import { guarded } from './guarded-body.ts';

/** Nobody says more than this about what is wrong with a request. */
const MAX_BYTES = 64 * 1024;

/** What a body in another form than the protocol's complains about; never what it quotes of the request's content. */
function complaintIn(body: unknown): string {
  const { detail, message } = (body ?? {}) as { detail?: unknown; message?: unknown };
  if (Array.isArray(detail)) {
    const entries = detail as { loc?: unknown; msg?: unknown }[];
    return entries.map(({ loc, msg }) => `${[loc].flat().join('.')}: ${typeof msg === 'string' ? msg : ''}`).join('; ');
  }
  return [detail, message].find((words) => typeof words === 'string') ?? '';
}

async function readable(response: Response, idleMs: number): Promise<Response> {
  const text = await guarded(response, { idleMs, maxBytes: MAX_BYTES })
    .text()
    .catch(() => '');
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // a page of some proxy: its status says enough
  }
  const error: unknown = (body as { error?: unknown } | null)?.error;
  const told =
    typeof error === 'object' && error !== null
      ? error
      : { message: typeof error === 'string' ? error : complaintIn(body) };
  const headers = new Headers(response.headers);
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) headers.delete(name);
  headers.set('content-type', 'application/json');
  return new Response(JSON.stringify({ error: told }), { status: response.status, headers });
}

/** Refusals differ from service to service: they are read within bounds and put into the form the client understands. */
export function withReadableRefusals(idleMs: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    return response.ok || response.status < 300 ? response : readable(response, idleMs);
  };
}
