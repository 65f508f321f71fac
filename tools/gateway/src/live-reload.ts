import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { MANIFEST_FILE, REMOTE_PLACES, SHELL_PROJECT } from './routes-table.ts';

const EVENTS = '/live-reload/events';
const SCRIPT = '/live-reload/client.js';
const CLIENT = `new EventSource('${EVENTS}').addEventListener('rebuilt', () => location.reload());\n`;

/**
 * For development alone: pages carry a script that loads them anew when any app has been built. Answers whether it
 * took the request.
 */
export function liveReload(appsDir: string): (req: IncomingMessage, res: ServerResponse, pathname: string) => boolean {
  const listeners = new Set<ServerResponse>();
  let last = stamp(appsDir);
  const timer = setInterval(() => {
    const now = stamp(appsDir);
    if (now === last) return;
    last = now;
    for (const listener of listeners) listener.write('event: rebuilt\ndata: now\n\n');
  }, 300);
  timer.unref();

  return (req, res, pathname) => {
    if (pathname === SCRIPT) {
      res.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(CLIENT);
      return true;
    }
    if (pathname === EVENTS) {
      res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      res.write('retry: 500\n\n');
      listeners.add(res);
      res.on('close', () => listeners.delete(res));
      return true;
    }
    const isPage = req.method === 'GET' && String(req.headers.accept ?? '').includes('text/html');
    if (!isPage || pathname.startsWith('/api/')) return false;
    try {
      const page = readFileSync(path.join(appsDir, SHELL_PROJECT, 'dist', 'index.html'), 'utf8');
      res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
      res.end(page.replace('</head>', `<script src="${SCRIPT}" defer></script></head>`));
      return true;
    } catch {
      return false;
    }
  };
}

/** Changes when an app's build has been finished: its page or manifest is written last. */
function stamp(appsDir: string): string {
  const files = [
    path.join(SHELL_PROJECT, 'dist', 'index.html'),
    ...REMOTE_PLACES.map(({ project }) => path.join(project, 'dist', MANIFEST_FILE)),
  ];
  return files.map((file) => statSync(path.join(appsDir, file), { throwIfNoEntry: false })?.mtimeMs ?? 0).join(' ');
}
