import { type DraftTextName, type DraftTexts, emptyTexts } from '@premise/contracts';
import { type AuditedDraft, TEXT_FIELDS } from '../draft/audited-draft.ts';
import { sectionHeading } from './section-headings.ts';

/** A whole document told apart into the sections of an application. */
export interface SplitDraft {
  texts: DraftTexts;
  /** As written, in the document's order. */
  headings: string[];
}

/** Lines of a first page that are no part of the specification. */
const COVER =
  /^(?:(?:(?:u\.?s\.?|united states)\s+)?(?:provisional\s+)?(?:utility\s+)?(?:patent\s+)?application(?:\s+for(?:\s+a)?(?:\s+provisional)?\s+patent)?(?:\s+for)?|provisional\s+patent|(?:first\s+|sole\s+|joint\s+)?(?:inventors?|applicants?|assignees?|attorney(?:\s+docket)?|docket|date|filed|filing date|application no|serial no|confidential|draft|page)\b.{0,200})[\s:.]*$/i;
const LONGEST_TITLE = 500;
const FIRST_CLAIM = /^\s*(?:claim\s+)?1\s*[.):]\s+["“]?(?:An?|The|In|Method|Apparatus|System|Process)\b/i;
const LATER_CLAIM = /(?:^|\n)\s*(?:claim\s+)?2\s*[.):]\s+["“]?\p{Lu}[^\n]{0,200}\bclaim\s+1\b/iu;

/**
 * Tells the sections of a draft apart by their headings, in whatever order they stand. What stands before the first heading gives the
 * title; what has no heading at all is description, with the claims taken out where numbered ones follow it. No word
 * of the specification is lost or changed. Pure; linear in the length of the text.
 */
export function splitDraft(document: string): SplitDraft {
  const found = new Map<keyof DraftTexts, string[]>();
  const headings: string[] = [];
  const lead: string[] = [];
  let current: string[] = lead;
  for (const line of document.split('\n')) {
    const heading = sectionHeading(line);
    if (heading === null) {
      current.push(line);
      continue;
    }
    headings.push(heading.rest === '' ? line.trim() : line.slice(0, line.indexOf(':')).trim());
    const known = found.get(heading.section);
    if (known) known.push('');
    current = known ?? [];
    if (heading.rest !== '') current.push(heading.rest);
    found.set(heading.section, current);
  }
  const texts = emptyTexts();
  for (const [section, lines] of found) texts[section] = lines.join('\n').trim();
  const { title, rest } = readLead(lead, texts.title === '');
  if (title !== '') texts.title = title;
  if (rest !== '') texts.detailedDescription = [rest, texts.detailedDescription].filter(Boolean).join('\n\n');
  if (!found.has('claims')) takeClaimsOut(texts);
  return { texts, headings };
}

/** The title is the first line that is none of a cover sheet; where there is a heading for it, all of it is text. */
function readLead(lines: readonly string[], titleWanted: boolean): { title: string; rest: string } {
  const kept = lines.filter((line) => !COVER.test(line.trim()));
  const first = kept.findIndex((line) => line.trim() !== '');
  const title = kept[first]?.trim() ?? '';
  const isTitle =
    titleWanted && title.length <= LONGEST_TITLE && !/[.!?]\s+\p{Lu}/u.test(title) && !FIRST_CLAIM.test(title);
  if (first < 0 || !isTitle) return { title: '', rest: kept.join('\n').trim() };
  return {
    title: title.replace(/^[#*\s]+|[*\s]+$/g, ''),
    rest: kept
      .slice(first + 1)
      .join('\n')
      .trim(),
  };
}

/** Claims without a heading: a line that begins the first one, and a second one on it behind. */
function takeClaimsOut(texts: DraftTexts): void {
  for (const section of ['detailedDescription', 'abstract', 'summary'] as const) {
    const lines = texts[section].split('\n');
    const at = lines.findLastIndex((line) => FIRST_CLAIM.test(line));
    if (at < 0) continue;
    const claims = lines.slice(at).join('\n');
    if (!LATER_CLAIM.test(claims)) continue;
    texts.claims = claims.trim();
    texts[section] = lines.slice(0, at).join('\n').trim();
    return;
  }
}

/** Parts that every specification has: empty, they are told as missing. */
const EXPECTED: ReadonlySet<DraftTextName> = new Set(['title', 'background', 'summary', 'detailedDescription']);

/**
 * What is judged of a document that came without a cover sheet: neither inventors nor filing data nor drawings, and no question that it
 * does not answer.
 */
export function draftOfDocument({ texts, headings }: SplitDraft): AuditedDraft {
  const draft: AuditedDraft = headings.length > 0 ? { headings } : {};
  for (const name of TEXT_FIELDS) if (texts[name].trim() !== '' || EXPECTED.has(name)) draft[name] = texts[name];
  return draft;
}
