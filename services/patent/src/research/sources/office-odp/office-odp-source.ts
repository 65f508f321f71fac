import type { PatentDetail, SearchRemark } from '@premise/contracts';
import type { PatentNumber } from '@premise/patent-numbers';
import { beyondWindow } from '../beyond-window.ts';
import { OfficeSource } from '../office-source.ts';
import type { Asked, SourceCall, SourceCitations, SourceHits, SourceQuery } from '../patent-source.ts';
import { SourceFailure } from '../source-failure.ts';
import { meetHere } from '../wishes-met-here.ts';
import { numberClause, ODP_WINDOW, odpRequest, type OdpRequest } from './odp-query.ts';
import { readOdpDetail, readOdpPage, readOdpRecord, type OdpPage } from './read-odp.ts';

const SEARCH_PATH = '/api/v1/patent/applications/search';

/**
 * The office's Open Data Portal. It knows applications filed from 2001 on, by title, names, numbers, classes and dates: no abstract, no
 * claims, no citations.
 */
export class OfficeOdpSource extends OfficeSource {
  readonly name = 'office-odp';
  readonly label = 'USPTO Open Data Portal';
  readonly can = { facets: false, citations: false, aggregate: false };

  async search(query: SourceQuery, call: SourceCall): Promise<SourceHits> {
    if (query.within !== null) throw new SourceFailure('unsupported', 'It cannot search within an area.');
    if (query.offset >= ODP_WINDOW) return beyondWindow(ODP_WINDOW);
    const { count, records } = await this.page(odpRequest(query), call);
    const patents = records
      .map((record) => readOdpRecord(record, query.number)?.summary)
      .filter((summary) => summary !== undefined)
      .map((summary) => (query.mode === 'number' ? { ...summary, similarity: 1 } : summary));
    const { results, remarks } = this.checked(patents, query);
    return {
      results,
      total:
        results.length < patents.length ? Math.max(results.length, count - (patents.length - results.length)) : count,
      totalIsExact: results.length === patents.length,
      reachable: Math.min(count, ODP_WINDOW),
      facets: null,
      remarks: patents.length > 1 ? [...remarks, ...this.orderRemarks(query)] : remarks,
    };
  }

  async patent({ number }: Asked<'patent'>, call: SourceCall): Promise<PatentDetail | null> {
    const { records } = await this.page(this.lookUp(number), call);
    for (const record of records) {
      const detail = readOdpDetail(record, number);
      if (detail !== null) return detail;
    }
    return null;
  }

  citations(): Promise<SourceCitations | null> {
    return Promise.reject(new SourceFailure('unsupported', 'It does not tell of citations.'));
  }

  private lookUp(number: PatentNumber): OdpRequest {
    return {
      q: numberClause(number),
      sort: [{ field: 'applicationMetaData.filingDate', order: 'desc' }],
      fields: ['applicationNumberText', 'applicationMetaData'],
      pagination: { offset: 0, limit: 5 },
    };
  }

  /** What could only be asked for roughly is looked at closely here. */
  private checked(patents: SourceHits['results'], query: SourceQuery) {
    const { narrow } = query;
    const rough = {
      ...(narrow.cpc?.some((symbol) => symbol.length > 4) ? { cpc: narrow.cpc } : {}),
      ...(narrow.types ? { types: narrow.types } : {}),
      ...(narrow.ids ? { ids: narrow.ids } : {}),
      ...(narrow.active === undefined ? {} : { active: narrow.active }),
    };
    return meetHere(patents, { ...query, narrow: rough }, { wishes: ['narrow'], label: this.label });
  }

  private orderRemarks({ sort }: SourceQuery): SearchRemark[] {
    if (sort === 'most-cited') {
      return [{ about: 'sort', how: 'not-applied', text: `${this.label} does not tell how often a patent is cited.` }];
    }
    const order = sort === 'oldest' ? 'oldest' : 'newest';
    const text =
      sort === 'relevance'
        ? `${this.label} does not rank by relevance: the newest filings come first.`
        : `${this.label} sorts by filing date: the ${order} filings come first.`;
    return [{ about: 'sort', how: 'not-applied', text }];
  }

  private async page(body: OdpRequest, call: SourceCall): Promise<OdpPage> {
    // with 404 the portal says that nothing matched
    const found = await this.ask(SEARCH_PATH, call, body);
    return found === undefined ? { count: 0, records: [] } : readOdpPage(found);
  }
}
