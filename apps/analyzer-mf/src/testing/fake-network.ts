import {
  ANALYSIS_EVENTS_PATH,
  ENGINES_PATH,
  HISTORY_PATH,
  type AnalysisHistorySummary,
  type AnalysisJob,
  type AnalysisStreamEvents,
} from '@premise/contracts';

export interface SentCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: unknown;
}
type Answer = { status?: number; body: object };
type Handler = (call: SentCall) => Answer | Promise<Answer>;

/** The network as the browser sees it: `fetch` answered by these handlers, every call recorded, nothing else replaced. */
export class FakeNetwork {
  readonly calls: SentCall[] = [];
  readonly #handlers = new Map<string, Handler>();
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array>>();

  constructor() {
    this.history([]);
    this.on('GET', ENGINES_PATH, () => ({
      body: { success: true, default: 'built-in', available: ['built-in'], model: null },
    }));
    this.on('POST', '/api/auth/logout', () => ({ body: { success: true } }));
  }

  on(method: string, path: string, handler: Handler): void {
    this.#handlers.set(`${method} ${path}`, handler);
  }

  history(items: AnalysisHistorySummary[], nextBefore: string | null = null, total = items.length): void {
    this.on('GET', HISTORY_PATH, () => ({ body: { success: true, history: items, nextBefore, total } }));
  }

  refuse(method: string, path: string, status: number, code: string, error: string): void {
    this.on(method, path, () => ({ status, body: { success: false, code, error } }));
  }

  /** Answers the job by GET, and tells every open event stream. */
  tellJob(job: AnalysisJob): void {
    this.on('GET', `/api/analysis/jobs/${job.jobId}`, () => ({ body: { success: true, job } }));
    this.#tell('job', job);
  }

  tellComponent(component: AnalysisStreamEvents['component']): void {
    this.#tell('component', component);
  }

  sent(method: string, path: string): SentCall[] {
    return this.calls.filter((call) => call.method === method && call.path === path);
  }

  readonly fetch = async (input: string | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://localhost');
    const call: SentCall = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: { ...(init.headers as Record<string, string> | undefined) },
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    this.calls.push(call);
    if (call.path === ANALYSIS_EVENTS_PATH) return this.#stream(url);
    const handler = this.#handlers.get(`${call.method} ${call.path}`);
    const { status = 200, body } = handler
      ? await handler(call)
      : { status: 404, body: { success: false, code: 'NOT_FOUND', error: 'Not found' } };
    const text = JSON.stringify(body);
    return { ok: status < 400, status, statusText: '', text: () => Promise.resolve(text) } as Response;
  };

  #stream(url: URL): Response {
    let opened: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        opened = controller;
        this.#streams.add(controller);
      },
      cancel: () => {
        this.#streams.delete(opened);
      },
    });
    const headers = new Headers({ 'content-type': 'text/event-stream' });
    return { ok: true, status: 200, url: String(url), redirected: false, headers, body } as Response;
  }

  #tell(event: string, data: object): void {
    const bytes = new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    for (const stream of this.#streams) {
      try {
        stream.enqueue(bytes);
      } catch {
        this.#streams.delete(stream);
      }
    }
  }
}
