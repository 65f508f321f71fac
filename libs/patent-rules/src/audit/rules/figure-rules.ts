import { cfr, mpep } from '../citations.ts';
import { matchesOf } from '../../text/text-hits.ts';
import { type DraftFacts, hitsIn } from '../draft-facts.ts';
import { counted, judged, mend, notApplicable, type Remark, type Rule } from '../rule.ts';
import { type Drawn, drawnFigures, firstOf, mentionsIn, normalLabel, type PlacedMention } from './drawing-facts.ts';

const NONE = 'There are no drawings and no text names one.';
const TEXTS = ['summary', 'drawings', 'detailedDescription'] as const;
const mentions = (facts: DraftFacts): PlacedMention[] => mentionsIn(facts.texts(...TEXTS));
const inOrder = (labels: Iterable<string>): string[] =>
  [...new Set(labels)].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || a.localeCompare(b));
const SOLE_VIEW = /\b(?:the|sole|single|only|accompanying|attached)\s+(?:sole\s+|single\s+)?(?:drawing|figure)\b/i;

export const figuresMatchText: Rule = {
  id: 'D1',
  checks: 'Every figure named in the text is there, and every figure there is named in the text',
  level: 'fix',
  matters: 'provisional',
  citation: cfr('1.74 and 1.84(p)(5)'),
  why: 'A drawing that is missing on the filing day cannot be added later without losing that day. One that nobody explains helps little.',
  examine(facts) {
    const drawn = drawnFigures(facts);
    if (drawn === null) return notApplicable('The draft was read without its drawings.');
    const named = mentions(facts);
    if (drawn.length === 0 && named.length === 0) return notApplicable(NONE);
    const labels = new Set(drawn.flatMap(({ label }) => (label === null ? [] : [label])));
    const missing = firstOf(
      named.filter((mention) => !isDrawn(mention, labels)),
      ({ number, suffix }) => normalLabel(`${number}${suffix}`),
    ).map(({ field, start, end, label }): Remark => ({
      place: field,
      span: { start, end },
      about: `FIG. ${label}`,
      message: `The text names FIG. ${label}, but there is no such drawing.`,
    }));
    const sole = drawn.length === 1 && facts.texts(...TEXTS).some(({ text }) => SOLE_VIEW.test(text));
    const silent = sole ? [] : drawn.filter((one) => !isNamed(one, named));
    return judged(`${counted(drawn.length, 'drawing')}, each named in the text.`, [
      ...missing,
      ...silent.map(({ label, place, index }): Remark => ({
        place,
        index,
        level: 'review',
        about: `silent ${label ?? index}`,
        message:
          label === null
            ? `Drawing ${index + 1} has no figure number and no line in the text.`
            : `FIG. ${label} is there, but no text speaks of it.`,
      })),
    ]);
  },
};

/** "FIG. 3" is there when 3A and 3B are; "FIG. 3A" only when 3A or a whole 3 is. */
function isDrawn({ number, suffix }: PlacedMention, labels: ReadonlySet<string>): boolean {
  if (labels.has(normalLabel(`${number}${suffix}`)) || labels.has(String(number))) return true;
  return suffix === '' && [...labels].some((label) => Number.parseInt(label, 10) === number);
}

function isNamed({ label }: Drawn, named: readonly PlacedMention[]): boolean {
  if (label === null) return false;
  const number = Number.parseInt(label, 10);
  return named.some(
    (mention) =>
      normalLabel(`${mention.number}${mention.suffix}`) === label ||
      (mention.number === number && (mention.suffix === '' || /^\d+$/.test(label))),
  );
}

export const figuresNumbered: Rule = {
  id: 'D2',
  checks: 'Figures are numbered from 1 without a gap; parts of one figure by a capital letter',
  level: 'review',
  matters: 'provisional',
  citation: cfr('1.84(u)(1)'),
  why: 'A gap in the numbers looks like a lost sheet, and the office will ask for it.',
  examine(facts) {
    const named = mentions(facts);
    const drawn = drawnFigures(facts) ?? [];
    const numbers = new Set([
      ...named.map(({ number }) => number),
      ...drawn.flatMap(({ label }) => (label === null ? [] : [Number.parseInt(label, 10)])),
    ]);
    if (numbers.size === 0) return notApplicable(NONE);
    const most = Math.min(Math.max(...numbers), 500);
    const gaps = Array.from({ length: most }, (_, at) => at + 1).filter((number) => !numbers.has(number));
    const remarks: Remark[] = [];
    const first = named[0];
    if (gaps.length > 0) {
      const after = named.find(({ number }) => number > (gaps[0] ?? 0)) ?? first;
      remarks.push({
        place: after?.field ?? 'figures',
        ...(after ? { span: { start: after.start, end: after.end } } : {}),
        about: `gap ${gaps[0]}`,
        message: `The figures run to ${most}, but ${gaps.length === 1 ? 'number' : 'numbers'} ${gaps.slice(0, 8).join(', ')}${gaps.length > 8 ? '…' : ''} ${gaps.length === 1 ? 'is' : 'are'} nowhere.`,
      });
    }
    for (const mention of firstOf(
      named.filter(({ suffix }) => /[a-z]/.test(suffix)),
      ({ start, field }) => `${field}${start}`,
    )) {
      const text = facts.text(mention.field)?.text.slice(mention.start, mention.end) ?? '';
      remarks.push({
        place: mention.field,
        span: { start: mention.start, end: mention.end },
        about: `${text} ${mention.start}`,
        message: `Parts of a figure carry a capital letter: "${text.replace(/(\d)\(?([a-z])\)?/g, (_all, digit: string, letter: string) => digit + letter.toUpperCase())}".`,
        mend: mend('Write the letter as a capital', mention.field, capitals(text, mention.start)),
      });
    }
    return judged(`Figures 1 to ${most} without a gap.`, remarks);
  },
};

function capitals(text: string, offset: number): Array<{ start: number; end: number; text: string }> {
  return [...text.matchAll(/(?<=\d\(?)[a-z](?![A-Za-z])/g)].map(({ index, 0: letter }) => ({
    start: offset + index,
    end: offset + index + 1,
    text: letter.toUpperCase(),
  }));
}

export const soleFigure: Rule = {
  id: 'D3',
  checks: 'A single figure has no number',
  level: 'review',
  matters: 'later',
  citation: cfr('1.84(u)(1)'),
  why: 'With one view only, the rule wants neither a number nor "FIG."; the text calls it "the drawing".',
  examine(facts) {
    const named = mentions(facts);
    const drawn = drawnFigures(facts) ?? [];
    const labels = inOrder([
      ...named.map(({ number, suffix }) => normalLabel(`${number}${suffix}`)),
      ...drawn.map(({ label }, at) => label ?? `?${at}`),
    ]);
    if (labels.length === 0) return notApplicable(NONE);
    if (labels.length > 1) return notApplicable(`There are ${labels.length} figures.`);
    return judged(
      'The only figure has no number.',
      named.map(({ field, start, end }): Remark => {
        const text = facts.text(field)?.text ?? '';
        const opens = /(?:^|[.!?:]\s*|\n\s*)$/.test(text.slice(Math.max(0, start - 4), start));
        return {
          place: field,
          span: { start, end },
          about: `sole ${start}`,
          message: 'There is one figure only: call it "the drawing", without a number.',
          mend: mend('Say "the drawing"', field, [{ start, end, text: opens ? 'The drawing' : 'the drawing' }]),
        };
      }),
    );
  },
};

export const figuresDescribed: Rule = {
  id: 'D4',
  checks: 'Each figure has a line in the brief description and is discussed in the detailed one',
  level: 'review',
  matters: 'later',
  citation: cfr('1.74'),
  why: 'The brief description says what each view shows; the detailed one explains it part by part. A view that stands in one only is half explained.',
  examine(facts) {
    const brief = facts.text('drawings');
    const detailed = facts.text('detailedDescription');
    if (brief === null || detailed === null)
      return notApplicable('The draft was read without one of the two descriptions.');
    const inBrief = mentionsIn(facts.texts('drawings'));
    const inDetail = mentionsIn(facts.texts('detailedDescription'));
    const all = inOrder([
      ...[...inBrief, ...inDetail].map(({ number, suffix }) => normalLabel(`${number}${suffix}`)),
      ...(drawnFigures(facts) ?? []).flatMap(({ label }) => label ?? []),
    ]);
    if (all.length < 2) return notApplicable(all.length === 0 ? NONE : 'There is one figure only.');
    const lacking = (
      found: readonly PlacedMention[],
      place: 'drawings' | 'detailedDescription',
      where: string,
    ): Remark[] =>
      all
        .filter((label) => !isNamed({ label, place: 'figures', index: 0 }, found) && !stands(label, found))
        .map((label) => ({ place, about: `FIG. ${label}`, message: `FIG. ${label} is not ${where}.` }));
    return judged(`${counted(all.length, 'figure')}, each in both descriptions.`, [
      ...lacking(inBrief, 'drawings', 'in the brief description of the drawings'),
      ...lacking(inDetail, 'detailedDescription', 'discussed in the detailed description'),
    ]);
  },
};

/** "FIG. 3" is discussed where FIG. 3A is. */
const stands = (label: string, found: readonly PlacedMention[]): boolean =>
  /^\d+$/.test(label) && found.some(({ number }) => number === Number(label));

/** Lines such as "FIG. 1 shows a conventional pump;" that do not say "Prior Art". */
const oldViews = (unit: string) =>
  matchesOf(unit, /\bFIG(?:URE|S)?\.?\s*\d[^\n;]{0,300}/gi).filter(
    ({ text }) =>
      /\b(?:conventional|traditional|state[- ]of[- ]the[- ]art|known\s+(?:device|system|method|apparatus))\b/i.test(
        text,
      ) && !/prior\s+art/i.test(text),
  );

export const priorArtLabel: Rule = {
  id: 'D9',
  checks: 'A figure of something old is labelled "Prior Art"',
  level: 'review',
  matters: 'later',
  citation: mpep('608.02(g)'),
  why: 'A view of what others did must not look like part of the invention; the label keeps them apart.',
  examine(facts) {
    const figures = facts.draft.figures ?? [];
    const [brief] = facts.texts('drawings');
    if (figures.length === 0 && brief === undefined) return notApplicable(NONE);
    const remarks = figures.flatMap((figure, index): Remark[] =>
      figure.priorArt && !/prior\s+art/i.test(figure.description)
        ? [
            {
              place: 'figures',
              index,
              about: `prior ${index}`,
              message: `FIG. ${figure.number} shows something old; its line should say "(Prior Art)".`,
            },
          ]
        : [],
    );
    for (const { start, end, text } of brief ? hitsIn(brief, 'D9', oldViews) : []) {
      remarks.push({
        place: 'drawings',
        span: { start, end },
        about: text.slice(0, 40),
        message: 'This view shows something old; label it "(Prior Art)", on the sheet too.',
      });
    }
    return judged('No view of something old is without its label.', remarks);
  },
};
