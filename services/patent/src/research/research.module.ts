import {
  Module,
  type DynamicModule,
  type ModuleMetadata,
  type OnApplicationShutdown,
  type Provider,
} from '@nestjs/common';
import { KeySpace, REDIS } from '@premise/service-platform';
import type { Redis } from 'ioredis';
import { AnswerCache } from './asking/answer-cache.ts';
import { AskSources } from './asking/ask-sources.ts';
import { CallSource } from './asking/call-source.ts';
import { ListSources } from './asking/list-sources.ts';
import { LiveCalls } from './asking/live-calls.ts';
import { LiveQueues } from './asking/live-queues.ts';
import { OfficeKeys } from './asking/office-keys.ts';
import { ResearchKeeping } from './asking/research-keeping.ts';
import { ResearchSecrets } from './asking/research-secrets.ts';
import { SourceCallProcessor } from './asking/source-call.processor.ts';
import { SourcePaces } from './asking/source-paces.ts';
import { SourceRegistry } from './asking/source-registry.ts';
import { SourceStates } from './asking/source-states.ts';
import { SourceTurns } from './asking/source-turns.ts';
import { AnalyzeCitations } from './citations/analyze-citations.ts';
import { CitationsController } from './citations/citations.controller.ts';
import { DrawCitationGraph } from './citations/draw-citation-graph.ts';
import { VisitorLimits } from './limits/visitor-limits.ts';
import { SourcesController } from './office-key/sources.controller.ts';
import { TestOfficeKey } from './office-key/test-office-key.ts';
import { OutboundClient } from './outbound/outbound-client.ts';
import { PacedLine } from './outbound/paced-line.ts';
import type { ResearchConfig } from './research-settings.ts';
import { ExportResult } from './result-exports/export-result.ts';
import { ResultExportsController } from './result-exports/result-exports.controller.ts';
import { SavedSearchRepository } from './saved-searches/saved-search.repository.ts';
import { SavedSearchesController } from './saved-searches/saved-searches.controller.ts';
import { SavedSearchesOfAccount } from './saved-searches/saved-searches-of-account.ts';
import { SaveSearch } from './saved-searches/save-search.ts';
import { ReadPatent } from './search/read-patent.ts';
import { SearchController } from './search/search.controller.ts';
import { SearchPatents } from './search/search-patents.ts';
import { CorpusSource } from './sources/corpus-source.ts';
import { NO_LINE } from './sources/live-line.ts';
import { makeSources } from './sources/make-sources.ts';

export interface ResearchModuleOptions {
  config: ResearchConfig;
  redisUrl: string;
  /** What keys and questions are hidden with while they wait. */
  secret: string;
}

const MAX_ANSWER_BYTES = 12 * 1024 * 1024;
const CONNECT_MS = 3_000;

function shared({ config, redisUrl, secret }: ResearchModuleOptions): Provider[] {
  return [
    { provide: ResearchSecrets, useFactory: () => new ResearchSecrets(secret) },
    { provide: SourcePaces, useFactory: () => new SourcePaces(config, redisUrl) },
    AnswerCache,
    SourceStates,
  ];
}

/** Closes the connections that are still open to the hosts of the sources. */
class OutboundLifetime implements OnApplicationShutdown {
  constructor(private readonly client: OutboundClient) {}

  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }
}

@Module({})
export class ResearchModule {
  /** The research calls. `imports`: modules that provide CorpusSource, where there is a corpus. */
  static forApi(options: ResearchModuleOptions, imports: NonNullable<ModuleMetadata['imports']> = []): DynamicModule {
    const { config } = options;
    return {
      module: ResearchModule,
      global: true,
      imports,
      controllers: [
        SearchController,
        CitationsController,
        SourcesController,
        SavedSearchesController,
        ResultExportsController,
      ],
      providers: [
        ...shared(options),
        { provide: OfficeKeys, useFactory: () => new OfficeKeys(config.officeKey) },
        {
          provide: SourceRegistry,
          useFactory: (corpus?: CorpusSource) => new SourceRegistry(makeSources(config, () => NO_LINE, corpus ?? null)),
          inject: [{ token: CorpusSource, optional: true }],
        },
        {
          provide: VisitorLimits,
          useFactory: (redis: Redis, keys: KeySpace) => new VisitorLimits(config.limits, redis, keys),
          inject: [REDIS, KeySpace],
        },
        LiveQueues,
        LiveCalls,
        AskSources,
        ListSources,
        SearchPatents,
        ReadPatent,
        AnalyzeCitations,
        DrawCitationGraph,
        TestOfficeKey,
        SavedSearchRepository,
        SaveSearch,
        SavedSearchesOfAccount,
        ExportResult,
      ],
      exports: [AskSources, SourceRegistry, VisitorLimits, SavedSearchesOfAccount],
    };
  }

  /** The calls of live sources. */
  static forWorker(options: ResearchModuleOptions): DynamicModule {
    const { config } = options;
    return {
      module: ResearchModule,
      providers: [
        ...shared(options),
        { provide: ResearchKeeping, useFactory: () => new ResearchKeeping(config.cacheMs) },
        SourceTurns,
        {
          provide: OutboundClient,
          useFactory: () =>
            new OutboundClient({
              origins: Object.values(config.addresses),
              privateAddresses: config.privateAddresses,
              maxBytes: MAX_ANSWER_BYTES,
              times: {
                connectMs: Math.min(CONNECT_MS, config.deadlineMs),
                headersMs: config.deadlineMs,
                bodyMs: Math.min(CONNECT_MS, config.deadlineMs),
              },
            }),
        },
        {
          provide: OutboundLifetime,
          useFactory: (client: OutboundClient) => new OutboundLifetime(client),
          inject: [OutboundClient],
        },
        {
          provide: SourceRegistry,
          useFactory: (client: OutboundClient, turns: SourceTurns, paces: SourcePaces, secrets: ResearchSecrets) =>
            new SourceRegistry(makeSources(config, (name) => new PacedLine(name, client, turns, paces, secrets), null)),
          inject: [OutboundClient, SourceTurns, SourcePaces, ResearchSecrets],
        },
        CallSource,
        SourceCallProcessor,
      ],
    };
  }
}
