import { emptyModelOutput, itemsOf } from '@premise/argument-engine';
import type { ComponentName, ParsedModelOutput } from '@premise/contracts';
import type { ModelPurpose } from '@premise/language-model';
import { ASKED_COMPONENTS } from './components.ts';

/** What is sent as `response_format`: every component, and nothing else. */
export const REPLY_SCHEMA = {
  type: 'object',
  properties: Object.fromEntries(
    ASKED_COMPONENTS.map(({ name, kind, instruction }) => [
      name,
      kind === 'text'
        ? { type: 'string', description: instruction }
        : { type: 'array', items: { type: 'string' }, description: instruction },
    ]),
  ),
  required: ASKED_COMPONENTS.map(({ name }) => name),
  additionalProperties: false,
};

/** What the model is asked for. */
export const ANALYSIS_PURPOSE: ModelPurpose = {
  subject: 'argument',
  schemaName: 'argument_analysis',
  schema: REPLY_SCHEMA,
};

const KINDS = new Map(ASKED_COMPONENTS.map(({ name, kind }) => [name as string, kind]));

/** No analysis has lists of more entries; reading one that does takes long. */
const MOST_ENTRIES = 5000;

/** The value of a component as the schema wants it; undefined when it is none. A list written as one text is read line by line. */
export function componentOf(name: string, value: unknown): string | string[] | undefined {
  const kind = KINDS.get(name);
  if (kind === undefined) return undefined;
  if (kind === 'text') return typeof value === 'string' ? value : value === null ? '' : undefined;
  if (value === null) return [];
  if (typeof value === 'string') return itemsOf(value);
  if (!Array.isArray(value) || value.length > MOST_ENTRIES) return undefined;
  return value.every((item) => typeof item === 'string') ? value : undefined;
}

/** An output with one component set. */
export function withComponent(
  parsed: ParsedModelOutput,
  component: ComponentName,
  value: string | string[],
): ParsedModelOutput {
  switch (component) {
    case 'conclusion':
      return { ...parsed, conclusion: { ...parsed.conclusion, text: value as string } };
    case 'conclusionType':
      return { ...parsed, conclusion: { ...parsed.conclusion, type: value as string } };
    case 'explicitPremises':
      return { ...parsed, premiseSets: { ...parsed.premiseSets, explicit: value as string[] } };
    case 'implicitPremises':
      return { ...parsed, premiseSets: { ...parsed.premiseSets, implicit: value as string[] } };
    default:
      return { ...parsed, [component]: value };
  }
}

/** Reads the fourteen components of a JSON object; members that were not asked for are left behind. Null: it is not one. */
export function parseJsonReply(text: string): ParsedModelOutput | null {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (start === -1 || end < start) return null;
  let reply: unknown;
  try {
    reply = JSON.parse(text.slice(start, end + 1));
  } catch {
    return null;
  }
  if (typeof reply !== 'object' || reply === null) return null;
  const members = new Map(Object.entries(reply));
  let parsed = emptyModelOutput();
  for (const { name } of ASKED_COMPONENTS) {
    const value = componentOf(name, members.get(name));
    if (value === undefined) return null;
    parsed = withComponent(parsed, name, value);
  }
  return parsed;
}

/** Follows a JSON object while it comes in and tells of each of its own members as soon as that is whole. Linear in its length. */
export class JsonMembers {
  private depth = 0;
  private inString = false;
  private escaped = false;
  /** Pieces of the key or value under way. */
  private pieces: string[] = [];
  private key: string | null = null;

  push(piece: string): { key: string; value: unknown }[] {
    const members: { key: string; value: unknown }[] = [];
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const char = piece.charAt(at);
      if (this.inString) {
        if (this.escaped) this.escaped = false;
        else if (char === '\\') this.escaped = true;
        else if (char === '"') this.inString = false;
        continue;
      }
      const own = this.depth === 1;
      if (char === '"') this.inString = this.depth > 0;
      else if (char === '{' || char === '[') this.depth += this.depth > 0 || char === '{' ? 1 : 0;
      else if ((char === '}' || char === ']') && this.depth > 0) this.depth -= 1;
      if (own && char === ':') {
        this.key = this.take(piece.slice(from, at)) as string | null;
        from = at + 1;
      } else if ((own && (char === ',' || char === '}')) || (this.depth === 1 && char === '{' && !own)) {
        const value = this.take(piece.slice(from, at));
        if (own && typeof this.key === 'string' && value !== undefined) members.push({ key: this.key, value });
        this.key = null;
        from = at + 1;
      }
    }
    if (this.depth > 0) this.pieces.push(piece.slice(from));
    return members;
  }

  private take(last: string): unknown {
    const json = [...this.pieces, last].join('');
    this.pieces = [];
    try {
      return JSON.parse(json);
    } catch {
      return undefined;
    }
  }
}
