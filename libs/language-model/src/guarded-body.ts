import { ModelBusy } from './model-busy.ts';

/** The answer is larger than anything that was asked for. */
export class ReplyTooLarge extends Error {
  override name = 'ReplyTooLarge';
}

export interface BodyLimits {
  idleMs: number;
  maxBytes: number;
}

async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  { idleMs, maxBytes }: BodyLimits,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  let timer: NodeJS.Timeout | undefined;
  try {
    for (;;) {
      const silence = new Promise<never>((_resolve, reject) => {
        const seconds = Math.round(idleMs / 100) / 10;
        const text = `The language model fell silent for ${seconds} seconds in the middle of its answer.`;
        timer = setTimeout(() => reject(new ModelBusy('failing', text)), idleMs);
      });
      const { done, value } = await Promise.race([reader.read(), silence]);
      clearTimeout(timer);
      if (done) return;
      bytes += value.byteLength;
      if (bytes > maxBytes) throw new ReplyTooLarge();
      yield value;
    }
  } finally {
    clearTimeout(timer);
    // Hangs up where the answer was not read to its end.
    reader.cancel().catch(() => undefined);
  }
}

/** The same answer, with a body that ends in an error when nothing comes for too long or too much comes. */
export function guarded(response: Response, limits: BodyLimits): Response {
  if (!response.body) return response;
  const body = ReadableStream.from(chunksOf(response.body, limits));
  return new Response(body, { status: response.status, headers: response.headers });
}
