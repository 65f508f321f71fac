import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SCHEME_NAMES } from './label-names.ts';
import { CONCLUSION_TYPES, FLAW_TYPES, INFERENCE_KINDS, KINDS_OF_TEXT, SCHEMES, STATEMENT_ROLES } from './labels.ts';

const SCHEMA: unknown = JSON.parse(
  readFileSync(path.join(__dirname, '../../../data/argument-corpus/annotation.schema.json'), 'utf8'),
);

/** The value at a path of the schema. */
function find(...names: string[]): unknown {
  return names.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], SCHEMA);
}

describe('the labels of argument graphs', () => {
  it('are the labels of the argument corpus, in the same order', () => {
    expect(find('properties', 'kind', 'enum')).toEqual(KINDS_OF_TEXT);
    expect(find('properties', 'conclusionType', 'anyOf', '0', 'enum')).toEqual(CONCLUSION_TYPES);
    expect(find('properties', 'statements', 'items', 'properties', 'role', 'enum')).toEqual(STATEMENT_ROLES);
    expect(find('properties', 'inferences', 'items', 'properties', 'kind', 'enum')).toEqual(INFERENCE_KINDS);
    expect(find('properties', 'inferences', 'items', 'properties', 'scheme', 'enum')).toEqual(SCHEMES);
    expect(find('properties', 'flaws', 'items', 'properties', 'type', 'enum')).toEqual(FLAW_TYPES);
  });

  it('have a name for each scheme that goes on after "It argues"', () => {
    for (const scheme of SCHEMES) expect(SCHEME_NAMES[scheme]).toMatch(/^(?:from|by|in) [a-z ,]+$/);
  });
});
