import type { AuditedDraft } from '@premise/patent-rules';
import { createAuditor } from '@premise/patent-rules';
import { fittedExponent } from './engine-growth.ts';

/**
 * The audit of a draft by its length, and what one keystroke costs in a specification of a hundred pages when the auditor remembers
 * what it read: medians, the keystroke as a share of one animation frame (16.7 ms at 60 Hz).
 */
const PAGES = [3, 10, 30, 100, 300];
const WORDS_PER_PAGE = 350;
const FRAME_MS = 1000 / 60;
const GROWTH_GOAL = 1.15;
const WARM_UP_RUNS = 6;
const KEYSTROKES = 200;

const PARTS = [
  'drive shaft',
  'lever',
  'return spring',
  'sensor',
  'housing',
  'control unit',
  'valve',
  'guide rail',
  'seal',
  'bearing',
];
const VERBS = ['engages', 'turns', 'supports', 'releases', 'measures', 'closes', 'holds', 'drives'];
const TAILS = [
  'In some embodiments, it is made of steel with a wall of 3 mm.',
  'In use, a person presses it until it stops.',
  'Alternatively, it may be molded of polyamide.',
  'It must not slip.',
  'As shown in FIG. 2, the two are aligned.',
];

/** A specification of so many pages, the same each time. */
export function draftOf(pages: number): AuditedDraft {
  let state = 4_711;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const part = (): string => {
    const at = below(PARTS.length * 12);
    return `${PARTS[at % PARTS.length]} ${10 + at * 2}`;
  };
  const paragraphs: string[] = [];
  for (let words = 0; words < pages * WORDS_PER_PAGE;) {
    const sentences = Array.from(
      { length: 5 },
      () => `The ${part()} ${VERBS[below(VERBS.length)]} the ${part()} near a ${part()}.`,
    );
    const paragraph = [`FIG. ${1 + below(9)} shows a view.`, ...sentences, TAILS[below(TAILS.length)]].join(' ');
    paragraphs.push(paragraph);
    words += paragraph.split(' ').length;
  }
  const claims = Array.from({ length: Math.min(60, 5 + Math.round(pages / 4)) }, (_, at) =>
    at % 10 === 0
      ? `${at + 1}. A machine comprising a housing, a lever in the housing, and a return spring that pulls the lever.`
      : `${at + 1}. The machine of claim ${at}, wherein the lever has a bearing number ${at} and the return spring holds the bearing.`,
  );
  return {
    title: 'Apparatus for Driving a Shaft.',
    abstract: 'A machine has a housing and a lever. '.repeat(10),
    background: 'Machines wear out.',
    summary: 'A machine has a lever.',
    drawings: Array.from({ length: 9 }, (_, at) => `FIG. ${at + 1} is a view.`).join('\n'),
    detailedDescription: paragraphs.join('\n\n'),
    claims: claims.join('\n'),
  };
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** A word typed letter by letter in the middle of a text. */
function keystrokes(draft: AuditedDraft, field: 'detailedDescription' | 'claims'): number[] {
  const auditor = createAuditor();
  auditor.audit(draft);
  const text = draft[field] ?? '';
  const middle = text.indexOf(' ', Math.floor(text.length / 2));
  return Array.from({ length: KEYSTROKES }, (_, at) => {
    const typed = ' resilient pivot lever that turns'.repeat(7).slice(0, at + 1);
    const edited = { ...draft, [field]: text.slice(0, middle) + typed + text.slice(middle) };
    return timed(() => auditor.audit(edited));
  });
}

export function runDraftAudit(): boolean {
  const warm = draftOf(20);
  for (let run = 0; run < WARM_UP_RUNS; run += 1) createAuditor().audit(warm);
  const points = PAGES.map((pages) => {
    const draft = draftOf(pages);
    const size = draft.detailedDescription?.length ?? 0;
    const time = median(Array.from({ length: 7 }, () => timed(() => createAuditor().audit(draft))));
    return { pages, size, time };
  });
  const base = (points[0]?.time ?? 1) / (points[0]?.size ?? 1);
  console.log('Whole audit: time per character, relative to the shortest');
  for (const { pages, size, time } of points) {
    console.log(
      `${String(pages).padStart(5)} pages ${String(size).padStart(9)} characters  ${time.toFixed(1).padStart(8)} ms  ratio ${(time / size / base).toFixed(2)}`,
    );
  }
  const exponent = fittedExponent(points);
  const grows = exponent <= GROWTH_GOAL;
  console.log(`fitted exponent ${exponent.toFixed(3)} (goal at most ${GROWTH_GOAL}): ${grows ? 'met' : 'missed'}`);
  const hundred = draftOf(100);
  keystrokes(warm, 'claims');
  const inTime = (['detailedDescription', 'claims'] as const).map((field) => {
    const times = keystrokes(hundred, field).sort((a, b) => a - b);
    const middle = times[Math.floor(times.length / 2)] ?? 0;
    const late = times[Math.floor(times.length * 0.95)] ?? 0;
    console.log(
      `a keystroke in ${field} of 100 pages: ${middle.toFixed(2)} ms, ${(middle / FRAME_MS).toFixed(2)} of a frame (95th percentile ${(late / FRAME_MS).toFixed(2)}): ${middle < FRAME_MS ? 'met' : 'missed'}`,
    );
    return middle < FRAME_MS;
  });
  return grows && inTime.every(Boolean);
}

if (import.meta.main) process.exitCode = runDraftAudit() ? 0 : 1;
