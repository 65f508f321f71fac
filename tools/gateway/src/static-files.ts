import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pageAt } from '@premise/contracts';
import sirv from 'sirv';
import { isRead, sendText } from './answers.ts';
import { pages } from './pages.ts';
import {
  CACHE_FOREVER,
  CACHE_NEVER_BLINDLY,
  HASHED_FILE,
  isForbidden,
  REMOTE_PLACES,
  SHELL_PROJECT,
} from './routes-table.ts';

type Handler = (req: IncomingMessage, res: ServerResponse) => void;
type Files = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

const HASHED = new RegExp(HASHED_FILE);

/** Serves the apps' builds: remotes under their prefixes, the shell and its page for everything else. */
export function staticFiles(appsDir: string, publicUrl: string): Handler {
  const shell = filesOf(path.join(appsDir, SHELL_PROJECT, 'dist'));
  const page = pages(appsDir, publicUrl);
  const remotes = REMOTE_PLACES.map((place) => ({
    prefix: place.prefix,
    files: filesOf(path.join(appsDir, place.project, 'dist')),
  }));

  return (req, res) => {
    if (!isRead(req)) {
      res.setHeader('Allow', 'GET, HEAD');
      sendText(res, 405, 'Only GET and HEAD are answered here.\n');
      return;
    }
    const pathname = decodedPath(req.url ?? '/');
    if (pathname === undefined) {
      sendText(res, 400, 'The address is malformed.\n');
      return;
    }
    const notFound = (): void => sendText(res, 404, 'Not found.\n');
    if (isForbidden(pathname)) {
      notFound();
      return;
    }
    // Parts of files are never asked for by our pages, and a compressed file has no meaningful parts.
    delete req.headers.range;
    const remote = remotes.find(({ prefix }) => pathname.startsWith(prefix));
    if (remote !== undefined) {
      req.url = (req.url ?? '').slice(remote.prefix.length - 1);
      remote.files(req, res, notFound);
      return;
    }
    shell(req, res, () => {
      if (isNavigation(req, pathname)) page(req, res, pathname);
      else notFound();
    });
  };
}

/** Looks at the disk on each request, so that a build can be swapped under a running gateway. */
function filesOf(folder: string): Files {
  return sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (res, pathname) => {
      res.setHeader('Cache-Control', HASHED.test(pathname) ? CACHE_FOREVER : CACHE_NEVER_BLINDLY);
    },
  });
}

/** The path that the file system will see; undefined when it is malformed or tries to climb. */
function decodedPath(url: string): string | undefined {
  try {
    const pathname = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
    if (pathname.includes('\0') || pathname.includes('\\') || pathname.split('/').includes('..')) return undefined;
    return pathname;
  } catch {
    return undefined;
  }
}

/** Whether a person's browser asks for a page; a script or picture that is missing must not get one. */
function isNavigation(req: IncomingMessage, pathname: string): boolean {
  if (/^\/(?:api|mf)(?:\/|$)/.test(pathname)) return false;
  const accept = req.headers.accept ?? '*/*';
  // who draws a card of a shared link may ask as a script does, and wants the page all the same
  if (accept.includes('text/html') && pageAt(pathname) !== null) return true;
  const mode = req.headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !/\.[a-z0-9]+$/i.test(pathname);
}
