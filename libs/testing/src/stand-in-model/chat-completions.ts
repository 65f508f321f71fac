import type { ServerResponse } from 'node:http';

/** The part of a chat-completions request that the stand-in looks at. */
export interface ChatRequest {
  model: string;
  messages: { role: string; content: string }[];
  stream?: boolean;
  [option: string]: unknown;
}

const CHUNK_LENGTH = 200;

/** A fixed time, so that two runs give equal bytes. */
const CREATED = 1_760_000_000;

function usage(request: ChatRequest, text: string) {
  const prompt = Math.ceil(request.messages.reduce((sum, message) => sum + message.content.length, 0) / 4);
  const completion = Math.ceil(text.length / 4);
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
}

export function sendReply(response: ServerResponse, request: ChatRequest, text: string): void {
  const body = {
    id: 'stand-in',
    object: 'chat.completion',
    created: CREATED,
    model: request.model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: usage(request, text),
  };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** The same text as server-sent chunks, ended by `[DONE]`. */
export function sendStream(response: ServerResponse, request: ChatRequest, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: Record<string, string>, finish: 'stop' | null) => {
    const chunk = {
      id: 'stand-in',
      object: 'chat.completion.chunk',
      created: CREATED,
      model: request.model,
      choices: [{ index: 0, delta, finish_reason: finish }],
    };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  send({ role: 'assistant', content: '' }, null);
  for (let at = 0; at < text.length; at += CHUNK_LENGTH) send({ content: text.slice(at, at + CHUNK_LENGTH) }, null);
  send({}, 'stop');
  response.end('data: [DONE]\n\n');
}
