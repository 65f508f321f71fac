import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  connectIndex,
  CorpusIndex,
  findIndex,
  readyIndex,
  type IndexVersion,
  type RunQuery,
} from '@premise/patent-corpus';
import { DataSource } from 'typeorm';
import { Turns } from '../../images/turns.ts';
import { SourceFailure } from '../sources/source-failure.ts';
import { CORPUS_CONFIG, type CorpusConfig } from './corpus-config.ts';

/** Calls of the index at once: it works on threads of its own, and more of them than processors only wait for each other. */
const AT_ONCE = 4;
const LOOK_AGAIN_MS = 2000;
/** A call that began on the old version may still read it. */
const CLOSE_AFTER_MS = 60_000;
/** Documents of an index that is read into memory when it is opened: 250 to 360 bytes each, and half a second a million. */
const WARMED = 1_000_000;
const LOST =
  'The local corpus has no search index that this version of Premise can read. A running worker makes one anew, and so does “npm run corpus -- index”.';
const NEWER =
  'The search index of the local corpus was made by a newer version of Premise, which this one cannot read. Update this service.';
const UNREADABLE =
  'The search index of the local corpus cannot be read. If that lasts, make it anew with “npm run corpus -- index”.';

/** The native library of the index tells of everything with this code. */
const isOfIndex = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'GenericFailure';

interface Opened {
  index: CorpusIndex;
  version: IndexVersion;
}

/** The version of the search index that is in use, followed as it changes. */
@Injectable()
export class CurrentIndex implements OnModuleDestroy {
  private readonly logger = new Logger(CurrentIndex.name);
  private readonly turns = new Turns(AT_ONCE);
  private opened: Opened | null = null;
  private looking: Promise<Opened | null> | null = null;
  private lookedAt = -Infinity;
  private failure: Error | null = null;

  constructor(
    @Inject(CORPUS_CONFIG) private readonly config: CorpusConfig,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /** Runs a statement on the corpus' tables. */
  readonly run: RunQuery = <Row extends object>(text: string, values: unknown[]) =>
    this.dataSource.query<Row[]>(text, values);

  /** Null before there is one. */
  async version(): Promise<IndexVersion | null> {
    return (await this.look())?.version ?? null;
  }

  /** Throws SourceFailure where there is nothing to ask. */
  async use<Answer>(work: (index: CorpusIndex, version: IndexVersion) => Promise<Answer>): Promise<Answer> {
    const opened = await this.look();
    if (opened === null || opened.version.documents === 0) throw this.nothing();
    try {
      return await this.turns.within(() => work(opened.index, opened.version));
    } catch (error) {
      throw isOfIndex(error) ? new SourceFailure('failing', UNREADABLE, { cause: error }) : error;
    }
  }

  onModuleDestroy(): void {
    this.opened?.index.close();
  }

  private nothing(): SourceFailure {
    if (this.config.place === null) return new SourceFailure('empty', 'This installation keeps no local corpus.');
    return new SourceFailure(
      'empty',
      this.config.sample
        ? 'The sample corpus is being prepared, which takes a few seconds after the first start.'
        : 'No patents have been loaded into the local corpus yet.',
    );
  }

  private look(): Promise<Opened | null> {
    if (performance.now() - this.lookedAt < LOOK_AGAIN_MS) return this.looking ?? this.found();
    this.lookedAt = performance.now();
    this.failure = null;
    this.looking = this.follow()
      .catch((error: unknown) => {
        this.failure = error instanceof Error ? error : new Error(String(error));
        throw error;
      })
      .finally(() => {
        this.looking = null;
      });
    return this.looking;
  }

  /** What the last look found. */
  private found(): Promise<Opened | null> {
    return this.failure === null ? Promise.resolve(this.opened) : Promise.reject(this.failure);
  }

  private async follow(): Promise<Opened | null> {
    const { place } = this.config;
    if (place === null) return null;
    try {
      const version = await readyIndex(this.run);
      const known = this.opened?.version;
      if (version === null) return this.opened;
      const connection = await connectIndex(place);
      const found = await findIndex(connection, version.version);
      if (found !== 'present') {
        // Another version of Premise has made the present one: that of before serves as long as it is there.
        if (known !== undefined && (await findIndex(connection, known.version)) === 'present') return this.opened;
        this.replace(null);
        throw new SourceFailure('failing', found === 'newer' ? NEWER : LOST);
      }
      if (known?.version === version.version && known.additions === version.additions) return this.opened;
      const index = await CorpusIndex.open(connection, version.version);
      this.replace({ index, version });
      if (version.documents > 0 && version.documents <= WARMED) void this.warm(index);
    } catch (error) {
      this.logger.warn({ err: error }, 'the search index cannot be opened');
      if (error instanceof SourceFailure) throw error;
      if (this.opened === null) {
        throw new SourceFailure('failing', 'The local corpus cannot be read at the moment.', { cause: error });
      }
    }
    return this.opened;
  }

  private replace(next: Opened | null): void {
    const old = this.opened?.index;
    if (old) setTimeout(() => old.close(), CLOSE_AFTER_MS).unref();
    this.opened = next;
  }

  /** Searches go on meanwhile; without it they are slower and no different. */
  private async warm(index: CorpusIndex): Promise<void> {
    try {
      await index.warm();
    } catch (error) {
      this.logger.warn({ err: error }, 'the search index was not read into memory');
    }
  }
}
