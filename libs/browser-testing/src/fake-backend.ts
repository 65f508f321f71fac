/** One call that reached the network. */
export interface SeenCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
  credentials: string | undefined;
}

type Reply = { status?: number; statusText?: string; body?: unknown } | 'no connection';
type Route = Reply | ((call: SeenCall) => Reply | Promise<Reply>);

const responseOf = ({ status = 200, statusText = '', body = null }: Exclude<Reply, string>) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    status,
    statusText,
    ok: status >= 200 && status < 300,
    text: () => Promise.resolve(text),
    json: () => Promise.resolve(JSON.parse(text) as unknown),
    blob: () => Promise.resolve(new Blob([text])),
  };
};

/** Rejects, as fetch does, when its caller gives up. */
const aborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const fail = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal?.aborted) fail();
    signal?.addEventListener('abort', fail);
  });

/** Stands in for the network: answers by "METHOD /path" and keeps what was sent. */
export function fakeBackend(routes: Record<string, Route>) {
  const calls: SeenCall[] = [];
  const answer = async (address: string | URL, init: RequestInit = {}) => {
    const { pathname, search } = new URL(String(address), 'http://premise.test');
    const call: SeenCall = {
      method: init.method ?? 'GET',
      path: `${pathname}${search}`,
      headers: { ...(init.headers as Record<string, string> | undefined) },
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      credentials: init.credentials,
    };
    calls.push(call);
    const route = routes[`${call.method} ${pathname}`];
    const answered = Promise.resolve(typeof route === 'function' ? route(call) : (route ?? { status: 404, body: '' }));
    const reply = await Promise.race([answered, aborted(init.signal)]);
    if (reply === 'no connection') throw new TypeError('Failed to fetch');
    return responseOf(reply);
  };
  // of a response only what the client of ours reads
  globalThis.fetch = answer as unknown as typeof fetch;
  return {
    routes,
    calls,
    callsTo: (method: string, path: string) => calls.filter((call) => call.method === method && call.path === path),
  };
}
