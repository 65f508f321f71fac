import { Injectable } from '@nestjs/common';
import type { LandscapeArea, LandscapeResult } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import { groupOf, subclassOf, writeLandscape, type LandscapeTally } from '@premise/patent-corpus';
import { JobHandler, type JobWork } from '../../jobs/job-handler.ts';
import { ClassTitles, nameClass } from '../corpus/class-titles.ts';
import { CurrentIndex } from '../corpus/current-index.ts';
import { todayOf } from '../corpus/today.ts';
import { SourceFailure } from '../sources/source-failure.ts';

const KEPT = 50;
/** Classes that a landscape may have to name. */
const NAMED = 200;

/** Counts an area of the corpus. */
@Injectable()
export class LandscapeHandler extends JobHandler<'landscape'> {
  readonly kind = 'landscape';
  /** By area and version of the index: other visitors ask for the same ten areas. */
  private readonly made = new Map<string, LandscapeResult>();

  constructor(
    private readonly current: CurrentIndex,
    private readonly titles: ClassTitles,
  ) {
    super();
  }

  async run(work: JobWork<'landscape'>): Promise<LandscapeResult> {
    const { signal } = work;
    const { area } = work.input;
    try {
      return await this.current.use(async (index, version) => {
        const today = todayOf();
        const key = JSON.stringify([area, version.version, version.additions, today]);
        const known = this.made.get(key);
        if (known !== undefined) return known;
        work.report(2, 'Reading the documents of this area');
        const share = Math.max(1, version.documents / 4);
        const tally = await index.tally(area, today, (done) => {
          signal.throwIfAborted();
          work.report(
            Math.min(70, 5 + Math.round((65 * done) / share)),
            `Counting: ${done.toLocaleString('en-US')} documents`,
          );
        });
        signal.throwIfAborted();
        work.report(75, 'Looking for open and growing fields');
        const samples = await index.samplesAmongOthers();
        const result = {
          ...writeLandscape({
            area,
            label: await this.label(area),
            tally,
            to: version.publishedTo,
            name: await this.namer(tally),
            sample: version.sample,
            samples,
          }),
          source: {
            name: 'corpus' as const,
            label: samples > 0 ? 'Local corpus, with fictitious sample patents' : 'Local corpus',
            sample: version.sample,
            answeredAt: new Date().toISOString(),
            cached: false,
          },
          madeAt: new Date().toISOString(),
        };
        this.keep(key, result);
        return result;
      });
    } catch (error) {
      if (error instanceof SourceFailure) throw new CodedError('SOURCES_UNAVAILABLE', error.message);
      throw error;
    }
  }

  private keep(key: string, result: LandscapeResult): void {
    this.made.set(key, result);
    for (const oldest of this.made.keys()) {
      if (this.made.size <= KEPT) break;
      this.made.delete(oldest);
    }
  }

  private async label(area: LandscapeArea): Promise<string> {
    if (area.kind === 'technology') return area.name;
    return area.kind === 'query' ? area.query : this.titles.named(area.cpc);
  }

  private async namer(tally: LandscapeTally): Promise<(symbol: string) => string> {
    const symbols = [...tally.groups.top(NAMED), ...tally.subclasses.top(NAMED)].map(({ name }) => name);
    const titles = await this.titles.of([...symbols, ...symbols.map((symbol) => subclassOf(groupOf(symbol)))]);
    return (symbol) => nameClass(symbol, titles);
  }
}
