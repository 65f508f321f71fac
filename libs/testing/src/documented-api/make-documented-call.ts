import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ApiDocument } from './document.ts';
import type { DocumentedCall } from './documented-calls.ts';
import { shapeOf } from './shape-of.ts';

const DOCUMENT = 'https://premise.example/openapi.json';
const STREAM_MS = 10_000;

/** Makes the calls that a document shows, and holds the real answers against it. */
export class DocumentedCallMaker {
  private readonly schemas = new Ajv2020({ strict: false, allErrors: true });

  private readonly address: string;

  constructor(document: ApiDocument, address: string) {
    this.address = address;
    addFormats(this.schemas);
    this.schemas.addSchema(document, DOCUMENT, undefined, false);
  }

  /** What is wrong with the answer, or with the example itself; empty where all is as written. */
  async make(call: DocumentedCall, token: string): Promise<string[]> {
    const wrong = this.check(call, call.answer).map((problem) => `the example: ${problem}`);
    const response = await fetch(this.address + call.path, {
      method: call.method,
      headers: {
        ...call.headers,
        ...(call.needsToken ? { authorization: `Bearer ${token}` } : {}),
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...bodyOf(call),
    });
    const type = response.headers.get('content-type')?.split(';')[0];
    if (response.status !== call.status || type !== call.mediaType) {
      return [...wrong, `answered ${response.status} ${type ?? ''}: ${(await response.text()).slice(0, 500)}`];
    }
    const answer = await answerOf(response, call);
    return [...wrong, ...this.check(call, answer), ...differences(call, answer)];
  }

  /** What is wrong with how the call is refused when nobody is signed in. */
  async refused(call: DocumentedCall): Promise<string[]> {
    const response = await fetch(this.address + call.path, { method: call.method });
    if (response.status !== 401) return [`answered ${response.status} without a token`];
    const operation = call.schema.slice(0, call.schema.indexOf('/responses/'));
    return this.problemsWith(`${operation}/responses/401/content/application~1json/schema`, await response.json());
  }

  private check(call: DocumentedCall, answer: unknown): string[] {
    const problems = this.problemsWith(call.schema, answer);
    for (const { event, data } of Object.keys(call.events).length > 0 ? eventsOf(String(answer)) : []) {
      const schema = call.events[event];
      if (schema === undefined) problems.push(`an event ${event} is not told of`);
      else problems.push(...this.problemsWith(schema, data).map((problem) => `event ${event}: ${problem}`));
    }
    return problems;
  }

  private problemsWith(pointer: string, value: unknown): string[] {
    const reference = DOCUMENT + pointer;
    const validate = this.schemas.getSchema(reference) ?? this.schemas.compile({ $ref: reference });
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      (each) => `${each.instancePath || '/'} ${each.message ?? ''} ${JSON.stringify(each.params)}`,
    );
  }
}

function bodyOf({ body, form }: DocumentedCall): { body?: string | FormData } {
  if (form === undefined) return body === undefined ? {} : { body: JSON.stringify(body) };
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value, 'example');
  }
  return { body: data };
}

const isRefusal = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === false;

/** A refusal is said in the very words of its example; of anything else the shape counts. */
function differences(call: DocumentedCall, answer: unknown): string[] {
  if (call.mediaType === 'text/event-stream') {
    const names = (text: unknown) => [...new Set(eventsOf(String(text)).map(({ event }) => event))].sort().join(', ');
    return names(call.answer) === names(answer)
      ? []
      : [`events ${names(answer)} in the place of ${names(call.answer)}`];
  }
  if (call.status >= 400 || isRefusal(call.answer)) {
    const said = (value: unknown) => JSON.stringify({ ...(value as object), requestId: '' });
    return said(call.answer) === said(answer) ? [] : [`said ${said(answer)}`];
  }
  const [written, real] = [shapeOf(call.answer), shapeOf(answer)];
  return [
    ...written.filter((line) => !real.includes(line)).map((line) => `the answer has no ${line}`),
    ...real.filter((line) => !written.includes(line)).map((line) => `the example has no ${line}`),
  ];
}

function eventsOf(text: string): { event: string; data: unknown }[] {
  return text
    .split('\n\n')
    .filter((block) => block !== '' && !block.startsWith(':'))
    .map((block) => {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
      return { event: field('event'), data: JSON.parse(field('data')) as unknown };
    });
}

/** What came: events, the value of a JSON body, or the text of any other. */
async function answerOf(response: Response, call: DocumentedCall): Promise<unknown> {
  if (call.mediaType === 'text/event-stream') return firstEvents(response, call);
  return call.mediaType === 'application/json' ? response.json() : response.text();
}

/** Reads a stream, which has no end of its own, until every event of the example was seen. */
async function firstEvents(response: Response, call: DocumentedCall): Promise<string> {
  const wanted = new Set(eventsOf(String(call.answer)).map(({ event }) => event));
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  const end = setTimeout(() => void reader?.cancel(), STREAM_MS);
  let text = '';
  for (;;) {
    const piece = await reader?.read();
    text += decoder.decode(piece?.value as Uint8Array | undefined, { stream: true });
    const whole = text.slice(0, text.lastIndexOf('\n\n') + 2);
    for (const { event } of eventsOf(whole)) wanted.delete(event);
    if (wanted.size === 0 || piece === undefined || piece.done) {
      clearTimeout(end);
      await reader?.cancel();
      return whole;
    }
  }
}
