import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface RealAbstract {
  /** Such as "US10000502". */
  id: string;
  title: string;
  abstract: string;
}

/** The rows of `relevance/abstracts.dev.tsv` in a folder. */
export function readAbstracts(folder: string): RealAbstract[] {
  const lines = readFileSync(path.join(folder, 'relevance', 'abstracts.dev.tsv'), 'utf8')
    .split('\n')
    .slice(1);
  return lines.flatMap((line) => {
    const [id, title, abstract] = line.split('\t').map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"'));
    return id === undefined || title === undefined || abstract === undefined
      ? []
      : [{ id: `US${id}`, title, abstract }];
  });
}
