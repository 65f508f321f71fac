import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pageAt } from '@premise/contracts';
import { sendText } from './answers.ts';
import { pageDocument } from './page-head.ts';
import { CACHE_NEVER_BLINDLY, SHELL_PROJECT } from './routes-table.ts';

/** Answers a navigation with the page at its address; where there is none, with the shell's own words and 404. */
export function pages(
  appsDir: string,
  publicUrl: string,
): (req: IncomingMessage, res: ServerResponse, pathname: string) => void {
  const file = path.join(appsDir, SHELL_PROJECT, 'dist', 'index.html');
  return (req, res, pathname) => {
    let shellPage: string;
    try {
      shellPage = readFileSync(file, 'utf8');
    } catch {
      sendText(res, 503, 'The pages of Premise are not built yet.\n');
      return;
    }
    const page = pageAt(pathname);
    const body = pageDocument(shellPage, page, publicUrl);
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    const headers = { 'Cache-Control': CACHE_NEVER_BLINDLY, ETag: etag };
    if (page !== null && req.headers['if-none-match'] === etag) {
      res.writeHead(304, headers).end();
      return;
    }
    res.writeHead(page === null ? 404 : 200, {
      ...headers,
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
    });
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}
