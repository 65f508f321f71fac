import type { AnalysisNotice, NoticeCode } from '@premise/contracts';
import type { KindOfText } from './labels.ts';
import { readObjects, readText } from './stored-values.ts';

const NOTICE_CODES: Readonly<Record<NoticeCode, true>> = {
  NOT_ENGLISH: true,
  NO_ARGUMENT_FOUND: true,
  FINDINGS_LEFT_OUT: true,
  MARKUP_IGNORED: true,
  TEXT_VERY_SHORT: true,
  CONCLUSION_IMPLICIT: true,
  CONCLUSION_UNCERTAIN: true,
};

const isNoticeCode = (code: string): code is NoticeCode => Object.hasOwn(NOTICE_CODES, code);

export function readNotices(value: unknown): AnalysisNotice[] {
  return readObjects(value).flatMap(({ code, text }) => {
    const known = readText(code);
    return isNoticeCode(known) ? [{ code: known, text: readText(text) }] : [];
  });
}

/** How the built-in engine says why it found no argument. */
const KINDS_BY_NOTICE: ReadonlyArray<readonly [RegExp, KindOfText]> = [
  [/^The text tells what happened/, 'story'],
  [/^The text gives notice of facts/, 'report'],
  [/^The text gives instructions/, 'instructions'],
  [/^The text (?:sets out what a patent claims|looks like program code)/, 'other'],
];

/** What the notices of an analysis without an argument say about the kind of text; null where they do not say. */
export function readKindOfText(notices: readonly AnalysisNotice[]): KindOfText | null {
  const reason = notices.find(({ code }) => code === 'NO_ARGUMENT_FOUND')?.text ?? '';
  return KINDS_BY_NOTICE.find(([wording]) => wording.test(reason))?.[1] ?? null;
}

const LANGUAGE_TAGS: ReadonlyMap<string, string> = new Map([
  ['German', 'de'],
  ['French', 'fr'],
  ['Spanish', 'es'],
  ['Italian', 'it'],
  ['Portuguese', 'pt'],
  ['Dutch', 'nl'],
  ['Polish', 'pl'],
  ['Swedish', 'sv'],
  ['Finnish', 'fi'],
  ['Turkish', 'tr'],
  ['Romanian', 'ro'],
  ['Hungarian', 'hu'],
  ['Latin', 'la'],
  ['Japanese', 'ja'],
  ['Korean', 'ko'],
  ['Chinese', 'zh'],
  ['Hebrew', 'he'],
  ['Greek', 'el'],
  ['Thai', 'th'],
]);

/** The language that the notices name; English where they name none. */
export function readLanguage(notices: readonly AnalysisNotice[]): string {
  const notEnglish = notices.find(({ code }) => code === 'NOT_ENGLISH');
  if (!notEnglish) return 'en';
  const name = /seems to be in ([A-Z][a-z]+);/.exec(notEnglish.text)?.[1] ?? '';
  return LANGUAGE_TAGS.get(name) ?? 'und';
}
