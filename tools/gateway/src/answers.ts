import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode, Failure } from '@premise/contracts';

/** Ends the response with a failure in the shape that every call of the product uses. */
export function sendFailure(res: ServerResponse, status: number, code: ErrorCode, error: string): void {
  if (res.headersSent) {
    // The head is out already: cutting the connection is the only way left to say that something is missing.
    res.destroy();
    return;
  }
  const body: Failure = { success: false, code, error };
  sendJson(res, status, body, 'no-store');
}

export function sendJson(res: ServerResponse, status: number, body: object, cacheControl: string): void {
  const text = JSON.stringify(body);
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': cacheControl,
  });
  res.end(res.req.method === 'HEAD' ? undefined : text);
}

export function sendText(res: ServerResponse, status: number, text: string, type = 'text/plain'): void {
  res.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  });
  res.end(res.req.method === 'HEAD' ? undefined : text);
}

export function isRead(req: IncomingMessage): boolean {
  return req.method === 'GET' || req.method === 'HEAD';
}
