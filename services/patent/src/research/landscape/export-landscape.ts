import { Injectable } from '@nestjs/common';
import type { LandscapeResult } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import { type PaperItem, writePaper } from '@premise/patent-documents';
import { landscapeCsv } from './landscape-csv.ts';
import { LandscapeJobsRepository } from './landscape-jobs.repository.ts';

export interface LandscapeFile {
  bytes: Uint8Array;
  type: string;
  fileName: string;
}

/** A landscape as a file. */
@Injectable()
export class ExportLandscape {
  constructor(private readonly jobs: LandscapeJobsRepository) {}

  async export(jobId: string, format: unknown): Promise<LandscapeFile> {
    if (format !== 'pdf' && format !== 'csv') throw new CodedError('VALIDATION_FAILED', 'format must be pdf or csv.');
    const { job } = await this.jobs.read(jobId);
    if (job.result === undefined) throw new CodedError('ANALYSIS_NOT_FINISHED', 'This landscape is not finished yet.');
    const name = `landscape-${
      job.result.label
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '')
        .slice(0, 60) || 'area'
    }`;
    if (format === 'csv') {
      return { bytes: Buffer.from(landscapeCsv(job.result)), type: 'text/csv; charset=utf-8', fileName: `${name}.csv` };
    }
    const { bytes } = await writePaper(paperItems(job.result), 'letter', {
      title: `Patent landscape: ${job.result.label}`,
      authors: [],
      subject: 'Patent landscape',
      written: new Date(job.result.madeAt),
    });
    return { bytes, type: 'application/pdf', fileName: `${name}.pdf` };
  }
}

const count = (number: number): string => number.toLocaleString('en-US');
const percent = (rate: number | null): string =>
  rate === null ? 'too few to tell' : `${rate > 0 ? '+' : rate < 0 ? '−' : ''}${Math.abs(rate)}%`;

function paperItems(result: LandscapeResult): PaperItem[] {
  const { overview, trends, opportunities, competitive, source } = result;
  const list = (heading: string, items: PaperItem[]): PaperItem[] =>
    items.length === 0 ? [] : [{ kind: 'heading', text: heading }, ...items];
  const value = (name: string, text: string): PaperItem => ({ kind: 'value', name, value: text });
  const texts = (found: string[]): PaperItem[] => found.map((text) => ({ kind: 'text', text }));
  return [
    { kind: 'title', text: 'Patent landscape', about: result.label },
    {
      kind: 'text',
      text: `Counted in ${source.sample ? 'the sample corpus of fictitious patents' : source.label.replace(/^L/, 'the l')} on ${result.madeAt.slice(0, 10)}.`,
    },
    ...list('Overview', [
      // one made by a version before says no more than the number
      value('Total patents', [count(overview.totalPatents), overview.totalBasis].filter(Boolean).join('. ')),
      value('Active patents (estimate)', count(overview.activePatents)),
      value('Pending applications (estimate)', count(overview.pendingApplications)),
      value('Growth rate', `${percent(overview.growthRate)}. ${overview.growthBasis}`),
    ]),
    ...list(
      'Top inventors',
      overview.topInventors.map(({ name, company, patents }) => value(name, `${count(patents)} documents, ${company}`)),
    ),
    ...list(
      'Top companies',
      overview.topCompanies.map(({ name, patents, growth }) =>
        value(name, `${count(patents)} documents, growth ${percent(growth)}`),
      ),
    ),
    ...list(
      'Documents by year',
      trends.yearlyGrowth.map(({ year, patents }) =>
        value(String(year), `${count(patents)}${year === trends.partialYear ? ' (year not complete)' : ''}`),
      ),
    ),
    ...list(
      'Months',
      trends.monthlyTrends.map(({ month, applications, grants }) =>
        value(month, `${count(applications)} applications, ${count(grants)} grants`),
      ),
    ),
    ...list('White space', texts(opportunities.whiteSpace)),
    ...list('Emerging trends', texts(opportunities.emergingTrends)),
    ...list('Market gaps', texts(opportunities.marketGaps)),
    ...list(
      'Patent clusters',
      competitive.patentClusters.map(({ area, companies, patents, density }) =>
        value(area, `${count(patents)} documents of ${count(companies)} companies, density ${density}`),
      ),
    ),
    ...list(
      'Key players',
      competitive.keyPlayers.map(({ name, threat, strength, focus }) =>
        value(name, `threat ${threat}, strength ${strength} of 100, in ${focus}`),
      ),
    ),
    ...list('What these figures cannot tell', texts(result.caveats)),
  ];
}
