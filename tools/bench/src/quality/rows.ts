import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One document of a set: a line of its JSON-lines file. */
export interface Row {
  id: string;
  text: string;
}

export interface MicrotextRow extends Row {
  conclusion: string;
  conclusion_implicit: boolean;
  premises: string[];
  counter: string[];
  segments: Array<{ text: string; function: string; implicit?: boolean }>;
}

export interface ArgotarioRow extends Row {
  intended_fallacy: string;
  gold: string | null;
}

export interface RedditRow extends Row {
  candidate_fallacy: string;
  fallacious: boolean;
}

export interface SyllogismRow extends Row {
  premises: string[];
  conclusion: string;
  label: 'entailment' | 'contradiction' | 'neutral';
  statement_forms: string[];
  deductively_valid: boolean;
}

export interface FormalRow extends Row {
  deductively_valid: boolean;
}

export interface QuantifierRow extends Row {
  quantifier: 'universal' | 'existential' | 'both' | 'none';
}

/** The rows of one file; null where the folder has no such file, or no row is in it. */
export function readRows<R extends Row>(folder: string, name: string): R[] | null {
  const file = path.join(folder, `${name}.jsonl`);
  if (!existsSync(file)) return null;
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => (line.trim() === '' ? [] : [parsedLine(line, file, at + 1)])) as R[];
  return rows.length === 0 ? null : rows;
}

function parsedLine(line: string, file: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new Error(`${file}, line ${number}: not a JSON document`, { cause });
  }
}

/** The folder itself, or its part "arguments". */
export function argumentsFolder(folder: string): string {
  const inner = path.join(folder, 'arguments');
  return existsSync(inner) ? inner : folder;
}
