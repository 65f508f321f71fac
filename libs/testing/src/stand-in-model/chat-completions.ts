import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StandInTurn } from './turn.ts';

/** The part of a chat-completions request that the stand-in looks at. */
export interface ChatRequest {
  model: string;
  messages: { role: string; content: string }[];
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  response_format?: { type: string };
  [option: string]: unknown;
}

const PIECE_LENGTH = 200;
const FILLER_LENGTH = 64_000;

/** A fixed time, so that two runs give equal bytes. */
const CREATED = 1_760_000_000;

function usageOf(request: ChatRequest, text: string) {
  const prompt = Math.ceil(request.messages.reduce((sum, message) => sum + message.content.length, 0) / 4);
  const completion = Math.ceil(text.length / 4);
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
}

const usageIn = (request: ChatRequest, turn: StandInTurn, text: string): object =>
  turn.usage === null ? {} : { usage: turn.usage ?? usageOf(request, text) };

/** The answer in one piece. A fault cuts it or leaves it hanging. */
export async function sendReply(
  response: ServerResponse,
  request: ChatRequest,
  text: string,
  turn: StandInTurn,
): Promise<void> {
  const message = { role: 'assistant', content: text, ...(turn.toolCalls ? { tool_calls: turn.toolCalls } : {}) };
  const finish = turn.finish === undefined ? 'stop' : turn.finish;
  const body = JSON.stringify({
    id: 'stand-in',
    object: 'chat.completion',
    created: CREATED,
    model: request.model,
    choices: [{ index: 0, message, finish_reason: finish }],
    ...usageIn(request, turn, text),
  });
  if (turn.speakMs) await sleep(turn.speakMs);
  response.writeHead(200, { 'content-type': 'application/json' });
  if (!turn.fault) return void response.end(body);
  response.write(body.slice(0, turn.fault.after));
  if (turn.fault.kind === 'reset') setTimeout(() => response.destroy(), 20);
  else if (turn.fault.kind !== 'silence') response.end();
}

/** The same as server-sent chunks, with usage where it is asked for, ended by `[DONE]`. */
export async function sendStream(
  response: ServerResponse,
  request: ChatRequest,
  text: string,
  turn: StandInTurn,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  const event = (data: unknown) => response.write(`data: ${JSON.stringify(data)}\n\n`);
  const chunk = (choices: unknown[], more: object = {}) =>
    event({
      id: 'stand-in',
      object: 'chat.completion.chunk',
      created: CREATED,
      model: request.model,
      choices,
      ...more,
    });
  const say = (delta: object, finish: string | null = null) => chunk([{ index: 0, delta, finish_reason: finish }]);
  response.write(': stand-in\n\n');
  say({ role: 'assistant', content: '' });

  const length = turn.pieceLength ?? PIECE_LENGTH;
  const end = turn.fault ? Math.min(turn.fault.after, text.length) : text.length;
  const pause = turn.speakMs ? turn.speakMs / Math.max(1, Math.ceil(end / length)) : 0;
  const begun = performance.now();
  for (let at = 0, said = 1; at < end && !response.destroyed; at += length, said += 1) {
    const wait = begun + pause * said - performance.now();
    if (wait > 0) await sleep(wait);
    say({ content: text.slice(at, Math.min(end, at + length)) });
  }
  if (turn.fault) return breakOff(response, event, turn);
  const closed = new Promise<void>((resolve) => response.once('close', resolve));
  for (let left = turn.filler ?? 0; left > 0 && !response.destroyed; left -= FILLER_LENGTH) {
    say({ content: ' '.repeat(FILLER_LENGTH) });
    if (response.writableNeedDrain)
      await Promise.race([closed, new Promise((drained) => response.once('drain', drained))]);
  }
  if (turn.toolCalls) say({ tool_calls: turn.toolCalls });
  say({}, turn.finish === undefined ? 'stop' : turn.finish);
  if (request.stream_options?.include_usage && turn.usage !== null) chunk([], usageIn(request, turn, text));
  response.end('data: [DONE]\n\n');
}

function breakOff(response: ServerResponse, event: (data: unknown) => void, { fault }: StandInTurn): void {
  switch (fault?.kind) {
    case 'reset':
      setTimeout(() => response.destroy(), 20);
      return;
    case 'error':
      event({ error: fault.error ?? { message: 'The server had an error.', type: 'server_error', code: 500 } });
      response.end();
      return;
    case 'garbage':
      response.end('data: {"id":"stand-in","choices":[{"ind\n\ndata: [DONE]\n\n');
      return;
    case 'end':
      response.end();
      return;
    default: // silence: whoever called has to hang up
  }
}
