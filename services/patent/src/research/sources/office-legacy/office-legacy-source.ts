import { LIMITS, type PatentDetail } from '@premise/contracts';
import { officeDigits, type PatentNumber } from '@premise/patent-numbers';
import { objectIn } from '../../outbound/json-members.ts';
import { byDate, publishedBefore } from '../citations-by-date.ts';
import { makeDetail } from '../make-summary.ts';
import { OfficeSource } from '../office-source.ts';
import type { Asked, SourceCall, SourceCitations, SourceHits, SourceQuery } from '../patent-source.ts';
import { SourceFailure } from '../source-failure.ts';
import { meetHere } from '../wishes-met-here.ts';
import { readLegacyCitations, readLegacyPage, readLegacyPatent } from './read-legacy.ts';

const ROOT = '/patents/v1/patents';

/** The office's three paths as S2 section 7 has them. One answer holds at most fifty patents, and there is no second page. */
export class OfficeLegacySource extends OfficeSource {
  readonly name = 'office-legacy';
  readonly label = 'USPTO';
  readonly can = { facets: false, citations: true, aggregate: false };

  async search(query: SourceQuery, call: SourceCall): Promise<SourceHits> {
    if (query.within !== null) throw new SourceFailure('unsupported', 'It cannot search within an area.');
    if (query.mode === 'number') return this.byNumber(query, call);
    const parameters = new URLSearchParams({
      q: query.query,
      max: String(LIMITS.searchPageSize),
      sort: 'date desc',
      ...(query.filters.dateRange === 'all' ? {} : { dateRange: query.filters.dateRange }),
    });
    const body = await this.ask(`${ROOT}/search?${parameters.toString()}`, call);
    const { patents, total } = body === undefined ? { patents: [], total: 0 } : readLegacyPage(body);
    const wishes = ['inventor', 'assignee', 'patentType', 'status', 'narrow'] as const;
    // The dates went along; that they were heeded is looked at all the same.
    const dated = meetHere(patents, query, { wishes: ['dateRange'], label: this.label });
    const heeded = dated.results.length === patents.length;
    const { results, remarks } = meetHere(dated.results, query, {
      wishes: query.sort === 'newest' ? wishes : [...wishes, 'sort'],
      label: this.label,
    });
    const whole = results.length === patents.length && (total ?? patents.length) <= patents.length;
    return {
      results: results.slice(query.offset, query.offset + query.limit),
      total: results.length,
      totalIsExact: whole || (results.length === patents.length && total === patents.length),
      reachable: results.length,
      facets: null,
      remarks: heeded ? remarks : [...dated.remarks, ...remarks],
    };
  }

  async patent({ number }: Asked<'patent'>, call: SourceCall): Promise<PatentDetail | null> {
    const read = readLegacyPatent(await this.lookUp(number, call));
    return read === null ? null : makeDetail(read.number, read.summary);
  }

  async citations({ number, before }: Asked<'citations'>, call: SourceCall): Promise<SourceCitations | null> {
    const patent = await this.patent({ number }, call);
    if (patent === null) return null;
    const body = await this.ask(`${ROOT}/citations/${officeDigits(number)}`, call);
    const { forward, backward } = body === undefined ? { forward: [], backward: [] } : readLegacyCitations(body);
    const citing = publishedBefore(forward, before);
    return {
      patent,
      forward: byDate(citing),
      backward: byDate(backward),
      forwardTotal: citing.length,
      backwardTotal: backward.length,
      computed: [],
    };
  }

  private async byNumber({ number }: SourceQuery, call: SourceCall): Promise<SourceHits> {
    const read = number === null ? null : readLegacyPatent(await this.lookUp(number, call));
    const results = read === null ? [] : [{ ...read.summary, similarity: 1 }];
    const total = results.length;
    return { results, total, totalIsExact: true, reachable: total, facets: null, remarks: [] };
  }

  /** The record, or what holds nothing. */
  private async lookUp(number: PatentNumber, call: SourceCall): Promise<unknown> {
    const body = objectIn(await this.ask(`${ROOT}/${officeDigits(number)}`, call));
    const first: unknown = Array.isArray(body['results']) ? body['results'][0] : undefined;
    const read = readLegacyPatent(first ?? body['patent'] ?? body);
    // Designs, plants and reissues count from one as well: the digits alone may name another document.
    return read?.number.id === number.id ? (first ?? body['patent'] ?? body) : null;
  }
}
