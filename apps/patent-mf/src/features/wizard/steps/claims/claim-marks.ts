import type { AuditSpan } from '@premise/contracts';
import type { TermReference } from '@premise/patent-rules';
import type { ReadClaims } from './read-claims.ts';

export type MarkKind = TermReference['status'] | 'introduction';

/** A marked part of a block, by offsets into the block. */
export interface ClaimMark extends AuditSpan {
  kind: MarkKind;
}

/** A stretch of the claims that is drawn on its own: one claim, or what stands between two. */
export interface MarkedBlock {
  start: number;
  text: string;
  marks: ClaimMark[];
}

const overlap = (a: AuditSpan, b: AuditSpan): boolean => a.start < b.end && b.start < a.end;

/** The claims as blocks with their marks: definite terms, and the places where they were introduced. None overlap. */
export function markClaims({ text, claims, references }: ReadClaims): MarkedBlock[] {
  const taken = new Map<number, ClaimMark[]>();
  const add = (claim: number, span: AuditSpan, kind: MarkKind) => {
    const marks = taken.get(claim) ?? [];
    taken.set(claim, marks);
    if (!marks.some((mark) => overlap(mark, span))) marks.push({ ...span, kind });
  };
  for (const { claim, span, status } of references) add(claim, span, status);
  for (const { introducedAt } of references) {
    if (introducedAt) add(introducedAt.claim, introducedAt.span, 'introduction');
  }
  const blocks: MarkedBlock[] = [];
  let end = 0;
  for (const { index, span } of claims) {
    if (span.start > end) blocks.push({ start: end, text: text.slice(end, span.start), marks: [] });
    const marks = (taken.get(index) ?? [])
      .sort((a, b) => a.start - b.start)
      .map((mark) => ({ ...mark, start: mark.start - span.start, end: mark.end - span.start }));
    blocks.push({ start: span.start, text: text.slice(span.start, span.end), marks });
    end = span.end;
  }
  if (end < text.length) blocks.push({ start: end, text: text.slice(end), marks: [] });
  return blocks;
}
