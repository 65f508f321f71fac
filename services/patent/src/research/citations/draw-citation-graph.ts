import { Injectable } from '@nestjs/common';
import {
  LIMITS,
  type Citation,
  type CitationGraph,
  type CitationGraphNode,
  type PatentSourceName,
  type Sourced,
} from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import type { PatentNumber } from '@premise/patent-numbers';
import { AskSources } from '../asking/ask-sources.ts';
import { patentNotFound } from '../search/patent-not-found.ts';
import { readNumber } from '../search/read-number.ts';
import type { Asker } from '../asking/asker.ts';
import type { SourceCitations } from '../sources/patent-source.ts';

interface Wanted {
  before: string | null;
  only: PatentSourceName | undefined;
}

/** The network around a patent: two generations where a source tells of them, else one. */
@Injectable()
export class DrawCitationGraph {
  constructor(private readonly sources: AskSources) {}

  async draw(written: string, wanted: Wanted, asker: Asker): Promise<CitationGraph & Sourced> {
    const number = readNumber(written);
    const { before, only } = wanted;
    const deep = await this.sources
      .ask({ question: 'citationGraph', asked: { number, before }, only, ...asker, settles: (graph) => graph !== null })
      .catch((error: unknown) => {
        if (error instanceof CodedError && error.code === 'SOURCES_UNAVAILABLE') return null;
        throw error;
      });
    if (deep !== null) {
      const { answer, ...sourced } = deep;
      if (answer === null) throw patentNotFound();
      return { ...answer, ...sourced };
    }
    return this.oneGeneration(number, wanted, asker);
  }

  private async oneGeneration(number: PatentNumber, { before, only }: Wanted, asker: Asker) {
    const { answer, ...sourced } = await this.sources.ask({
      question: 'citations',
      asked: { number, before },
      only,
      ...asker,
      settles: (found) => found !== null,
    });
    if (answer === null) throw patentNotFound();
    return { ...graphOf(answer), ...sourced };
  }
}

const subclassOf = (symbols: readonly string[]): string | null => symbols[0]?.slice(0, 4) ?? null;

function nodeOf(citation: Citation, generation: 1 | -1): CitationGraphNode {
  const { id, displayNumber, title, assignee, date } = citation;
  return { id, displayNumber, title, assignee, date, generation, cpc: null };
}

/** A graph of one generation, the most relevant first. */
export function graphOf({ patent, forward, backward }: SourceCitations): CitationGraph {
  const ranked = [
    ...forward.map((citation) => ({ citation, generation: 1 as const })),
    ...backward.map((citation) => ({ citation, generation: -1 as const })),
  ].sort((a, b) => b.citation.relevance - a.citation.relevance);
  const seen = new Set([patent.id]);
  const shown = ranked
    .filter(({ citation }) => !seen.has(citation.id) && seen.add(citation.id))
    .slice(0, LIMITS.citationGraphNodes - 1);
  const { id, displayNumber, title, assignee, publicationDate, cpc } = patent;
  return {
    nodes: [
      { id, displayNumber, title, assignee, date: publicationDate, generation: 0, cpc: subclassOf(cpc) },
      ...shown.map(({ citation, generation }) => nodeOf(citation, generation)),
    ],
    edges: shown.map(({ citation, generation }) => ({
      from: generation === 1 ? citation.id : id,
      to: generation === 1 ? id : citation.id,
      strength: citation.relevance,
      basis: citation.relevanceBasis,
    })),
    leftOut: ranked.length - shown.length,
  };
}
