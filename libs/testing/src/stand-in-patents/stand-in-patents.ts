import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeDocuments, type StandInDocument } from './documents.ts';
import { answerLegacy } from './legacy.ts';
import { answerOdp, type JsonRecord } from './odp.ts';
import { sendFault, type PatentFault } from './patent-faults.ts';
import type { StandInReply } from './reply.ts';
import { answerWebsitePage, answerWebsiteQuery } from './website.ts';

export interface RecordedPatentCall {
  method: string;
  /** Decoded, with what follows the question mark. */
  path: string;
  query: URLSearchParams;
  /** What the website's one parameter holds; empty for others. */
  inner: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: JsonRecord | null;
  /** As `performance.now()` says it. */
  at: number;
  abandoned: boolean;
}

/** A real HTTP server that stands for the patent office (both of its services) and for the public patent website. */
export interface StandInPatents {
  /** `http://127.0.0.1:port`: the base address of each. */
  url: string;
  documents: StandInDocument[];
  /** Every call, oldest first. */
  calls: RecordedPatentCall[];
  /** Most calls that were under way at once with one key. */
  mostAtOnce(): number;
  /** The only keys that the office takes from now on; any non-empty one at first. */
  accept(...keys: string[]): void;
  /** The next `times` calls (every call when absent) go wrong. */
  fail(fault: PatentFault, times?: number): void;
  /** From now on every call takes so long. */
  slow(milliseconds: number): void;
  /** The website's search by date finds nothing, whatever there is. */
  loseDates(): void;
  /** Back to good answers; what was recorded is forgotten. */
  reset(): void;
  stop(): Promise<void>;
}

const OFFICE = /^\/(?:api\/v1\/patent|patents\/v1)\//;

class Server {
  readonly calls: RecordedPatentCall[] = [];
  readonly documents = makeDocuments();
  fault: PatentFault | null = null;
  faultsLeft = 0;
  keys: string[] | null = null;
  delayMs = 0;
  undated = false;
  most = 0;
  private readonly open = new Map<string, number>();

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const call: RecordedPatentCall = {
      method: request.method ?? '',
      path: decodeURIComponent(url.pathname + url.search),
      query: url.searchParams,
      inner: new URLSearchParams(url.searchParams.get('url') ?? ''),
      headers: request.headers,
      body: text === '' ? null : (JSON.parse(text) as JsonRecord),
      at: performance.now(),
      abandoned: false,
    };
    this.calls.push(call);
    const key = String(request.headers['x-api-key'] ?? '');
    const busy = (this.open.get(key) ?? 0) + 1;
    this.open.set(key, busy);
    this.most = Math.max(this.most, busy);
    response.on('close', () => {
      call.abandoned = !response.writableFinished;
      this.open.set(key, (this.open.get(key) ?? 1) - 1);
    });
    if (this.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.delayMs));
    if (this.fault !== null && this.faultsLeft > 0) {
      this.faultsLeft -= 1;
      return sendFault(response, this.fault);
    }
    send(response, this.reply(url, call, key));
  }

  private reply(url: URL, call: RecordedPatentCall, key: string): StandInReply {
    const path = url.pathname;
    if (OFFICE.test(path)) {
      if (key === '') return { status: 401, json: { message: 'Unauthorized' } };
      if (this.keys !== null && !this.keys.includes(key))
        return { status: 403, json: { code: 403, error: 'Forbidden' } };
    }
    if (path === '/api/v1/patent/applications/search' && call.method === 'POST') {
      return answerOdp(this.documents, call.body ?? {});
    }
    if (path.startsWith('/patents/v1/patents/')) {
      return answerLegacy(this.documents, path.slice('/patents/v1/patents'.length), url.searchParams, new Date());
    }
    if (path === '/xhr/query') {
      return answerWebsiteQuery(this.documents, url.searchParams.get('url') ?? '', { undated: this.undated });
    }
    const page = /^\/patent\/(\w+)\/en$/.exec(path)?.[1];
    if (page !== undefined) return answerWebsitePage(this.documents, page);
    return { status: 404, html: '<html><title>Not Found</title></html>' };
  }
}

function send(response: ServerResponse, reply: StandInReply): void {
  const [type, body] = 'json' in reply ? ['application/json', JSON.stringify(reply.json)] : ['text/html', reply.html];
  response.writeHead(reply.status, { 'content-type': `${type}; charset=utf-8` }).end(body);
}

/** Starts the server on a free port of 127.0.0.1. */
export async function startStandInPatents(): Promise<StandInPatents> {
  const state = new Server();
  const server = createServer((request, response) => {
    state.answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else send(response, { status: 400, json: { code: 400, error: 'Bad Request', errorDetails: String(error) } });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    documents: state.documents,
    calls: state.calls,
    mostAtOnce: () => state.most,
    accept: (...keys) => {
      state.keys = keys;
    },
    fail: (fault, times = Infinity) => {
      state.fault = fault;
      state.faultsLeft = times;
    },
    slow: (milliseconds) => {
      state.delayMs = milliseconds;
    },
    loseDates: () => {
      state.undated = true;
    },
    reset: () => {
      Object.assign(state, { fault: null, faultsLeft: 0, keys: null, delayMs: 0, undated: false, most: 0 });
      state.calls.length = 0;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
