import { Injectable } from '@nestjs/common';
import {
  LIMITS,
  type PatentSummary,
  type ResultExportRequest,
  type ResultFormat,
  type SearchRequest,
} from '@premise/contracts';
import type { Asker } from '../asking/asker.ts';
import { SourceRegistry } from '../asking/source-registry.ts';
import { SearchPatents } from '../search/search-patents.ts';
import { patentBibtex } from './patent-bibtex.ts';
import { patentCsv } from './patent-csv.ts';
import { patentRis } from './patent-ris.ts';

export interface ResultFile {
  content: string;
  mediaType: string;
  fileName: string;
  count: number;
}

const FORMATS: Record<
  ResultFormat,
  { write: (patents: PatentSummary[]) => string; mediaType: string; extension: string }
> = {
  csv: { write: patentCsv, mediaType: 'text/csv; charset=utf-8', extension: 'csv' },
  bibtex: { write: patentBibtex, mediaType: 'application/x-bibtex; charset=utf-8', extension: 'bib' },
  ris: { write: patentRis, mediaType: 'application/x-research-info-systems; charset=utf-8', extension: 'ris' },
};

/** A search's result as a file. */
@Injectable()
export class ExportResult {
  constructor(
    private readonly searchPatents: SearchPatents,
    private readonly registry: SourceRegistry,
  ) {}

  async export({ format, search, scope = 'page' }: ResultExportRequest, asker: Asker): Promise<ResultFile> {
    const patents = scope === 'page' ? await this.page(search, asker) : await this.all(search, asker);
    const { write, mediaType, extension } = FORMATS[format];
    return { content: write(patents), mediaType, fileName: `patents.${extension}`, count: patents.length };
  }

  private async page(search: SearchRequest, asker: Asker): Promise<PatentSummary[]> {
    return (await this.searchPatents.search(search, asker)).results;
  }

  /** Further pages come from the source that gave the first one. */
  private async all(search: SearchRequest, asker: Asker): Promise<PatentSummary[]> {
    const first = await this.searchPatents.search({ ...search, page: 1, counts: true }, asker);
    const { name } = first.source;
    // Live sources are asked page by page in their pace: whoever waits for a file would wait too long.
    if (this.registry.find(name)?.live !== false) return first.results;
    const patents = [...first.results];
    const last = Math.ceil(Math.min(first.reachable, LIMITS.exportedResults) / LIMITS.searchPageSize);
    for (let page = 2; page <= last; page += 1) {
      patents.push(...(await this.page({ ...search, page, source: name }, asker)));
    }
    return patents.slice(0, LIMITS.exportedResults);
  }
}
