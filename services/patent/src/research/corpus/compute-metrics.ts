import { Injectable } from '@nestjs/common';
import type { ComputedMetric } from '@premise/contracts';
import {
  hIndexOf,
  nameKey,
  rankAmong,
  spreadOf,
  subclassOf,
  type CorpusIndex,
  type StoredDocument,
} from '@premise/patent-corpus';
import { CurrentIndex } from './current-index.ts';

/** Rows that are looked at for one figure. */
const MOST_ROWS = 200_000;

/** What S2's formulas approximate, counted in the corpus (decision 20). */
@Injectable()
export class ComputeMetrics {
  constructor(private readonly current: CurrentIndex) {}

  async of(document: StoredDocument, citing: readonly StoredDocument[]): Promise<ComputedMetric[]> {
    const metrics = await this.current.use(async (index) => [
      await this.assigneeIndex(index, document),
      await this.rank(index, document),
    ]);
    return [...metrics, generality(citing)].filter((metric) => metric !== null);
  }

  private async assigneeIndex(index: CorpusIndex, document: StoredDocument): Promise<ComputedMetric | null> {
    const [assignee] = document.assignees;
    if (assignee === undefined) return null;
    const cited = await citedCounts(index, [
      `array_has(assigneeKeys, '${nameKey(assignee.name).replaceAll("'", "''")}')`,
    ]);
    return {
      beside: 'hIndex',
      label: `h-index of ${assignee.name}, from ${cited.length} ${cited.length === 1 ? 'document' : 'documents'} in the corpus`,
      value: hIndexOf(cited),
      explanation: 'The greatest number h for which h of its documents are each cited by at least h later ones.',
    };
  }

  private async rank(index: CorpusIndex, document: StoredDocument): Promise<ComputedMetric | null> {
    const symbol = document.classes[0]?.symbol;
    const year = document.publicationDate?.slice(0, 4);
    if (symbol === undefined || year === undefined) return null;
    const subclass = subclassOf(symbol);
    const others = await citedCounts(index, [
      `array_has(paths, '${subclass}')`,
      `published >= ${year}0000`,
      `published <= ${year}9999`,
      `id <> '${document.id}'`,
    ]);
    const rank = rankAmong(document.citedBy, others);
    if (rank === null) return null;
    return {
      beside: 'influenceScore',
      label: `Cited more often than ${Math.round(rank * 100)}% of the ${others.length} other documents of ${subclass} from ${year}`,
      value: Math.round(rank * 1000) / 1000,
      explanation:
        'The part of the documents of its main class and year that are cited less often; equal ones count half.',
    };
  }
}

const citedCounts = (index: CorpusIndex, where: string[]): Promise<number[]> =>
  index.numbers('cited', where, MOST_ROWS);

function generality(citing: readonly StoredDocument[]): ComputedMetric | null {
  const counts = new Map<string, number>();
  for (const { classes } of citing) {
    const symbol = classes[0]?.symbol;
    if (symbol !== undefined) counts.set(subclassOf(symbol), (counts.get(subclassOf(symbol)) ?? 0) + 1);
  }
  if (counts.size === 0) return null;
  return {
    beside: 'technologyImpact',
    label: `Cited from ${counts.size} ${counts.size === 1 ? 'technical class' : 'technical classes'}`,
    value: Math.round(spreadOf([...counts.values()]) * 1000) / 1000,
    explanation:
      'How evenly the citing documents spread over CPC subclasses: 0 when all are of one, towards 1 when each is of another.',
  };
}
