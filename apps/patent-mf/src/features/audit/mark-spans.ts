import type { AuditFinding, AuditLevel } from '@premise/contracts';
import { LEVELS } from '../../shared/audit/levels.ts';

/** A piece of a text, and the findings whose words it belongs to. */
export interface MarkedPart {
  text: string;
  ids: string[];
  /** Of the gravest of them. */
  level: AuditLevel | null;
}

/** Cuts a text wherever the words of a finding begin or end. */
export function markSpans(
  text: string,
  findings: readonly Pick<AuditFinding, 'id' | 'level' | 'span'>[],
): MarkedPart[] {
  const spans = findings.flatMap(({ id, level, span }) =>
    span === null ? [] : [{ id, level, start: span.start, end: Math.min(span.end, text.length) }],
  );
  const edges = new Map<number, { opened: typeof spans; closed: typeof spans }>();
  const edgeAt = (at: number) => {
    const edge = edges.get(at) ?? { opened: [], closed: [] };
    edges.set(at, edge);
    return edge;
  };
  for (const span of spans) {
    if (span.end <= span.start) continue;
    edgeAt(span.start).opened.push(span);
    edgeAt(span.end).closed.push(span);
  }
  const parts: MarkedPart[] = [];
  const open = new Set<(typeof spans)[number]>();
  let from = 0;
  for (const at of [...edges.keys(), text.length].sort((a, b) => a - b)) {
    if (at > from) {
      const level = LEVELS.find((each) => [...open].some((span) => span.level === each)) ?? null;
      parts.push({ text: text.slice(from, at), ids: [...open].map(({ id }) => id), level });
      from = at;
    }
    for (const span of edges.get(at)?.closed ?? []) open.delete(span);
    for (const span of edges.get(at)?.opened ?? []) open.add(span);
  }
  return parts;
}
