import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { CONFIG_PATH, isOwnHost, isOwnOrigin, REMOTES_PATH, ROBOTS_PATH, SITEMAP_PATH } from '@premise/contracts';
import { isRead, sendFailure, sendJson, sendText } from './answers.ts';
import type { GatewayConfiguration } from './configuration.ts';
import { forwarding, isBehindProxy, rememberAcceptedEncodings } from './forward.ts';
import {
  apiRoute,
  CACHE_NEVER_BLINDLY,
  INTERNAL_PREFIX,
  isForbidden,
  SECURITY_HEADERS,
  STRICT_TRANSPORT_SECURITY,
  TIMEOUTS,
  TOKEN_PAGE_REFERRER_POLICY,
  TOKEN_PAGES,
} from './routes-table.ts';
import { liveReload } from './live-reload.ts';
import { publicConfig, remotesFile } from './runtime-files.ts';
import { robotsFile, sitemapFile } from './search-files.ts';
import { staticFiles } from './static-files.ts';

/** One origin for the whole product: pages, remotes and calls. */
export function createGateway(configuration: GatewayConfiguration): Server {
  const files = staticFiles(configuration.appsDir, configuration.publicUrl);
  const forward = forwarding(configuration);
  const reload = configuration.liveReload ? liveReload(configuration.appsDir) : undefined;

  const answer = (req: IncomingMessage, res: ServerResponse): void => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) res.setHeader(name, value);
    if (isBehindProxy(req, configuration) && req.headers['x-forwarded-proto'] === 'https') {
      res.setHeader('Strict-Transport-Security', STRICT_TRANSPORT_SECURITY);
    }
    const url = req.url ?? '/';
    if (namesTwoHosts(req)) {
      sendText(res, 400, 'The request names two hosts.\n');
      return;
    }
    const own = { port: req.socket.localPort ?? 0, publicUrl: configuration.publicUrl };
    if (!isOwnHost(req.headers.host, own)) {
      sendText(res, 421, `This is the server of ${configuration.publicUrl}. Set PUBLIC_URL to use another address.\n`);
      return;
    }
    if (!isOwnOrigin(req.headers.origin, own)) {
      sendText(res, 403, 'Pages of other websites get no answer here.\n');
      return;
    }
    if (!url.startsWith('/')) {
      sendText(res, 400, 'The address is malformed.\n');
      return;
    }
    const pathname = url.split(/[?#]/, 1)[0] ?? '/';
    if (pathname === INTERNAL_PREFIX || pathname.startsWith(`${INTERNAL_PREFIX}/`)) {
      sendFailure(res, 404, 'NOT_FOUND', 'There is no such address.');
      return;
    }
    if (pathname === '/api' || pathname.startsWith('/api/')) {
      const route = isForbidden(pathname) ? undefined : apiRoute(pathname);
      if (route === undefined) {
        sendFailure(res, 404, 'NOT_FOUND', 'There is no such address.');
        return;
      }
      rememberAcceptedEncodings(req);
      forward(req, res, route);
      return;
    }
    if (TOKEN_PAGES.includes(pathname)) res.setHeader('Referrer-Policy', TOKEN_PAGE_REFERRER_POLICY);
    if (reload?.(req, res, pathname)) return;
    if (isRead(req) && pathname === REMOTES_PATH) {
      sendJson(res, 200, remotesFile(configuration.appsDir), CACHE_NEVER_BLINDLY);
      return;
    }
    if (isRead(req) && pathname === CONFIG_PATH) {
      sendJson(res, 200, publicConfig(configuration), CACHE_NEVER_BLINDLY);
      return;
    }
    if (isRead(req) && pathname === ROBOTS_PATH) {
      sendText(res, 200, robotsFile(configuration.publicUrl));
      return;
    }
    if (isRead(req) && pathname === SITEMAP_PATH) {
      sendText(res, 200, sitemapFile(configuration.publicUrl), 'application/xml');
      return;
    }
    files(req, res);
  };

  const server = createServer(
    {
      headersTimeout: TIMEOUTS.requestHead,
      requestTimeout: TIMEOUTS.requestWhole,
      keepAliveTimeout: TIMEOUTS.keepAlive,
      connectionsCheckingInterval: 5000,
    },
    (req, res) => {
      res.on('error', () => undefined);
      try {
        answer(req, res);
      } catch (error) {
        process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
        sendFailure(res, 500, 'INTERNAL', 'Something went wrong. Please try again.');
      }
    },
  );
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    // browsers open connections in advance; one that waited too long gets 408, upon which they ask again on another
    const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
    if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  return server;
}

/** Node takes the first and forgets the others; whoever stands before or behind may take another one (RFC 9112, section 3.2). */
const namesTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;
