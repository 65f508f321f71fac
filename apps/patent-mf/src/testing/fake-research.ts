import {
  citationGraphPath,
  citationsPath,
  patentabilityPath,
  RESEARCH_SEARCH_PATH,
  RESEARCH_SOURCES_PATH,
  researchPatentPath,
} from '@premise/contracts';
import type { FakePatentService } from './fake-patent-service.ts';
import { sourced, sourceStatus } from './research/answered-by.ts';
import { citationAnalysisWith, graphWith } from './research/citations.ts';
import { reportWith } from './research/patentability-report.ts';
import { detailWith, searchResultWith } from './research/patents.ts';

export * from './research/answered-by.ts';
export * from './research/citations.ts';
export * from './research/landscape.ts';
export * from './research/patentability-report.ts';
export * from './research/patents.ts';

/** The research half of the patent service, with one patent and its neighbours. */
export function answerResearch(service: FakePatentService): void {
  const { id } = detailWith();
  const ok = (body: object) => ({ body: { success: true, ...body } });
  service.on('GET', RESEARCH_SOURCES_PATH, () => ok({ sources: [sourceStatus()], next: 'corpus', serverKey: false }));
  service.on('POST', RESEARCH_SEARCH_PATH, () => ok(searchResultWith()));
  service.on('GET', researchPatentPath(id), () => ok({ patent: detailWith(), ...sourced() }));
  service.on('GET', patentabilityPath(id), () => ok({ report: reportWith(), ...sourced() }));
  service.on('GET', citationsPath(id), () => ok({ ...citationAnalysisWith(), ...sourced() }));
  service.on('GET', citationGraphPath(id), () => ok({ ...graphWith(), ...sourced() }));
}
