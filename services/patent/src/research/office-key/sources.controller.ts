import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  OFFICE_KEY_TEST_PATH,
  RESEARCH_SOURCES_PATH,
  type OfficeKeyTestResponse,
  type SourcesResponse,
} from '@premise/contracts';
import { Access, Documented } from '@premise/service-platform';
import { CurrentAsker, type Asker } from '../asking/asker.ts';
import { ListSources } from '../asking/list-sources.ts';
import { Spends } from '../limits/spends.ts';
import { KEY_TEST_DOCS, SOURCES_DOCS } from './sources.docs.ts';
import { TestOfficeKey } from './test-office-key.ts';

@ApiTags('research')
@Controller()
@Access('public')
export class SourcesController {
  constructor(
    private readonly listSources: ListSources,
    private readonly testOfficeKey: TestOfficeKey,
  ) {}

  /** How the configured sources stand. */
  @Get(RESEARCH_SOURCES_PATH)
  @Documented(SOURCES_DOCS, 'public')
  async sources(@CurrentAsker() { key }: Asker): Promise<SourcesResponse> {
    return { success: true, ...(await this.listSources.list(key)) };
  }

  /** Asks the office whether the key of the header is good. */
  @Post(OFFICE_KEY_TEST_PATH)
  @HttpCode(200)
  @Spends('keyTest')
  @Documented(KEY_TEST_DOCS, 'public')
  async test(@CurrentAsker() asker: Asker): Promise<OfficeKeyTestResponse> {
    return { success: true, label: await this.testOfficeKey.test(asker) };
  }
}
