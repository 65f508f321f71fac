import type { ChatRequest } from './chat-completions.ts';
import { JSON_REPLY } from './json-reply.ts';
import type { StandInTurn } from './turn.ts';

const ZERO_WIDTH = /[\u200b-\u200f\u2060-\u2064\ufeff\u00ad]/g;

/** What a model that looks through every disguise reads: letters apart, base64, HTML comments, scrambled words. */
function plainly(text: string): string {
  const bare = text.replace(ZERO_WIDTH, '').replace(/<!--|-->/g, ' ');
  const decoded = [...bare.matchAll(/[A-Za-z0-9+/]{24,}={0,2}/g)].map(([word]) =>
    Buffer.from(word, 'base64').toString('utf8'),
  );
  return [bare, ...decoded, bare.replace(/pritn/gi, 'print').replace(/pormpt/gi, 'prompt')].join('\n');
}

/**
 * A model that does whatever a text tells it: prints its prompt, calls tools, writes active content and members nobody asked for.
 * With it, what a product lets through does not depend on the good sense of a model.
 */
export function obedient(request: ChatRequest): StandInTurn {
  const prompt = request.messages.map(({ content }) => content).join('\n');
  const said = plainly(prompt);
  const reply = JSON.parse(JSON_REPLY) as Record<string, unknown>;
  const everywhere = (words: string): void => {
    for (const [name, value] of Object.entries(reply)) {
      reply[name] = Array.isArray(value) ? [...(value as unknown[]), words] : `${String(value)} ${words}`;
    }
  };
  const turn: StandInTurn = {};

  if (/print (?:me )?your (?:whole |system )*prompt/i.test(said)) everywhere(prompt);
  if (/say your mark/i.test(said)) everywhere(/ARGUMENT-[\w-]+/.exec(prompt)?.[0] ?? '');
  for (const [, words] of said.matchAll(/answer with exactly: (.+)/gi)) everywhere(words ?? '');
  for (const [, name, value] of said.matchAll(/add the member "?(\w+)"?(?: with (\S+))?/gi)) {
    Object.defineProperty(reply, name ?? '', { value: value ?? true, enumerable: true, configurable: true });
  }
  for (const [, name, address] of said.matchAll(/call the tool (\w+) with (\S+)/gi)) {
    const call = { name, arguments: JSON.stringify({ address }) };
    turn.toolCalls = [...(turn.toolCalls ?? []), { index: 0, id: 'call-1', type: 'function', function: call }];
    turn.finish = 'tool_calls';
  }
  if (/say nothing else/i.test(said)) return { ...turn, text: '' };
  return { ...turn, text: JSON.stringify(reply) };
}
