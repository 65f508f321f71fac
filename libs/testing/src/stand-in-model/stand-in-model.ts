import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendReply, sendStream, type ChatRequest } from './chat-completions.ts';
import { Script, type Decide } from './script.ts';
import { unskilled, type StandInFailure, type StandInSkills, type StandInTurn } from './turn.ts';

export interface RecordedRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: ChatRequest;
  /** When it came in, as `performance.now()` says it. */
  at: number;
  /** True as soon as the caller hung up before it had its answer. */
  abandoned: boolean;
}

/** A real HTTP server that speaks the chat-completions protocol and answers what the test tells it to. */
export interface StandInModel {
  /** To be used as the base address of a client, `/v1` included. */
  baseUrl: string;
  /** Every call, oldest first. */
  requests: RecordedRequest[];
  /** From now on no call is answered until `release()`. */
  hold(): void;
  /** Answers what was held, and everything after it at once. */
  release(): void;
  /** Text of the answers from now on. */
  answerWith(text: string): void;
  /** The next `times` calls (every call when absent) fail with this status. */
  failWith(failure: StandInFailure, times?: number): void;
  /** How the next calls are answered, one each; what comes after them is answered as before. */
  next(...turns: StandInTurn[]): void;
  /** How every call is answered from now on. */
  always(turn: StandInTurn): void;
  /** Decides on each call by itself; undefined answers it as before. */
  decide(decide: Decide): void;
  /** Which options of the protocol the service knows; all of them at first. */
  knows(skills: Partial<StandInSkills>): void;
  /** Back to the canned answer, with no failures and nothing held. */
  reset(): void;
  /** Resolves when this many calls have come in altogether. */
  waitForRequests(count: number, timeoutMs?: number): Promise<void>;
  stop(): Promise<void>;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function refuse(response: ServerResponse, { status, body, headers }: StandInFailure): void {
  sendJson(response, status, body ?? { error: { message: `Status ${status}`, type: 'stand_in' } }, headers);
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  script: Script,
  requests: RecordedRequest[],
  noted: () => void,
): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://stand-in').pathname;
  if (request.method !== 'POST' || path !== '/v1/chat/completions') {
    return sendJson(response, 404, { error: { message: 'No such path.', type: 'invalid_request_error' } });
  }
  const body = (await readJson(request)) as ChatRequest;
  const recorded: RecordedRequest = { path, headers: request.headers, body, at: performance.now(), abandoned: false };
  response.on('close', () => {
    recorded.abandoned = !response.writableFinished;
  });
  requests.push(recorded);
  const turn = script.turnFor(body);
  noted();
  await script.pass();
  if (turn.thinkMs) await sleep(turn.thinkMs);
  if (response.destroyed || turn.mute) return;
  const refusal = turn.refuse ?? unskilled(body, script.skills);
  if (refusal) return refuse(response, refusal);
  if (turn.raw) return void response.writeHead(200, { 'content-type': turn.raw.contentType }).end(turn.raw.body);
  const send = body.stream && !turn.whole ? sendStream : sendReply;
  return send(response, body, turn.text ?? script.textFor(body), turn);
}

/** Starts the server on a free port of 127.0.0.1. */
export async function startStandInModel(): Promise<StandInModel> {
  const requests: RecordedRequest[] = [];
  const watchers = new Set<() => void>();
  let script = new Script();
  const noted = () => watchers.forEach((watch) => watch());
  const server: Server = createServer((request, response) => {
    answer(request, response, script, requests, noted).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendJson(response, 400, { error: { message: String(error), type: 'invalid_request_error' } });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    hold: () => script.hold(),
    release: () => script.release(),
    answerWith: (text) => script.always({ text }),
    failWith: (failure, times = Infinity) => script.fail(failure, times),
    next: (...turns) => script.next(turns),
    always: (turn) => script.always(turn),
    decide: (decide) => script.decide(decide),
    knows: (skills) => {
      script.skills = { ...script.skills, ...skills };
    },
    reset: () => {
      script.release();
      script = new Script();
    },
    waitForRequests: (count, timeoutMs = 15_000) =>
      new Promise((resolve, reject) => {
        const settle = (finish: () => void) => {
          clearTimeout(timer);
          watchers.delete(check);
          finish();
        };
        const check = () => {
          if (requests.length >= count) settle(resolve);
        };
        const timer = setTimeout(
          () => settle(() => reject(new Error(`Only ${requests.length} of ${count} calls came in.`))),
          timeoutMs,
        );
        watchers.add(check);
        check();
      }),
    stop: async () => {
      script.release();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
