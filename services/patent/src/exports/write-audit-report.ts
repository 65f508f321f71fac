import type { AuditFinding, AuditLevel, AuditReport, DraftTexts } from '@premise/contracts';
import { type DocumentSource, type PaperItem, writePaper, type WrittenDocument } from '@premise/patent-documents';
import { cleanText } from '@premise/patent-pages';
import { auditDraft, PLACE_LABELS, quoteSpan } from '@premise/patent-rules';
import type { DraftContent } from '../applications/draft-content.ts';

const HEADINGS: Record<AuditLevel, string> = {
  fix: 'To fix before filing',
  review: 'To review with a careful eye',
  hint: 'Hints for a better draft',
};
const LEVELS = Object.keys(HEADINGS) as AuditLevel[];

/** The red-flag report of the audit as PDF: what was found and where, why it matters, where the rule comes from, and what is in order. */
export async function writeAuditReport(
  { paper, written }: DocumentSource,
  { images: _references, ...draft }: DraftContent,
): Promise<WrittenDocument> {
  const report = auditDraft(draft, { today: written.toISOString().slice(0, 10) });
  const title = cleanText(draft.title).trim() || 'Untitled invention';
  const { bytes, pages } = await writePaper(
    [{ kind: 'title', text: 'Draft audit', about: title }, ...reportItems(report, draft)],
    paper,
    {
      title: `Draft audit: ${title}`,
      authors: [],
      subject: 'Audit of a draft of a provisional patent application',
      written,
    },
  );
  return { bytes, pages, missingDrawings: [] };
}

function reportItems({ findings, counts, passed }: AuditReport, texts: DraftTexts): PaperItem[] {
  const counted = counts.fix + counts.review + counts.hint;
  const rest = counted - findings.length;
  return [
    {
      kind: 'text',
      text: `${counts.fix} to fix, ${counts.review} to review, ${counts.hint} ${counts.hint === 1 ? 'hint' : 'hints'}; ${counts.passed} rules in order. An audit by rules finds what rules can find: have a registered patent attorney or agent look at the draft before you file it.`,
    },
    ...LEVELS.flatMap((level): PaperItem[] => {
      const found = findings.filter((finding) => finding.level === level);
      if (found.length === 0) return [];
      return [
        { kind: 'heading', text: `${HEADINGS[level]} (${counts[level]})` },
        ...found.map((finding) => findingItem(finding, texts)),
      ];
    }),
    ...(rest === 0
      ? []
      : [
          {
            kind: 'text',
            text: `${rest.toLocaleString('en-US')} more of the same kinds are counted and not listed.`,
          } as const,
        ]),
    ...(passed.length === 0 ? [] : [{ kind: 'heading', text: `In order (${passed.length})` } as const]),
    ...passed.map(({ rule, message }): PaperItem => ({ kind: 'passed', rule, text: message })),
  ];
}

function findingItem(finding: AuditFinding, texts: DraftTexts): PaperItem {
  const { level, rule, place, message, why, citation } = finding;
  return {
    kind: 'finding',
    mark: level,
    rule,
    where: PLACE_LABELS[place],
    message,
    quote: quoteOf(finding, texts),
    why,
    source: citation.label,
  };
}

function quoteOf({ place, span }: AuditFinding, texts: DraftTexts): string {
  if (span === null || !(place in texts)) return '';
  const { before, quoted, after } = quoteSpan(texts[place as keyof DraftTexts], span);
  return `\u201c${before}${quoted}${after}\u201d`;
}
