import type { ChatRequest } from './chat-completions.ts';

export interface StandInFailure {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What goes wrong in the middle of an answer, after so many characters of it. */
export interface StandInFault {
  after: number;
  /**
   * `reset`: the connection breaks. `end`: the answer ends properly but unfinished. `silence`: nothing more is said and nobody
   * hangs up. `error`: an error event stands in the stream. `garbage`: an event that is no JSON.
   */
  kind: 'reset' | 'end' | 'silence' | 'error' | 'garbage';
  /** Of an error event. */
  error?: Record<string, unknown>;
}

/** How one call is answered. Absent members mean a good answer at once. */
export interface StandInTurn {
  /** Refused with a status in the place of an answer. */
  refuse?: StandInFailure;
  /** Takes the call and never answers. */
  mute?: boolean;
  /** Answers this body in the place of anything of the protocol. */
  raw?: { contentType: string; body: string };
  text?: string;
  finish?: 'stop' | 'length' | 'content_filter' | 'tool_calls' | null;
  /** Wants a tool called, beside or instead of text. */
  toolCalls?: unknown[];
  /** Milliseconds before the first byte. */
  thinkMs?: number;
  /** Milliseconds over which a streamed answer is spread. */
  speakMs?: number;
  /** Characters of one streamed piece. */
  pieceLength?: number;
  fault?: StandInFault;
  /** What it says the call has used; null says nothing. */
  usage?: Record<string, unknown> | null;
  /** Answers in one piece though a stream was asked for. */
  whole?: boolean;
  /** So many bytes more than the text. */
  filler?: number;
}

/** Options of the protocol that a service may not know; one that does not refuses the call with 400 and says so. */
export interface StandInSkills {
  structuredOutput: boolean;
  streamOptions: boolean;
  temperature: boolean;
}

export const ALL_SKILLS: StandInSkills = { structuredOutput: true, streamOptions: true, temperature: true };

const badRequest = (param: string, message: string): StandInFailure => ({
  status: 400,
  body: { error: { message, type: 'invalid_request_error', param, code: 'unsupported_parameter' } },
});

/** The refusal of a call that asks for more than the service can. */
export function unskilled(request: ChatRequest, skills: StandInSkills): StandInFailure | null {
  if (request['response_format'] !== undefined && !skills.structuredOutput) {
    return badRequest('response_format', 'response_format of type json_schema is not supported by this model.');
  }
  if (request['stream_options'] !== undefined && !skills.streamOptions) {
    // as services built on FastAPI put it
    return {
      status: 422,
      body: {
        detail: [{ type: 'extra_forbidden', loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' }],
      },
    };
  }
  if (request['temperature'] !== undefined && !skills.temperature) {
    return badRequest('temperature', "Unsupported value: 'temperature' does not support 0 with this model.");
  }
  return null;
}
