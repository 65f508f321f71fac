import { Injectable } from '@nestjs/common';
import { LIMITS, type CitationAnalysis, type PatentSourceName, type Sourced } from '@premise/contracts';
import { AskSources } from '../asking/ask-sources.ts';
import { patentNotFound } from '../search/patent-not-found.ts';
import { readNumber } from '../search/read-number.ts';
import type { Asker } from '../asking/asker.ts';
import { citationImpact } from './citation-impact.ts';
import { citationNetwork } from './citation-network.ts';

/** What cites a patent and what it cites, with S2's metrics. */
@Injectable()
export class AnalyzeCitations {
  constructor(private readonly sources: AskSources) {}

  async analyze(
    written: string,
    { before, only }: { before: string | null; only: PatentSourceName | undefined },
    { key, signal }: Asker,
  ): Promise<CitationAnalysis & Sourced> {
    const number = readNumber(written);
    const { answer, ...sourced } = await this.sources.ask({
      question: 'citations',
      asked: { number, before },
      only,
      key,
      signal,
      settles: (found) => found !== null,
    });
    if (answer === null) throw patentNotFound();
    const { patent, forward, backward, forwardTotal, backwardTotal, computed } = answer;
    return {
      patent,
      citations: {
        forward: forward.slice(0, LIMITS.citationsListed),
        backward: backward.slice(0, LIMITS.citationsListed),
      },
      impact: citationImpact(forwardTotal, backwardTotal),
      computed,
      network: citationNetwork(patent.assignee, { forward, backward }),
      before,
      ...sourced,
    };
  }
}
