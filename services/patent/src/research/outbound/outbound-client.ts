import { isIP } from 'node:net';
import { Agent, errors, request } from 'undici';
import { SourceFailure } from '../sources/source-failure.ts';
import { checkedLookup, PrivateAddress } from './checked-lookup.ts';
import { isPrivateAddress } from './private-addresses.ts';

export interface OutboundTimes {
  connectMs: number;
  /** Until the answer begins, and between two pieces of it. */
  headersMs: number;
  bodyMs: number;
}

export interface OutboundOptions {
  /** Nothing else is ever called. */
  origins: readonly string[];
  privateAddresses: boolean;
  maxBytes: number;
  times: OutboundTimes;
}

export interface OutboundRequest {
  url: URL;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Ends the call: the deadline, or nobody waits any more. */
  signal: AbortSignal;
}

export interface OutboundAnswer {
  status: number;
  /** Lower-case, without parameters; empty where none is told. */
  contentType: string;
  retryAfter: string | null;
  body: string;
}

const AGENT_NAME = 'Premise';
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
]);
const TLS = /certificate|TLS|SSL/i;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * The only way from the research screens into the network: configured hosts, redirects not followed, private networks refused,
 * every wait and every body bounded. Throws SourceFailure; what went wrong is told without address, key or query.
 */
export class OutboundClient {
  private readonly agent: Agent;
  private readonly origins: ReadonlySet<string>;

  constructor(private readonly options: OutboundOptions) {
    const { connectMs, headersMs, bodyMs } = options.times;
    this.origins = new Set(options.origins.map((origin) => new URL(origin).origin));
    this.agent = new Agent({
      connect: { timeout: connectMs, ...(options.privateAddresses ? {} : { lookup: checkedLookup }) },
      headersTimeout: headersMs,
      bodyTimeout: bodyMs,
      maxResponseSize: options.maxBytes,
      maxHeaderSize: 32 * 1024,
      connections: 8,
      pipelining: 1,
    });
  }

  async send({ url, method = 'GET', headers = {}, body, signal }: OutboundRequest): Promise<OutboundAnswer> {
    this.allow(url);
    try {
      signal.throwIfAborted();
      const answer = await request(url, {
        dispatcher: this.agent,
        method,
        headers: { 'user-agent': AGENT_NAME, ...headers },
        signal,
        ...(body === undefined ? {} : { body }),
      });
      const retryAfter = answer.headers['retry-after'];
      return {
        status: answer.statusCode,
        contentType:
          String(answer.headers['content-type'] ?? '')
            .split(';')[0]
            ?.trim()
            .toLowerCase() ?? '',
        retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
        body: await answer.body.text(),
      };
    } catch (error) {
      throw meaningOf(error, signal);
    }
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }

  private allow(url: URL): void {
    if (!this.origins.has(url.origin)) throw new SourceFailure('unreachable', 'This host is not configured.');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // An address is connected to without a lookup, so it is looked at here.
    if (isIP(host) !== 0 && !this.options.privateAddresses && isPrivateAddress(host)) throw new PrivateTarget();
  }
}

class PrivateTarget extends SourceFailure {
  constructor(cause?: unknown) {
    super('unreachable', 'Its address leads into a private network, which is not allowed here.', { cause });
  }
}

const SHORT_PAUSE_MS = 10_000;

function meaningOf(error: unknown, signal: AbortSignal): SourceFailure {
  if (error instanceof SourceFailure) return error;
  if (error instanceof PrivateAddress) return new PrivateTarget(error);
  const code = codeOf(error);
  if (signal.aborted || code === 'UND_ERR_ABORTED') {
    return new SourceFailure('too-slow', 'It did not answer in time.', { cause: error });
  }
  if (error instanceof errors.ConnectTimeoutError || NETWORK.has(code)) {
    return new SourceFailure('unreachable', 'It cannot be reached.', { cause: error, pauseMs: SHORT_PAUSE_MS });
  }
  if (error instanceof errors.HeadersTimeoutError) {
    return new SourceFailure('too-slow', 'It did not answer in time.', { cause: error, pauseMs: SHORT_PAUSE_MS });
  }
  if (error instanceof errors.BodyTimeoutError) {
    return new SourceFailure('too-slow', 'It fell silent in the middle of its answer.', { cause: error });
  }
  if (error instanceof errors.ResponseExceededMaxSizeError) {
    return new SourceFailure('unreadable', 'Its answer is too large.', { cause: error });
  }
  if (error instanceof Error && TLS.test(error.message)) {
    return new SourceFailure('unreachable', 'No safe connection to it could be made.', { cause: error });
  }
  return new SourceFailure('unreadable', 'Its answer broke off.', { cause: error });
}
