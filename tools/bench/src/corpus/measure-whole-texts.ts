import { setTimeout as sleep } from 'node:timers/promises';
import {
  LANDSCAPE_PATH,
  landscapeJobPath,
  PRIOR_ART_PATH,
  TECHNOLOGY_AREAS,
  type LandscapeArea,
  type LandscapeJobResponse,
  type LandscapeStartResponse,
  type PriorArtResponse,
} from '@premise/contracts';
import { anyOf, type CorpusIndex } from '@premise/patent-corpus';
import pg from 'pg';
import type { LeanConnection } from '../support/lean-connection.ts';
import { someOf, type FullTextTable } from './full-text-table.ts';
import { drawer, FIELD_WORD, TextSource } from './generated-texts.ts';
import { timed } from './measures.ts';

const WORDS = 2000;
const PAGE = 50;
const WARM_UP = 8;

/** A draft of so many words on one topic. */
const draftOf = (draw: () => number): string => `${new TextSource(draw).words(WORDS)}.`;

/**
 * Prior art to drafts through the API, with the passages that say each element; the search in it alone; and FTS5 asked for any of the
 * words that it went by: milliseconds of each.
 */
export async function measurePriorArt(
  api: LeanConnection,
  index: CorpusIndex,
  fullText: FullTextTable,
  rounds: number,
): Promise<{ api: number[]; search: number[]; fullText: number[]; terms: number }> {
  const draw = drawer(17);
  const measured = { api: [] as number[], search: [] as number[], fullText: [] as number[], terms: 0 };
  for (let round = -WARM_UP; round < rounds; round++) {
    const text = draftOf(draw);
    let terms: string[] = [];
    const ours = await timed(async () => {
      const answer = JSON.parse(
        await api.post(PRIOR_ART_PATH, JSON.stringify({ kind: 'draft', text })),
      ) as PriorArtResponse;
      if (!answer.success) throw new Error(`A comparison was refused: ${JSON.stringify(answer)}`);
      terms = answer.terms;
    });
    const search = await timed(() => index.nearest(anyOf(index.lance, terms), [], PAGE));
    const theirs = await timed(() => fullText.search(someOf(terms), PAGE));
    if (round < 0) continue;
    measured.api.push(ours);
    measured.search.push(search);
    measured.fullText.push(theirs);
    measured.terms = Math.max(measured.terms, terms.length);
  }
  return measured;
}

export const AREAS: readonly LandscapeArea[] = [
  ...TECHNOLOGY_AREAS.map((name): LandscapeArea => ({ kind: 'technology', name })),
  { kind: 'cpc', cpc: 'G06F' },
  { kind: 'query', query: FIELD_WORD },
];

export interface MeasuredLandscape {
  area: string;
  documents: number;
  cold: number;
  cached: number;
}

/** Every area from the request to its figures, and the same once more. `databaseUrl`: what earlier runs made there is thrown away. */
export async function measureLandscapes(
  api: LeanConnection,
  url: string,
  databaseUrl: string,
  areas: readonly LandscapeArea[] = AREAS,
): Promise<MeasuredLandscape[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`DELETE FROM jobs WHERE kind = 'landscape'`);
  await client.end();
  const measured: MeasuredLandscape[] = [];
  for (const area of areas) {
    let documents = 0;
    const make = (): Promise<number> =>
      timed(async () => {
        documents = await landscape(api, url, area);
      });
    const cold = await make();
    const named = area.kind === 'technology' ? area.name : area.kind === 'cpc' ? area.cpc : area.query;
    measured.push({ area: named, cold, cached: await make(), documents });
  }
  return measured;
}

async function landscape(api: LeanConnection, url: string, area: LandscapeArea): Promise<number> {
  const started = JSON.parse(await api.post(LANDSCAPE_PATH, JSON.stringify({ area }))) as LandscapeStartResponse;
  if (!started.success) throw new Error(`A landscape was refused: ${JSON.stringify(started)}`);
  const began = performance.now();
  for (;;) {
    const answer = (await (await fetch(`${url}${landscapeJobPath(started.jobId)}`)).json()) as LandscapeJobResponse;
    if (!answer.success || answer.job.failure !== undefined) {
      throw new Error(`A landscape failed: ${JSON.stringify(answer)}`);
    }
    if (answer.job.result !== undefined) return answer.job.result.overview.totalPatents;
    // Asking takes of the processor too: as seldom as the figure bears.
    await sleep(5 + (performance.now() - began) / 20);
  }
}
