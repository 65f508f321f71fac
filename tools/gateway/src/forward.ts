import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { PassThrough, pipeline, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import httpProxy from 'http-proxy-3';
import { sendFailure } from './answers.ts';
import type { GatewayConfiguration } from './configuration.ts';
import { COMPRESS_FROM_BYTES, TIMEOUTS, type ApiRoute } from './routes-table.ts';

type Forward = (req: IncomingMessage, res: ServerResponse, route: ApiRoute) => void;

const CONTENT_POLICY = 'content-security-policy';

const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  // Names the software; tells a reader nothing.
  'x-powered-by',
  'server',
]);

/** Passes a call on to its service and the answer back. */
export function forwarding(configuration: GatewayConfiguration): Forward {
  const proxy = httpProxy.createProxyServer({ selfHandleResponse: true });
  // A connection for each call: on this machine it costs nothing, and none can be stale.
  const agent = new Agent({ keepAlive: false });
  const routes = new WeakMap<IncomingMessage, ApiRoute>();

  const calls = new WeakMap<IncomingMessage, ClientRequest>();
  proxy.on('proxyReq', (call, req) => calls.set(req, call));

  proxy.on('proxyRes', (answer, req, res) => {
    const route = routes.get(req);
    if (route !== undefined) passBack(answer, req, res, route);
  });

  return (req, res, route) => {
    const declared = Number(req.headers['content-length'] ?? 0);
    if (declared > route.bodyBytes) {
      refuseBody(res, route);
      return;
    }
    routes.set(req, route);
    setForwardedHeaders(req, isBehindProxy(req, configuration));
    const body = limited(req, route.bodyBytes, () => {
      refuseBody(res, route);
      calls.get(req)?.destroy();
    });
    const unavailable = (): void => {
      if (res.writableEnded || res.destroyed || res.headersSent) return;
      res.setHeader('Retry-After', '2');
      sendFailure(
        res,
        503,
        'UNAVAILABLE',
        'This part of Premise is not available at the moment. Please try again shortly.',
      );
    };
    body.once('end', () => {
      const timer = setTimeout(() => {
        if (res.headersSent) return;
        unavailable();
        calls.get(req)?.destroy();
      }, route.answerHead ?? TIMEOUTS.answerHead);
      res.once('close', () => clearTimeout(timer));
    });
    proxy.web(
      req,
      res,
      {
        target: configuration.upstreams[route.service],
        agent,
        buffer: body,
        proxyTimeout: TIMEOUTS.answerIdle,
        connectTimeout: TIMEOUTS.connect,
      },
      unavailable,
    );
  };
}

function refuseBody(res: ServerResponse, route: ApiRoute): void {
  if (res.headersSent) return;
  const limit =
    route.bodyBytes >= 1024 * 1024 ? `${route.bodyBytes / 1024 / 1024} MB` : `${Math.round(route.bodyBytes / 1024)} kB`;
  sendFailure(res, 413, 'BODY_TOO_LARGE', `The request is too large. The limit is ${limit}.`);
}

/** Counts what passes, and stops passing when it is too much: a body need not declare its length. */
function limited(req: IncomingMessage, bytes: number, onTooMuch: () => void): PassThrough {
  const body = new PassThrough();
  let seen = 0;
  req.on('data', (chunk: Buffer) => {
    const before = seen;
    seen += chunk.length;
    if (seen > bytes && before <= bytes) {
      // The rest is read and dropped, so that the caller gets to read the answer.
      req.unpipe(body);
      req.resume();
      onTooMuch();
    }
  });
  req.pipe(body);
  return body;
}

/** Whether a call comes from the proxy in front that ends TLS, and not from somebody who says so. */
export const isBehindProxy = (req: IncomingMessage, configuration: GatewayConfiguration): boolean =>
  configuration.behindTls && configuration.isTrustedPeer(req.socket.remoteAddress ?? '');

/** The services learn who called from here alone; what a caller claims about itself is dropped. */
function setForwardedHeaders(req: IncomingMessage, behindProxy: boolean): void {
  const { headers } = req;
  const peer = req.socket.remoteAddress ?? '';
  const claimedFor = String(headers['x-forwarded-for'] ?? '');
  const claimedProto = String(headers['x-forwarded-proto'] ?? '');
  for (const name of Object.keys(headers)) {
    if (/^(?:forwarded|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|proxy-.*)$/.test(name)) delete headers[name];
  }
  // The proxy in front appended the caller's address last; everything before that is the caller's own claim.
  const last = claimedFor.split(',').at(-1)?.trim() ?? '';
  headers['x-forwarded-for'] = behindProxy && last !== '' ? last : peer;
  headers['x-forwarded-proto'] = behindProxy && claimedProto === 'https' ? 'https' : 'http';
  if (headers.host !== undefined) headers['x-forwarded-host'] = headers.host;
  // The answer is compressed here if at all.
  headers['accept-encoding'] = 'identity';
  req.headers = headers;
}

function passBack(answer: IncomingMessage, req: IncomingMessage, res: ServerResponse, route: ApiRoute): void {
  if (res.headersSent || res.destroyed) {
    answer.destroy();
    return;
  }
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(answer.headers)) {
    if (!HOP_BY_HOP.has(name) && !res.hasHeader(name)) headers[name] = value;
  }
  // A browser applies every policy it is sent: what a service forbids stays forbidden.
  const policy = answer.headers[CONTENT_POLICY];
  if (policy !== undefined) headers[CONTENT_POLICY] = [res.getHeader(CONTENT_POLICY), policy].flat().join(', ');
  const isStream = String(answer.headers['content-type'] ?? '').startsWith('text/event-stream');
  const encoding = isStream ? undefined : chooseEncoding(answer, req, route);
  if (isStream) headers['x-accel-buffering'] = 'no';
  if (route.compress && !isStream) headers['vary'] = appendVary(headers['vary']);
  if (encoding !== undefined) {
    delete headers['content-length'];
    headers['content-encoding'] = encoding;
    const etag = headers['etag'];
    if (typeof etag === 'string' && !etag.startsWith('W/')) headers['etag'] = `W/${etag}`;
  }
  res.writeHead(answer.statusCode ?? 502, headers);
  res.flushHeaders();
  const done = (error: unknown): void => {
    // A service that dies in mid-answer: the caller must notice that the answer is not whole.
    if (error && !res.writableEnded) res.destroy();
  };
  if (encoding === undefined) pipeline(answer, res, done);
  else pipeline(answer, compressor(encoding), res, done);
}

type Encoding = 'br' | 'gzip';

function chooseEncoding(answer: IncomingMessage, req: IncomingMessage, route: ApiRoute): Encoding | undefined {
  if (!route.compress || req.method === 'HEAD' || answer.headers['content-encoding'] !== undefined) return undefined;
  if (answer.statusCode === 204 || answer.statusCode === 304) return undefined;
  if (!/^(?:application\/(?:[\w.-]+\+)?json|text\/|image\/svg)/.test(String(answer.headers['content-type'] ?? ''))) {
    return undefined;
  }
  const length = answer.headers['content-length'];
  if (length !== undefined && Number(length) < COMPRESS_FROM_BYTES) return undefined;
  const accepted = acceptedEncodings.get(req) ?? '';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'gzip';
  return undefined;
}

const acceptedEncodings = new WeakMap<IncomingMessage, string>();

/** Kept before the header is overwritten for the service. */
export function rememberAcceptedEncodings(req: IncomingMessage): void {
  acceptedEncodings.set(req, String(req.headers['accept-encoding'] ?? ''));
}

function compressor(encoding: Encoding): Transform {
  return encoding === 'br'
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : createGzip({ level: 6 });
}

function appendVary(current: OutgoingHttpHeaders[string]): string {
  const names = String(current ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (!names.some((name) => name.toLowerCase() === 'accept-encoding')) names.push('Accept-Encoding');
  return names.join(', ');
}
