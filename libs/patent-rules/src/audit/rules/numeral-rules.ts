import type { AuditSpan } from '@premise/contracts';
import { singular } from '../../text/word-forms.ts';
import { cfr } from '../citations.ts';
import { counted, judged, notApplicable, type Remark, type Rule } from '../rule.ts';
import { firstOf, type PlacedReference, referencesIn } from './drawing-facts.ts';

const TEXTS = ['summary', 'detailedDescription'] as const;

export const numeralsMatchFigures: Rule = {
  id: 'D5',
  checks: 'Every reference numeral of the text is in a figure’s list, and the reverse',
  level: 'review',
  matters: 'later',
  citation: cfr('1.84(p)(5)'),
  why: 'A numeral that stands on no drawing sends the reader searching; one that no text explains is a part without a name.',
  examine(facts) {
    const tagged = (facts.draft.figures ?? []).flatMap((figure, index) =>
      figure.numerals.map(({ numeral, part }) => ({ numeral: numeral.trim(), part, index, figure: figure.number })),
    );
    if (tagged.length === 0) return notApplicable('No figure has a list of reference numerals.');
    const texts = facts.texts(...TEXTS);
    if (texts.length === 0) return notApplicable('There is no description to compare with.');
    const inText = referencesIn(texts);
    const listed = new Set(tagged.map(({ numeral }) => numeral));
    const named = new Set(inText.map(({ numeral }) => numeral));
    return judged(`${counted(listed.size, 'reference numeral')}, each in the text and in a figure.`, [
      ...firstOf(
        inText.filter(({ numeral }) => !listed.has(numeral)),
        ({ numeral }) => numeral,
      ).map(({ field, start, end, numeral, name }): Remark => ({
        place: field,
        span: { start, end },
        about: numeral,
        message: `Numeral ${numeral} (${name}) is in no figure’s list.`,
      })),
      ...firstOf(
        tagged.filter(({ numeral }) => !named.has(numeral)),
        ({ numeral }) => numeral,
      ).map(({ numeral, part, index, figure }): Remark => ({
        place: 'figures',
        index,
        about: numeral,
        message: `Numeral ${numeral} (${part}) of FIG. ${figure} is nowhere in the description.`,
      })),
    ]);
  },
};

export const numeralsConsistent: Rule = {
  id: 'D6',
  checks: 'One part has one numeral, and one numeral one part',
  level: 'review',
  matters: 'later',
  citation: cfr('1.84(p)(4)'),
  why: 'The same part must carry the same numeral in every view, and no numeral may stand for two parts. Readers and examiners follow the numerals.',
  examine(facts) {
    const texts = facts.texts(...TEXTS);
    const references = referencesIn(texts);
    const tagged = (facts.draft.figures ?? []).flatMap((figure, index) =>
      figure.numerals.map(({ numeral, part }) => ({ numeral: numeral.trim(), part, index })),
    );
    if (references.length === 0 && tagged.length === 0) return notApplicable('No reference numerals are used.');
    const byNumeral = new Map<string, Use[]>();
    const byName = new Map<string, Map<string, Use[]>>();
    const put = (use: Use): void => {
      byNumeral.set(use.numeral, [...(byNumeral.get(use.numeral) ?? []).slice(-40), use]);
      if (use.shared) return;
      const numerals = byName.get(use.name) ?? new Map<string, Use[]>();
      numerals.set(use.numeral, [...(numerals.get(use.numeral) ?? []).slice(-3), use]);
      byName.set(use.name, numerals);
    };
    for (const reference of references) put(useOf(reference));
    for (const { numeral, part, index } of tagged) put(taggedUse(numeral, part, index));
    return judged(`${counted(byNumeral.size, 'numeral')}, each for one part.`, [
      ...[...byNumeral].flatMap(([numeral, uses]) => twoParts(numeral, uses)),
      ...[...byName].flatMap(([name, numerals]) => twoNumerals(name, numerals)),
    ]);
  },
};

interface Use {
  numeral: string;
  name: string;
  head: string;
  shared: boolean;
  place: 'figures' | PlacedReference['field'];
  span?: AuditSpan;
  index?: number;
}

const useOf = ({ numeral, name, head, shared, field, start, end }: PlacedReference): Use => ({
  numeral,
  name,
  head,
  shared,
  place: field,
  span: { start, end },
});

function taggedUse(numeral: string, part: string, index: number): Use {
  const words = part
    .trim()
    .toLowerCase()
    .replace(/^(?:the|an?)\s+/, '')
    .split(/\s+/)
    .map(singular);
  return { numeral, name: words.join(' '), head: words.at(-1) ?? '', shared: false, place: 'figures', index };
}

/** Two heads that share no word: "lever 12" and "housing 12", each said twice or tagged, so that a slip of the reader is not blamed. */
function twoParts(numeral: string, uses: readonly Use[]): Remark[] {
  const heads = new Map<string, Use[]>();
  for (const use of uses) heads.set(use.head, [...(heads.get(use.head) ?? []), use]);
  const [first, ...others] = [...heads.values()].sort((a, b) => b.length - a.length);
  const main = first?.[0];
  if (!main) return [];
  const rival = others.find((group) => {
    const use = group[0];
    if (!use) return false;
    const related = uses.some(({ name }) => name.includes(use.head) && name.includes(main.head));
    return !related && (group.length > 1 || use.place === 'figures' || uses.length === 2);
  })?.[0];
  if (!rival) return [];
  return [remarkAt(rival, numeral, `${numeral} stands for "${main.name}" and for "${rival.name}".`)];
}

function twoNumerals(name: string, numerals: ReadonlyMap<string, readonly Use[]>): Remark[] {
  if (numerals.size !== 2) return [];
  const [[first], [second, uses]] = [...numerals] as [[string, readonly Use[]], [string, readonly Use[]]];
  const use = uses[0];
  // 12a and 12b, or 12 and 112, are parts of a kind in several views.
  const related =
    first.replace(/\D/g, '') === second.replace(/\D/g, '') || Number(second) % 100 === Number(first) % 100;
  if (!use || related || name.split(' ').length < 2 || uses.length < 2) return [];
  return [
    {
      ...remarkAt(
        use,
        `${name} ${second}`,
        `"${name}" is numeral ${first} and numeral ${second}; say which is which unless they belong to different versions.`,
      ),
      level: 'hint',
    },
  ];
}

const remarkAt = ({ place, span, index }: Use, about: string, message: string): Remark => ({
  place,
  about,
  message,
  ...(span ? { span } : {}),
  ...(index === undefined ? {} : { index }),
});
