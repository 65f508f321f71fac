import { Injectable } from '@nestjs/common';
import type { PatentAnswer, PatentSourceName } from '@premise/contracts';
import { AskSources } from '../asking/ask-sources.ts';
import { readNumber } from './read-number.ts';
import { patentNotFound } from './patent-not-found.ts';
import type { Asker } from '../asking/asker.ts';

/** One patent by its number, from the first source that knows it. */
@Injectable()
export class ReadPatent {
  constructor(private readonly sources: AskSources) {}

  async read(written: string, only: PatentSourceName | undefined, { key, signal }: Asker): Promise<PatentAnswer> {
    const number = readNumber(written);
    const { answer, ...sourced } = await this.sources.ask({
      question: 'patent',
      asked: { number },
      only,
      key,
      signal,
      settles: (patent) => patent !== null,
    });
    if (answer === null) throw patentNotFound();
    return { patent: answer, ...sourced };
  }
}
