import type { AuditFinding, AuditLevel } from '@premise/contracts';
import { type DocumentSource, writeBlocks, type WrittenDocument } from '@premise/patent-documents';
import { type Block, filedTitle, layoutPages } from '@premise/patent-pages';
import { auditDraft } from '@premise/patent-rules';
import type { DraftContent } from '../applications/draft-content.ts';

const HEADINGS: Record<AuditLevel, string> = {
  fix: 'To be fixed before filing',
  review: 'To be reviewed',
  hint: 'Hints for a better draft',
};
const LEVELS = Object.keys(HEADINGS) as AuditLevel[];

/** The red-flag report of the audit as PDF: what was found, why it matters, where the rule comes from, and what is in order. */
export async function writeAuditReport(
  { paper, written }: DocumentSource,
  { images: _references, ...draft }: DraftContent,
): Promise<WrittenDocument> {
  const { findings, passed, counts } = auditDraft(draft, { today: written.toISOString().slice(0, 10) });
  const title = filedTitle(draft.title) || 'UNTITLED INVENTION';
  const blocks: Block[] = [
    { kind: 'title', text: `DRAFT AUDIT: ${title}`, bookmark: 'Draft audit' },
    {
      kind: 'line',
      text: `${counts.fix} to fix, ${counts.review} to review, ${counts.hint} hints; ${counts.passed} rules in order.`,
    },
    ...LEVELS.flatMap((level) => {
      const found = findings.filter((finding) => finding.level === level);
      if (found.length === 0) return [];
      return [headingOf(HEADINGS[level]), ...found.flatMap(findingBlocks)];
    }),
    ...(passed.length === 0 ? [] : [headingOf('In order')]),
    ...passed.map(({ rule, message }): Block => ({ kind: 'claim', label: rule, text: message })),
  ];
  const bytes = await writeBlocks(blocks, paper, {
    title: `Draft audit: ${title}`,
    authors: [],
    subject: 'Audit of a draft of a provisional patent application',
    written,
  });
  return { bytes, pages: layoutPages(blocks, paper).length, missingDrawings: [] };
}

const headingOf = (text: string): Block => ({ kind: 'heading', text: text.toUpperCase(), bookmark: text });

function findingBlocks({ rule, message, why, citation }: AuditFinding): Block[] {
  return [
    { kind: 'claim', label: rule, text: message },
    { kind: 'claim', text: `${why} (${citation.label})` },
  ];
}
