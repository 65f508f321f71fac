import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { CONFIG_PATH, REMOTES_PATH } from '@premise/contracts';
import { isRead, sendFailure, sendJson, sendText } from './answers.ts';
import type { GatewayConfiguration } from './configuration.ts';
import { forwarding, rememberAcceptedEncodings } from './forward.ts';
import {
  API_ROUTES,
  CACHE_NEVER_BLINDLY,
  SECURITY_HEADERS,
  STRICT_TRANSPORT_SECURITY,
  TIMEOUTS,
  type ApiRoute,
} from './routes-table.ts';
import { liveReload } from './live-reload.ts';
import { publicConfig, remotesFile } from './runtime-files.ts';
import { staticFiles } from './static-files.ts';

/** One origin for the whole product: pages, remotes and calls. */
export function createGateway(configuration: GatewayConfiguration): Server {
  const files = staticFiles(configuration.appsDir);
  const forward = forwarding(configuration);
  const reload = configuration.liveReload ? liveReload(configuration.appsDir) : undefined;

  const answer = (req: IncomingMessage, res: ServerResponse): void => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) res.setHeader(name, value);
    if (configuration.behindTls && req.headers['x-forwarded-proto'] === 'https') {
      res.setHeader('Strict-Transport-Security', STRICT_TRANSPORT_SECURITY);
    }
    const url = req.url ?? '/';
    if (!url.startsWith('/')) {
      sendText(res, 400, 'The address is malformed.\n');
      return;
    }
    const pathname = url.split(/[?#]/, 1)[0] ?? '/';
    if (pathname === '/api' || pathname.startsWith('/api/')) {
      const route = apiRoute(pathname);
      if (route === undefined) {
        sendFailure(res, 404, 'NOT_FOUND', 'There is no such address.');
        return;
      }
      rememberAcceptedEncodings(req);
      forward(req, res, route);
      return;
    }
    if (reload?.(req, res, pathname)) return;
    if (isRead(req) && pathname === REMOTES_PATH) {
      sendJson(res, 200, remotesFile(configuration.appsDir), CACHE_NEVER_BLINDLY);
      return;
    }
    if (isRead(req) && pathname === CONFIG_PATH) {
      sendJson(res, 200, publicConfig(configuration), CACHE_NEVER_BLINDLY);
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
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  return server;
}

/** The route whose prefix is the path itself or a folder above it. */
export function apiRoute(pathname: string): ApiRoute | undefined {
  return API_ROUTES.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}
