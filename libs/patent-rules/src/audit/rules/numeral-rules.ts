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
    const byNumeral = new Map<string, Map<string, Uses>>();
    const byName = new Map<string, Map<string, Uses>>();
    for (const reference of references) {
      note(byNumeral, reference.numeral, reference.head, reference);
      if (!reference.shared) note(byName, reference.name, reference.numeral, reference);
    }
    for (const { numeral, part, index } of tagged) {
      const use = taggedUse(numeral, part, index);
      note(byNumeral, numeral, use.head, use);
      note(byName, use.name, numeral, use);
    }
    return judged(`${counted(byNumeral.size, 'numeral')}, each for one part.`, [
      ...[...byNumeral].flatMap(([numeral, heads]) => twoParts(numeral, heads)),
      ...[...byName].flatMap(([name, numerals]) => twoNumerals(name, numerals)),
    ]);
  },
};

type Use = Pick<PlacedReference, 'numeral' | 'name' | 'head'> &
  ({ field: PlacedReference['field']; start: number; end: number } | { index: number });

/** How often, where first, and under which whole names. */
interface Uses {
  first: Use;
  count: number;
  names: Set<string>;
}

function note(map: Map<string, Map<string, Uses>>, key: string, inner: string, use: Use): void {
  let group = map.get(key);
  if (!group) {
    group = new Map<string, Uses>();
    map.set(key, group);
  }
  const uses = group.get(inner);
  if (uses) {
    uses.count += 1;
    uses.names.add(use.name);
  } else group.set(inner, { first: use, count: 1, names: new Set([use.name]) });
}

function taggedUse(numeral: string, part: string, index: number): Use & { index: number } {
  const words = part
    .trim()
    .toLowerCase()
    .replace(/^(?:the|an?)\s+/, '')
    .split(/\s+/)
    .map(singular);
  return { numeral, name: words.join(' '), head: words.at(-1) ?? '', index };
}

/**
 * Two heads that never stand in one name: "lever 12" and "housing 12". The second must be said twice or tagged, or be half of all
 * there is, so that a slip of the reader is not blamed.
 */
function twoParts(numeral: string, heads: ReadonlyMap<string, Uses>): Remark[] {
  if (heads.size < 2) return [];
  const [main, ...others] = [...heads.values()].sort((a, b) => b.count - a.count);
  if (!main) return [];
  const names = [...heads.values()].flatMap((uses) => [...uses.names]);
  const total = [...heads.values()].reduce((sum, { count }) => sum + count, 0);
  const rival = others.find(({ first, count }) => {
    const related = names.some((name) => name.includes(first.head) && name.includes(main.first.head));
    return !related && (count > 1 || 'index' in first || total === 2);
  });
  if (!rival) return [];
  return [remarkAt(rival.first, numeral, `${numeral} stands for "${main.first.name}" and for "${rival.first.name}".`)];
}

function twoNumerals(name: string, numerals: ReadonlyMap<string, Uses>): Remark[] {
  if (numerals.size !== 2 || !name.includes(' ')) return [];
  const [[first = '', one], [second = '', other]] = [...numerals] as [[string, Uses], [string, Uses]];
  // 12a and 12b, or 12 and 112, are parts of a kind in several views.
  const related =
    first.replace(/\D/g, '') === second.replace(/\D/g, '') || Number(second) % 100 === Number(first) % 100;
  if (related || one.count + other.count < 3 || other.count < 2) return [];
  const message = `"${name}" is numeral ${first} and numeral ${second}; say which is which unless they belong to different versions.`;
  return [{ ...remarkAt(other.first, `${name} ${second}`, message), level: 'hint' }];
}

const remarkAt = (use: Use, about: string, message: string): Remark =>
  'index' in use
    ? { place: 'figures', index: use.index, about, message }
    : { place: use.field, span: { start: use.start, end: use.end }, about, message };
