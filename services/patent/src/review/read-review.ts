import type { DraftTextName, ReviewFinding } from '@premise/contracts';
import { TEXT_FIELDS } from '@premise/patent-rules';
import { givesAwayPrompt, REMARKS_ASKED, type ReadDraft } from './review-prompt.ts';

const SHORTEST_QUOTE = 3;
const LONGEST_QUOTE = 600;
const LONGEST_SENTENCE = 400;
/** No remark has them: marks of markup, addresses, and signs that are not seen. */
const FOREIGN = /[<>{}\\|`]|\p{Cc}|\p{Cf}|\p{Surrogate}|\p{Co}|:\/\/|\bwww\./u;

interface Remark {
  section: string;
  quote: string;
  problem: string;
  why: string;
  grave: boolean;
}

export interface ReadReview {
  findings: ReviewFinding[];
  /** Remarks whose quote does not stand in the draft. */
  dropped: number;
}

/**
 * The remarks of an answer that stand on words of the draft, letter by letter; the others are left out. Null where the answer is no review at
 * all. The answer is the JSON object that was asked for, or lines with their labels.
 */
export function readReview(reply: string, { sections }: ReadDraft, fence: string, model: string): ReadReview | null {
  const remarks = remarksOf(jsonIn(reply)) ?? labelledRemarks(reply);
  if (remarks === null) return null;
  const texts = new Map(sections.map(({ name, text }) => [name, text]));
  const findings = new Map<string, ReviewFinding>();
  let dropped = 0;
  for (const { section, quote, problem, why, grave } of remarks) {
    const sound = [problem, why].every((words) => isSentence(words) && !givesAwayPrompt(words, fence));
    if (!sound || findings.size === REMARKS_ASKED) continue;
    const place = TEXT_FIELDS.find((name) => name === section);
    const start = place && isQuote(quote) ? (texts.get(place)?.indexOf(quote) ?? -1) : -1;
    if (place === undefined || start < 0) {
      dropped += 1;
      continue;
    }
    const id = `LM/${place}/${quote.slice(0, 60).toLowerCase()}`;
    if (!findings.has(id)) findings.set(id, findingOf({ id, place, start, quote, problem, why, grave, model }));
  }
  return { findings: [...findings.values()], dropped };
}

function findingOf(of: Omit<Remark, 'section'> & { id: string; place: DraftTextName; start: number; model: string }) {
  const { id, place, start, quote, problem, why, grave, model } = of;
  return {
    id,
    rule: 'LM',
    // An opinion asks for a person’s eye, never for a mend before filing.
    level: grave ? 'review' : 'hint',
    place,
    span: { start, end: start + quote.length },
    index: null,
    message: problem,
    why,
    citation: { label: model, url: null },
    mend: null,
    source: 'language-model',
    quote,
  } satisfies ReviewFinding;
}

const isQuote = (quote: string): boolean => quote.trim().length >= SHORTEST_QUOTE && quote.length <= LONGEST_QUOTE;
const isSentence = (words: string): boolean => words !== '' && words.length <= LONGEST_SENTENCE && !FOREIGN.test(words);

function jsonIn(reply: string): unknown {
  const [start, end] = [reply.indexOf('{'), reply.lastIndexOf('}')];
  if (start === -1 || end < start) return null;
  try {
    return JSON.parse(reply.slice(start, end + 1));
  } catch {
    return null;
  }
}

function remarksOf(value: unknown): Remark[] | null {
  const list = (value as { remarks?: unknown } | null)?.remarks;
  return Array.isArray(list) ? list.flatMap((each: unknown) => remarkOf(each) ?? []) : null;
}

function remarkOf(value: unknown): Remark | null {
  if (typeof value !== 'object' || value === null) return null;
  const { section, quote, problem, why, grave } = value as Record<string, unknown>;
  const words = [section, quote, problem, why];
  if (!words.every((each) => typeof each === 'string')) return null;
  const [place = '', cited = '', wrong = '', reason = ''] = words;
  return { section: place.trim(), quote: cited, problem: wrong.trim(), why: reason.trim(), grave: grave === true };
}

const LABELS = ['SECTION', 'QUOTE', 'PROBLEM', 'WHY', 'GRAVE'] as const;
const LABELLED = new RegExp(`^\\s*(?:[-*]\\s*)?(${LABELS.join('|')})\\s*:\\s*(.*)$`, 'i');
const MOST_LINES = 400;

function labelledRemarks(reply: string): Remark[] | null {
  if (/^\W*none\W*$/i.test(reply)) return [];
  const remarks: Partial<Record<(typeof LABELS)[number], string>>[] = [];
  for (const line of reply.split('\n', MOST_LINES)) {
    const [, label = '', words = ''] = LABELLED.exec(line) ?? [];
    const name = LABELS.find((each) => each === label.toUpperCase());
    if (name === undefined) continue;
    if (name === 'SECTION') remarks.push({});
    const last = remarks.at(-1);
    if (last) last[name] = words.trim();
  }
  if (remarks.length === 0) return null;
  return remarks.map(({ SECTION = '', QUOTE = '', PROBLEM = '', WHY = '', GRAVE = '' }) => ({
    section: SECTION,
    quote: QUOTE.replace(/^["“](.*)["”]$/, '$1'),
    problem: PROBLEM,
    why: WHY,
    grave: /^yes/i.test(GRAVE),
  }));
}
