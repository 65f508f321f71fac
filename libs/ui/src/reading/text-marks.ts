import type { Finding } from '@premise/contracts';
import { firstBlockAfter, type TextBlock } from './text-blocks.ts';

/** The part of one finding's span that lies in one block. */
export interface TextMark {
  start: number;
  end: number;
  /** Index of the finding. */
  finding: number;
  /** Where the finding's words begin: the place of its letter, and the height of its note. */
  first: boolean;
}

/** Text between two boundaries, with the marks that cover it, outermost first. */
export interface TextSegment {
  start: number;
  end: number;
  marks: TextMark[];
}

/** Sorts the findings' spans into blocks. Spans outside the text, empty or turned round are left out. */
export function markBlocks(blocks: readonly TextBlock[], findings: readonly Finding[], length: number): TextMark[][] {
  const marks: TextMark[][] = blocks.map(() => []);
  findings.forEach((finding, index) => {
    let first = true;
    for (const span of finding.spans) {
      const start = Math.max(0, span.start);
      const end = Math.min(length, span.end);
      if (!(end > start)) continue;
      for (let at = firstBlockAfter(blocks, start); at < blocks.length; at += 1) {
        const block = blocks[at];
        if (!block || block.start >= end) break;
        const from = Math.max(start, block.start);
        const to = Math.min(end, block.end);
        if (to <= from) continue;
        marks[at]?.push({ start: from, end: to, finding: index, first });
        first = false;
      }
    }
  });
  return marks;
}

/** Cuts a block at every boundary of its marks, so that overlapping marks nest. */
export function segmentBlock(block: TextBlock, marks: readonly TextMark[]): TextSegment[] {
  const points = new Set([block.start, block.end]);
  for (const mark of marks) {
    points.add(mark.start);
    points.add(mark.end);
  }
  const sorted = [...points].sort((a, b) => a - b);
  const segments: TextSegment[] = [];
  for (let at = 0; at + 1 < sorted.length; at += 1) {
    const start = sorted[at] ?? 0;
    const end = sorted[at + 1] ?? 0;
    const covering = marks
      .filter((mark) => mark.start <= start && mark.end >= end)
      .sort((a, b) => b.end - b.start - (a.end - a.start) || a.finding - b.finding);
    segments.push({ start, end, marks: covering });
  }
  return segments;
}
