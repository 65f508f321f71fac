import type { JsonRecord } from './odp.ts';

/** Values at a dotted path, through lists. */
export function valuesAt(record: unknown, path: string): string[] {
  let open: unknown[] = [record];
  for (const part of path.split('.')) {
    open = open.flatMap((each) => (Array.isArray(each) ? (each as unknown[]) : [each]));
    open = open.map((each) => (typeof each === 'object' && each !== null ? (each as JsonRecord)[part] : undefined));
  }
  return open
    .flat()
    .filter((each) => typeof each === 'string' || typeof each === 'number')
    .map(String);
}

type Test = (record: unknown) => boolean;

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function has(value: string, wanted: string): boolean {
  const phrase = /^"(.*)"$/.exec(wanted)?.[1];
  if (phrase !== undefined) return ` ${words(value).join(' ')} `.includes(` ${words(phrase).join(' ')} `);
  if (wanted.endsWith('*')) return value.toLowerCase().startsWith(wanted.slice(0, -1).toLowerCase());
  return value.toLowerCase() === wanted.toLowerCase() || words(value).includes(wanted.toLowerCase());
}

function compare(value: string, operator: string, bound: string): boolean {
  const numbers = /^\d+$/.test(bound);
  const order = numbers ? Number(value) - Number(bound) : value.localeCompare(bound);
  if (operator === '>=') return order >= 0;
  if (operator === '<=') return order <= 0;
  return operator === '<' ? order < 0 : order > 0;
}

const TOKEN = /\s*(\(|\)|"[^"]*"|\[[^\]]*\]|(?:>=|<=|<|>)[^\s()]+|[A-Za-z][\w.]*:|[^\s():"[\]]+)/gy;

function tokensOf(query: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < query.trimEnd().length) {
    const match = TOKEN.exec(query);
    if (match === null) throw new Error(`The query cannot be read: ${query}`);
    tokens.push(match[1] ?? '');
  }
  return tokens;
}

/** The portal's query language, as far as it is recorded: fields, groups, phrases, prefixes, ranges, AND, OR, NOT; a blank means OR. */
export class OdpFilter {
  private at = 0;
  private readonly tokens: string[];

  private constructor(query: string) {
    this.tokens = tokensOf(query);
  }

  static read(query: string): Test {
    const filter = new OdpFilter(query);
    const test = filter.any(null);
    if (filter.at < filter.tokens.length) throw new Error(`The query cannot be read: ${query}`);
    return test;
  }

  private any(field: string | null): Test {
    const tests = [this.all(field)];
    for (;;) {
      const next = this.tokens[this.at];
      if (next === undefined || next === ')') break;
      if (next === 'OR') this.at += 1;
      tests.push(this.all(field));
    }
    return (record) => tests.some((test) => test(record));
  }

  private all(field: string | null): Test {
    const tests = [this.one(field)];
    while (this.tokens[this.at] === 'AND') {
      this.at += 1;
      tests.push(this.one(field));
    }
    return (record) => tests.every((test) => test(record));
  }

  private one(field: string | null): Test {
    const token = this.tokens[this.at];
    this.at += 1;
    if (token === undefined) throw new Error('The query ends too early.');
    if (token === 'NOT') {
      const test = this.one(field);
      return (record) => !test(record);
    }
    if (token === '(') {
      const test = this.any(field);
      this.at += 1;
      return test;
    }
    if (token.endsWith(':')) return this.one(token.slice(0, -1));
    return this.value(field, token);
  }

  private value(field: string | null, token: string): Test {
    const values = (record: unknown): string[] =>
      field === null ? words(JSON.stringify(record)) : valuesAt(record, field);
    const range = /^\[(\S+) TO (\S+)\]$/.exec(token);
    if (range !== null) {
      const [, from = '', to = ''] = range;
      return (record) => values(record).some((each) => compare(each, '>=', from) && compare(each, '<=', to));
    }
    const bound = /^(>=|<=|<|>)(.+)$/.exec(token);
    if (bound !== null) return (record) => values(record).some((each) => compare(each, bound[1] ?? '', bound[2] ?? ''));
    return (record) => values(record).some((each) => has(each, token));
  }
}
