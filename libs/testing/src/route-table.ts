import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the table tells of a route; `listRoutes` of the service platform lists them. */
export interface TabledRoute {
  method: string;
  path: string;
  access: string;
}

const FILE = path.resolve(import.meta.dirname, '..', '..', '..', 'docs', 'security.md');
const WORDS: Record<string, string> = {
  public: 'everybody',
  'signed-in': 'whoever is signed in',
  admin: 'admins and super users',
  'super-user': 'super users',
  internal: 'other services',
};
const beginOf = (service: string): string => `<!-- routes of ${service} -->`;
const endOf = (service: string): string => `<!-- end of the routes of ${service} -->`;

const rowsOf = (routes: readonly TabledRoute[]): [string, string][] =>
  routes.map(({ method, path: address, access }) => [`\`${method} ${address}\``, WORDS[access] ?? access]);

/** As the formatter of this repository writes tables. */
function tableOf(rows: [string, string][]): string {
  const all: [string, string][] = [['Call', 'Who'], ...rows];
  const [first, second] = [0, 1].map((at) => Math.max(...all.map((row) => (row[at] ?? '').length)));
  const line = ([a, b]: [string, string]): string => `| ${a.padEnd(first ?? 0)} | ${b.padEnd(second ?? 0)} |`;
  const rule = `| ${'-'.repeat(first ?? 0)} | ${'-'.repeat(second ?? 0)} |`;
  return [line(['Call', 'Who']), rule, ...rows.map(line)].join('\n');
}

/** The part of the document that stands between the marks of a service. */
function tableIn(text: string, service: string): { begin: number; end: number } {
  const [begin, end] = [text.indexOf(beginOf(service)), text.indexOf(endOf(service))];
  if (begin < 0 || end < begin) throw new Error(`docs/security.md has no table of the routes of ${service}.`);
  return { begin, end };
}

function toldRows(text: string, service: string): [string, string][] {
  const { begin, end } = tableIn(text, service);
  return text
    .slice(begin, end)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line): [string, string] => {
      const [, call = '', who = ''] = line.split('|').map((cell) => cell.trim());
      return [call, who];
    });
}

/** The routes that docs/security.md tells of a service; its own spec holds them to the routes that it has. */
export function toldRoutes(service: string): TabledRoute[] {
  const accessOf = new Map(Object.entries(WORDS).map(([access, words]) => [words, access]));
  return toldRows(readFileSync(FILE, 'utf8'), service).map(([call, who]) => {
    const [method = '', address = ''] = call.replaceAll('`', '').split(' ');
    return { method, path: address, access: accessOf.get(who) ?? who };
  });
}

/**
 * The rows of docs/security.md about a service's routes, beside those that its own routes make: equal when the table is true.
 * With WRITE_ROUTE_TABLES=1 the table is written anew first.
 */
export function compareRouteTable(
  service: string,
  routes: readonly TabledRoute[],
): { told: [string, string][]; real: [string, string][] } {
  const real = rowsOf(routes);
  const text = readFileSync(FILE, 'utf8');
  const { begin, end } = tableIn(text, service);
  if (process.env['WRITE_ROUTE_TABLES'] === '1') {
    const before = text.slice(0, begin + beginOf(service).length);
    writeFileSync(FILE, `${before}\n\n${tableOf(real)}\n\n${text.slice(end)}`);
    return { told: real, real };
  }
  return { told: toldRows(text, service), real };
}
