import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RESEARCH_SOURCES_PATH, type SourceStatus } from '@premise/contracts';
import { PatentStack } from './patent-stack.ts';

const WAIT_MS = 90_000;

/** The service and its worker when the sample corpus has been loaded and indexed. */
export async function startSampleStack(name: string): Promise<PatentStack> {
  const folder = mkdtempSync(path.join(tmpdir(), 'premise-corpus-'));
  const stack = await PatentStack.start(name, { config: { corpus: { place: { uri: folder }, sample: true } } });
  await stack.startWorker();
  stack.atEnd(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })));
  const deadline = performance.now() + WAIT_MS;
  while (performance.now() < deadline) {
    const answer = await stack.http.get(RESEARCH_SOURCES_PATH);
    const corpus = (answer.body as { sources: SourceStatus[] }).sources.find(
      (source) => source.name === 'corpus',
    )?.corpus;
    if (corpus !== undefined && corpus.documents > 0 && !corpus.loading) return stack;
    await sleep(200);
  }
  await stack.stop();
  throw new Error('The sample was not loaded.');
}
