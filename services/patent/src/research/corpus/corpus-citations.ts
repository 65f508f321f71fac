import { Injectable } from '@nestjs/common';
import type { Citation } from '@premise/contracts';
import {
  connectedOf,
  connectionStrength,
  inventorName,
  readDocuments,
  readNeighbours,
  type CitationCategory,
  type Connected,
  type CorpusCitation,
  type StoredDocument,
} from '@premise/patent-corpus';
import type { PatentNumber } from '@premise/patent-numbers';
import type { SourceCitations } from '../sources/patent-source.ts';
import { ClassTitles } from './class-titles.ts';
import { ComputeMetrics } from './compute-metrics.ts';
import { CurrentIndex } from './current-index.ts';
import { displayNumber, presentDetail } from './present-corpus-patent.ts';
import { todayOf } from './today.ts';

/** Of each direction; the totals are of all. */
const TOLD = 500;
/** S2: where nothing is known to compute it from. */
const DEFAULT_RELEVANCE = 0.8;

interface Citing {
  id: string;
  category: CitationCategory;
}

const byExaminer = (category: CitationCategory): boolean | null =>
  category === 'other' ? null : category === 'examiner';

/** Both directions of the citations of one document, with how strongly each is connected. */
@Injectable()
export class CorpusCitations {
  constructor(
    private readonly current: CurrentIndex,
    private readonly titles: ClassTitles,
    private readonly metrics: ComputeMetrics,
  ) {}

  async of(number: PatentNumber, before: string | null): Promise<SourceCitations | null> {
    const [document] = await readDocuments(this.current.run, [number.id]);
    if (document === undefined) return null;
    const { citing, total } = await this.citing(document.id, before);
    const backward = document.citations;
    const told = backward.slice(0, TOLD);
    const neighbours = await readNeighbours(this.current.run, [
      ...citing.map(({ id }) => id),
      ...told.map(({ id }) => id),
    ]);
    const byId = new Map(neighbours.map((neighbour) => [neighbour.id, neighbour]));
    const own = connectedOf(document);
    const forward = citing.flatMap(({ id, category }) => {
      const neighbour = byId.get(id);
      return neighbour === undefined ? [] : [knownCitation(neighbour, own, byExaminer(category))];
    });
    const symbols = document.classes.map(({ symbol }) => symbol);
    return {
      patent: presentDetail(
        document,
        await this.titles.of([...symbols, ...symbols.map((symbol) => symbol.slice(0, 4))]),
        todayOf(),
      ),
      forward,
      backward: told.map((citation) => {
        const neighbour = byId.get(citation.id);
        const examiner = byExaminer(citation.category);
        return neighbour === undefined ? unknownCitation(citation, examiner) : knownCitation(neighbour, own, examiner);
      }),
      forwardTotal: total,
      backwardTotal: backward.length,
      computed: await this.metrics.of(
        document,
        neighbours.filter(({ id }) => citing.some((one) => one.id === id)),
      ),
    };
  }

  private async citing(id: string, before: string | null): Promise<{ citing: Citing[]; total: number }> {
    const rows = await this.current.run<Citing & { total: number }>(
      `SELECT x.citing_id AS id, x.category, count(*) OVER ()::int AS total
       FROM corpus_citations x JOIN corpus_documents d ON d.id = x.citing_id
       WHERE x.cited_id = $1 AND d.title IS NOT NULL AND NOT d.withdrawn AND ($2::date IS NULL OR d.publication_date < $2::date)
       ORDER BY d.publication_date DESC NULLS LAST, d.id LIMIT ${TOLD}`,
      [id, before],
    );
    return { citing: rows, total: rows[0]?.total ?? 0 };
  }
}

function knownCitation(document: StoredDocument, own: Connected, examiner: boolean | null): Citation {
  const connection = connectionStrength(own, connectedOf(document));
  return {
    id: document.id,
    displayNumber: displayNumber(document.id, document.kind),
    title: document.title,
    inventors: document.inventors.map(inventorName),
    assignee: document.assignees[0]?.name ?? null,
    date: document.publicationDate,
    relevance: connection?.strength ?? DEFAULT_RELEVANCE,
    relevanceBasis: connection?.basis ?? null,
    byExaminer: examiner,
    known: true,
  };
}

/** One that the corpus does not hold: the record tells its number, a name and a date. */
function unknownCitation({ id, name, date }: CorpusCitation, examiner: boolean | null): Citation {
  const shown = displayNumber(id, null);
  return {
    id,
    displayNumber: shown,
    title: name === '' ? shown : `${shown} (${name})`,
    inventors: name === '' ? [] : [name],
    assignee: null,
    date,
    relevance: DEFAULT_RELEVANCE,
    relevanceBasis: null,
    byExaminer: examiner,
    known: false,
  };
}
