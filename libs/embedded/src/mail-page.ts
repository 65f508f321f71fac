import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { APIServer } from '@maildev/api';

interface MailPageServer {
  options: { cors?: { origin: boolean; credentials: boolean } };
  app: {
    addHook(
      name: 'onSend',
      hook: (
        request: { url: string },
        reply: { header(name: string, value: string | number): unknown },
        payload: unknown,
      ) => Promise<unknown>,
    ): void;
  };
  registerPlugins: (this: MailPageServer) => Promise<void>;
}

const FRAME = 'sandbox:"allow-same-origin"';

/**
 * The page shows a mail in a frame from which no link can be followed, and lets every website read the mails. Here a
 * link opens in a tab of its own, and no other origin reads anything.
 */
export function adaptMailPage(): void {
  // the package tells no types of what it keeps for itself
  const prototype = APIServer.prototype as unknown as MailPageServer;
  const registerPlugins = prototype.registerPlugins;
  prototype.registerPlugins = async function (this: MailPageServer) {
    this.options.cors = { origin: false, credentials: false };
    this.app.addHook('onSend', async (request, reply, payload) => {
      if (!/^\/assets\/[^?]+\.js/.test(request.url) || !isStream(payload)) return payload;
      const script = freeLinks(await text(payload));
      reply.header('content-length', Buffer.byteLength(script));
      return script;
    });
    await registerPlugins.call(this);
  };
}

/** The page's script with frames whose links may open a tab. */
export function freeLinks(script: string): string {
  return script.replaceAll(FRAME, 'sandbox:"allow-same-origin allow-popups allow-popups-to-escape-sandbox"');
}

function isStream(payload: unknown): payload is Readable {
  return typeof payload === 'object' && payload !== null && 'pipe' in payload;
}
