import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Annotation, CorpusText } from './types.ts';

export const CORPUS_FOLDER = path.resolve(import.meta.dirname, '../../../data/argument-corpus');

function readRows<Row>(file: string): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => path.join(folder, name));

export const readTexts = (folder = CORPUS_FOLDER): CorpusText[] =>
  filesIn(path.join(folder, 'texts')).flatMap((file) => readRows<CorpusText>(file));

/** One annotator's rows, by the name of the folder. */
export const readAnnotations = (annotator: 'first' | 'second', folder = CORPUS_FOLDER): Annotation[] =>
  filesIn(path.join(folder, 'annotations', annotator)).flatMap((file) => readRows<Annotation>(file));
