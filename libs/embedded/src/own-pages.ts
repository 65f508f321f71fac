import { STATUS_CODES, type IncomingHttpHeaders, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isOwnHost, isOwnOrigin } from '@premise/contracts';

/**
 * Lets a server answer only requests that name it in Host and that do not come from a page of another website, WebSocket
 * upgrades included. Call it when every listener is there: it goes before them.
 */
export function answerOwnPagesOnly(server: Server): void {
  for (const event of ['request', 'upgrade']) {
    const listeners = server.listeners(event);
    server.removeAllListeners(event);
    server.on(event, (request: IncomingMessage, answer: ServerResponse | Socket, ...rest: unknown[]) => {
      const refusal = findRefusal(request);
      if (refusal === undefined) for (const listener of listeners) listener.call(server, request, answer, ...rest);
      else refuse(answer, ...refusal);
    });
  }
}

function findRefusal({ headers, socket, url = '' }: IncomingMessage): [status: number, reason: string] | undefined {
  const own = { port: socket.localPort ?? 0 };
  if (!isOwnHost(headers.host, own)) return [421, `This page is at http://127.0.0.1:${own.port} only.\n`];
  if (!isOwnOrigin(headers.origin, own) || isForeign(headers, url)) {
    return [403, 'Pages of other websites get no answer here.\n'];
  }
  return undefined;
}

/** A link from elsewhere may open the page. What a browser fetches for another page, which needs no Origin, it may not. */
function isForeign(headers: IncomingHttpHeaders, url: string): boolean {
  const site = headers['sec-fetch-site'] ?? 'none';
  if (site === 'none' || site === 'same-origin') return false;
  return headers['sec-fetch-dest'] !== 'document' || url.startsWith('/api/');
}

function refuse(answer: ServerResponse | Socket, status: number, reason: string): void {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': reason.length, Connection: 'close' };
  if (answer instanceof ServerResponse) {
    answer.writeHead(status, headers).end(reason);
    return;
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  answer.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${reason}`);
}
