import type { AuditedDraft } from '../draft/audited-draft.ts';

const LENGTH = 160;

/** First 160 characters of the abstract, else of the summary, else of the detailed description (decision 33). */
export function shortDescription(draft: Pick<AuditedDraft, 'abstract' | 'summary' | 'detailedDescription'>): string {
  const source = [draft.abstract, draft.summary, draft.detailedDescription].find(
    (text) => text !== undefined && text.trim() !== '',
  );
  const text = (source ?? '').trim();
  const cut = text.slice(0, LENGTH);
  // A surrogate pair is one character to the reader and is not torn.
  return text.length > LENGTH && /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
