import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import { pageAt } from '@premise/contracts';
import { sendText } from './answers.ts';
import { pageDocument } from './page-head.ts';
import { prerenderedPage } from './prerendered.ts';
import { CACHE_NEVER_BLINDLY, COMPRESS_FROM_BYTES } from './routes-table.ts';
import { readShellPage } from './shell-page.ts';

/** Answers a navigation with the page at its address; where there is none, with the shell's own words and 404. */
export function pages(
  appsDir: string,
  publicUrl: string,
): (req: IncomingMessage, res: ServerResponse, pathname: string) => void {
  const compressed = new CompressedPages();
  return (req, res, pathname) => {
    let shellPage: string;
    try {
      shellPage = readShellPage(appsDir);
    } catch {
      sendText(res, 503, 'The pages of Premise are not built yet.\n');
      return;
    }
    const page = pageAt(pathname);
    const prerendered = page === null ? null : prerenderedPage(appsDir, page.path);
    const body = pageDocument(shellPage, page, publicUrl, prerendered);
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    const headers = { 'Cache-Control': CACHE_NEVER_BLINDLY, ETag: etag, Vary: 'Accept-Encoding' };
    if (page !== null && req.headers['if-none-match'] === etag) {
      res.writeHead(304, headers).end();
      return;
    }
    const { encoding, content } = compressed.encode(page?.path ?? '', etag, body, req.headers['accept-encoding']);
    res.writeHead(page === null ? 404 : 200, {
      ...headers,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': content.length,
    });
    res.end(req.method === 'HEAD' ? undefined : content);
  };
}

type Encoding = 'br' | 'gzip' | 'identity';
const COMPRESS: Record<Encoding, (body: string) => Buffer> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => gzipSync(body, { level: 9 }),
  identity: (body) => Buffer.from(body),
};

/** Each page is compressed once for each build and encoding. */
class CompressedPages {
  readonly #kept = new Map<string, { etag: string; content: Buffer }>();

  encode(page: string, etag: string, body: string, accepted = ''): { encoding: Encoding; content: Buffer } {
    const encoding = body.length < COMPRESS_FROM_BYTES ? 'identity' : chooseEncoding(accepted);
    const key = `${encoding} ${page}`;
    const kept = this.#kept.get(key);
    if (kept?.etag === etag) return { encoding, content: kept.content };
    const content = COMPRESS[encoding](body);
    this.#kept.set(key, { etag, content });
    return { encoding, content };
  }
}

/** An encoding that is named with a quality of none is refused. */
function chooseEncoding(accepted: string): Encoding {
  const names = accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}
