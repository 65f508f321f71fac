import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LandscapeArea } from '@premise/contracts';
import { classSymbol } from '@premise/patent-corpus';
import { SubmitJob } from '../../jobs/submit-job.ts';
import { CorpusAnswers } from '../corpus/corpus-answers.ts';
import { CurrentIndex } from '../corpus/current-index.ts';
import { todayOf } from '../corpus/today.ts';
import { landscapeOwner } from './landscape-owner.ts';

/** The members that count, written in one way. */
function tidyArea(area: LandscapeArea): LandscapeArea {
  if (area.kind === 'technology') return { kind: 'technology', name: area.name };
  if (area.kind === 'query') return { kind: 'query', query: area.query.trim() };
  return { kind: 'cpc', cpc: classSymbol(area.cpc) ?? area.cpc };
}

/** Queues a landscape. The same area of the same corpus on the same day is the same job. */
@Injectable()
export class StartLandscape {
  constructor(
    private readonly answers: CorpusAnswers,
    private readonly current: CurrentIndex,
    private readonly submitJob: SubmitJob,
  ) {}

  async start(asked: LandscapeArea, address: string | undefined): Promise<string> {
    await this.answers.require();
    const area = tidyArea(asked);
    const version = await this.current.version();
    const known = JSON.stringify([area, version?.version, version?.additions, todayOf()]);
    return this.submitJob.submit({
      userId: landscapeOwner(address),
      kind: 'landscape',
      applicationId: null,
      input: { area },
      idempotencyKey: createHash('sha256').update(known).digest('base64url'),
      unlessFailed: true,
    });
  }
}
