import type { Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { APIServer } from '@maildev/api';
import { answerOwnPagesOnly } from './own-pages.ts';

interface MailPageServer {
  options: { cors?: { origin: boolean; credentials: boolean } };
  app: {
    server: Server;
    addHook(
      name: 'onSend',
      hook: (
        request: { url: string },
        reply: { header(name: string, value: string | number): unknown; getHeader(name: string): unknown },
        payload: unknown,
      ) => Promise<unknown>,
    ): void;
  };
  registerPlugins: (this: MailPageServer) => Promise<void>;
}

const FRAME = 'sandbox:"allow-same-origin"';

/** A mail and what is attached to it is anybody's: opened by itself, it is no page of this place, and nothing in it runs. */
const SANDBOX = 'sandbox allow-popups allow-popups-to-escape-sandbox';

/** No website shows the page in a frame. */
const HEADERS = {
  'content-security-policy': "script-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/**
 * The page shows a mail in a frame from which no link can be followed, and lets every website read the mails. Here a
 * link opens in a tab of its own, no other website reads anything, and a phone has room for list and mail.
 */
export function adaptMailPage(): void {
  // the package tells no types of what it keeps for itself
  const prototype = APIServer.prototype as unknown as MailPageServer;
  const registerPlugins = prototype.registerPlugins;
  prototype.registerPlugins = async function (this: MailPageServer) {
    this.options.cors = { origin: false, credentials: false };
    this.app.addHook('onSend', async (request, reply, payload) => {
      for (const [name, value] of Object.entries(HEADERS)) reply.header(name, value);
      if (request.url.startsWith('/api/')) reply.header('content-security-policy', SANDBOX);
      const change = /^\/assets\/[^?]+\.js/.test(request.url)
        ? freeLinks
        : isPage(request.url, reply)
          ? fitPhones
          : null;
      if (change === null || !(isStream(payload) || typeof payload === 'string')) return payload;
      const changed = change(typeof payload === 'string' ? payload : await text(payload));
      reply.header('content-length', Buffer.byteLength(changed));
      return changed;
    });
    await registerPlugins.call(this);
    answerOwnPagesOnly(this.app.server);
  };
}

/** The page's script with frames whose links may open a tab. */
export function freeLinks(script: string): string {
  return script.replaceAll(FRAME, 'sandbox:"allow-same-origin allow-popups allow-popups-to-escape-sandbox"');
}

/** The mails themselves are HTML too. */
const isPage = (url: string, reply: { getHeader(name: string): unknown }): boolean =>
  !url.startsWith('/api/') && String(reply.getHeader('content-type')).startsWith('text/html');

/** List above, mail below; the page gives the mail of a phone 70 px beside the list, and its head is wider than a phone. */
const PHONE = `<style>
@media (max-width: 640px) {
  header.h-14 { padding-inline: 8px; }
  header.h-14 > div { gap: 0; }
  header.h-14 button { padding: 8px; }
  header.h-14 span.text-xl { font-size: 1rem; }
  header.h-14 span.text-xs { display: none; }
  div:has(> aside) { flex-direction: column; }
  div:has(> aside) > main { min-height: 0; }
  aside.w-80 { width: 100%; height: 45%; }
}
</style>`;

export const fitPhones = (page: string): string => page.replace('</head>', `${PHONE}</head>`);

function isStream(payload: unknown): payload is Readable {
  return typeof payload === 'object' && payload !== null && 'pipe' in payload;
}
