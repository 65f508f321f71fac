import { ADA } from '@premise/browser-testing';
import { ANALYSIS_EVENTS_PATH, jobPath, REFRESH_PATH, type AnalysisJob } from '@premise/contracts';

export const jobOf = (jobId: string, changes: Partial<AnalysisJob> = {}): AnalysisJob => ({
  jobId,
  state: 'queued',
  engine: 'built-in',
  progress: 0,
  components: [],
  createdAt: '2026-01-02T03:04:05.000Z',
  startedAt: null,
  finishedAt: null,
  ...changes,
});

export interface Connection {
  headers: Record<string, string>;
  aborted: () => boolean;
  say: (text: string) => void;
  drop: () => void;
}

/** A server of event streams and jobs, spoken to through fetch. */
export function fakeJobServer() {
  const connections: Connection[] = [];
  const asked: string[] = [];
  const state = {
    jobs: {} as Record<string, AnalysisJob>,
    refuseToken: null as string | null,
    renewed: '',
    streamStatus: 200,
  };
  const json = (status: number, body: unknown) => ({
    status,
    ok: status < 400,
    statusText: '',
    text: () => Promise.resolve(JSON.stringify(body)),
    json: () => Promise.resolve(body),
  });
  const answer = (address: string | URL, init: RequestInit) => {
    const { pathname } = new URL(String(address), 'http://premise.test');
    const headers = init.headers as Record<string, string>;
    if (pathname === REFRESH_PATH) return json(200, { success: true, user: ADA, token: state.renewed });
    if (pathname !== ANALYSIS_EVENTS_PATH) {
      asked.push(pathname);
      const job = Object.values(state.jobs).find(({ jobId }) => jobPath(jobId) === pathname);
      return job ? json(200, { success: true, job }) : json(404, { success: false, code: 'NOT_FOUND', error: 'No.' });
    }
    const refused = headers['Authorization'] === `Bearer ${state.refuseToken}`;
    const status = refused ? 401 : state.streamStatus;
    let push: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        push = controller;
      },
    });
    const signal = init.signal;
    connections.push({
      headers,
      aborted: () => signal?.aborted === true,
      say: (text) => push?.enqueue(new TextEncoder().encode(text)),
      drop: () => push?.close(),
    });
    return {
      status,
      url: String(address),
      redirected: false,
      headers: new Map([['content-type', 'text/event-stream']]),
      body,
    };
  };
  globalThis.fetch = ((address: string, init: RequestInit) => Promise.resolve(answer(address, init))) as typeof fetch;
  const event = (name: string, data: unknown, id: string) =>
    `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
  return { connections, asked, state, event };
}
