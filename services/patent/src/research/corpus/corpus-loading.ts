import { Inject, Injectable } from '@nestjs/common';
import { CORPUS_CONFIG, type CorpusConfig } from './corpus-config.ts';
import { CurrentIndex } from './current-index.ts';

/** Whether documents are being loaded or an index is being made. */
@Injectable()
export class CorpusLoading {
  constructor(
    @Inject(CORPUS_CONFIG) private readonly config: CorpusConfig,
    private readonly current: CurrentIndex,
  ) {}

  async underWay(): Promise<boolean> {
    if (this.config.place === null) return false;
    const [row] = await this.current.run<{ loads: boolean; builds: boolean; ready: boolean }>(
      `SELECT EXISTS (SELECT FROM corpus_loads WHERE state = 'running' AND changed_at > now() - interval '1 minute') AS loads,
              EXISTS (SELECT FROM corpus_indexes WHERE state = 'building') AS builds,
              EXISTS (SELECT FROM corpus_indexes WHERE state = 'ready') AS ready`,
      [],
    );
    return row !== undefined && (row.loads || row.builds || (!row.ready && this.config.sample));
  }
}
