import {
  OFFICE_KEY_HEADER,
  OFFICE_KEY_TEST_PATH,
  RESEARCH_SEARCH_PATH,
  RESEARCH_SOURCES_PATH,
  type PatentSourceName,
  type Failure,
  type SearchRequest,
  type SearchResult,
  type SourceStatus,
} from '@premise/contracts';
import { Environment } from '@premise/service-platform';
import { startStandInPatents, type StandInPatents } from '@premise/testing';
import { readResearchConfig, type ResearchConfig } from '../src/research/research-settings.ts';
import { PatentStack, type StackChoices } from './patent-stack.ts';

export const KEY = 'canary-key-4711';

export interface ResearchChoices extends StackChoices {
  /** In their order. */
  sources: PatentSourceName[];
  research?: Partial<ResearchConfig>;
  /** Without a worker nothing is asked of live sources. */
  worker?: boolean;
}

/** Short waits, so that specs of what never answers come to an end. */
const QUICK: Partial<ResearchConfig> = { deadlineMs: 1_500, websiteGapMs: 100, privateAddresses: true };

/** The service with live sources that are one stand-in server. */
export class ResearchStack {
  private constructor(
    readonly stack: PatentStack,
    readonly patents: StandInPatents,
  ) {}

  static async start(name: string, { sources, research, worker = true, ...choices }: ResearchChoices) {
    const patents = await startStandInPatents();
    const addresses = { 'office-legacy': patents.url, 'office-odp': patents.url, 'public-website': patents.url };
    const config = { ...readResearchConfig(new Environment({})), ...QUICK, sources, addresses, ...research };
    const stack = await PatentStack.start(name, { ...choices, config: { ...choices.config, research: config } });
    if (worker) await stack.startWorker();
    return new ResearchStack(stack, patents);
  }

  /** A search; `key`: null sends none. */
  search(request: Partial<SearchRequest>, key: string | null = KEY) {
    const call = this.stack.http.post(RESEARCH_SEARCH_PATH);
    if (key !== null) void call.set(OFFICE_KEY_HEADER, key);
    return call.send({ query: '', ...request });
  }

  /** What a search that is not refused answers. */
  async found(request: Partial<SearchRequest>, key: string | null = KEY): Promise<SearchResult> {
    const answer = await this.search(request, key);
    const body = answer.body as SearchResult & Partial<Failure>;
    expect([answer.status, body.error]).toEqual([200, undefined]);
    return body;
  }

  /** A GET of the research calls. */
  look(path: string, key: string | null = KEY) {
    const call = this.stack.http.get(path);
    return key === null ? call : call.set(OFFICE_KEY_HEADER, key);
  }

  testKey(key: string | null) {
    const call = this.stack.http.post(OFFICE_KEY_TEST_PATH);
    return key === null ? call : call.set(OFFICE_KEY_HEADER, key);
  }

  async statusOf(name: PatentSourceName, key: string | null = KEY): Promise<SourceStatus> {
    const answer = await this.look(RESEARCH_SOURCES_PATH, key);
    const found = (answer.body as { sources: SourceStatus[] }).sources.find((source) => source.name === name);
    if (found === undefined) throw new Error(`No source ${name}.`);
    return found;
  }

  /** Forgets what was kept and how sources stood; good answers again. */
  async reset(): Promise<void> {
    this.patents.reset();
    await this.stack.redis.flush();
  }

  async stop(): Promise<void> {
    await this.stack.stop();
    await this.patents.stop();
  }
}
