import { Injectable } from '@nestjs/common';
import type { TitlesResult } from '@premise/contracts';
import { composeTitles } from '@premise/patent-rules';
import { CodedError } from '@premise/service-platform';
import { JobHandler, type JobWork } from '../jobs/job-handler.ts';

/** Makes titles from a description's own words. */
@Injectable()
export class MakeTitles extends JobHandler<'titles'> {
  readonly kind = 'titles';

  run(work: JobWork<'titles'>): Promise<TitlesResult> {
    work.report(10, 'Composing titles');
    const titles = composeTitles(work.input.description);
    if (titles.length === 0) {
      throw new CodedError(
        'TITLES_FAILED',
        'No title could be made from this description. Please say in a sentence or two what your invention is.',
      );
    }
    return Promise.resolve({ titles, engine: 'built-in', model: null });
  }
}
