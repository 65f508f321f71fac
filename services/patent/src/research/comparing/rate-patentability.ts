import { Injectable } from '@nestjs/common';
import type { PatentabilityReport, PatentDetail, PatentSourceName, Sourced } from '@premise/contracts';
import { findPriorArt, judgePatentability, readDocuments } from '@premise/patent-corpus';
import { AskSources } from '../asking/ask-sources.ts';
import type { Asker } from '../asking/asker.ts';
import { CorpusAnswers } from '../corpus/corpus-answers.ts';
import { CurrentIndex } from '../corpus/current-index.ts';
import { displayNumber } from '../corpus/present-corpus-patent.ts';
import { todayOf } from '../corpus/today.ts';
import { patentNotFound } from '../search/patent-not-found.ts';
import { readNumber } from '../search/read-number.ts';

const COMPARED = 50;

/** Rates one patent by what is near it in the corpus (decision 19). */
@Injectable()
export class RatePatentability {
  constructor(
    private readonly sources: AskSources,
    private readonly answers: CorpusAnswers,
    private readonly current: CurrentIndex,
  ) {}

  async rate(
    written: string,
    only: PatentSourceName | undefined,
    asker: Asker,
  ): Promise<{ report: PatentabilityReport } & Sourced> {
    await this.answers.require();
    const number = readNumber(written);
    const { answer: patent, ...sourced } = await this.sources.ask({
      question: 'patent',
      asked: { number },
      only,
      ...asker,
      settles: (found) => found !== null,
    });
    if (patent === null) throw patentNotFound();
    const report = await this.answers.within(() => this.judge(patent));
    return { report, ...sourced };
  }

  private async judge(patent: PatentDetail): Promise<PatentabilityReport> {
    const [stored] = await readDocuments(this.current.run, [patent.id]);
    const claim = patent.claimTexts.find(({ dependsOn }) => dependsOn.length === 0)?.text ?? '';
    const before = patent.priorityDate ?? patent.filingDate ?? patent.publicationDate;
    const text = claim === '' ? `${patent.title}. ${patent.abstract}` : claim;
    const found = await this.current.use(async (index) =>
      findPriorArt(index, this.current.run, {
        kind: claim === '' ? 'draft' : 'claim',
        text,
        before: before ?? todayOf(),
        except: [patent.id, ...patent.relatedIds],
        // What is made up is nothing that a real patent could be compared with.
        ...((await index.samplesAmongOthers()) > 0 ? { sample: patent.sample } : {}),
        limit: COMPARED,
      }),
    );
    return judgePatentability(
      {
        id: patent.id,
        abstract: patent.abstract,
        claim,
        description: stored?.description ?? '',
        before,
        design: patent.type === 'design',
      },
      found,
      ({ id, kind, title, publicationDate }) => ({
        id,
        displayNumber: displayNumber(id, kind),
        title,
        date: publicationDate,
      }),
    );
  }
}
