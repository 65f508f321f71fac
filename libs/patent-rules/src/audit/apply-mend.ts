import type { AuditMend, AuditReport } from '@premise/contracts';
import type { AuditedDraft } from '../draft/audited-draft.ts';

/** A text with the edits of a mend made. Edits outside the text, or over one another, are left out. */
export function mendText(text: string, edits: AuditMend['edits']): string {
  let mended = '';
  let end = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < end || edit.end < edit.start || edit.end > text.length) continue;
    mended += text.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return mended + text.slice(end);
}

/** A draft with one mend made; everything else is untouched. */
export function applyMend<T extends AuditedDraft>(draft: T, mend: AuditMend): T {
  const text = draft[mend.place];
  return text === undefined ? draft : { ...draft, [mend.place]: mendText(text, mend.edits) };
}

/**
 * A draft with every mend of a report made that fits: of two that touch the same spot the first wins, and the other is offered
 * again by the next audit.
 */
export function applyAllMends<T extends AuditedDraft>(draft: T, report: AuditReport): T {
  const chosen = new Map<AuditMend['place'], AuditMend['edits']>();
  for (const { mend } of report.findings) {
    if (mend === null) continue;
    const taken = chosen.get(mend.place) ?? [];
    if (!mend.edits.some((edit) => taken.some((other) => touches(edit, other)))) {
      chosen.set(mend.place, [...taken, ...mend.edits]);
    }
  }
  return [...chosen].reduce((mended, [place, edits]) => applyMend(mended, { label: '', place, edits }), draft);
}

/** Insertions at one spot touch as well. */
const touches = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start <= b.end && b.start <= a.end;
