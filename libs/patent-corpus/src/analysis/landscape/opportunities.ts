import { mostOf, type Count } from './counts.ts';
import type { LandscapeTally } from './tally.ts';

/** A sentence, and the classes and years of the documents behind it. */
export interface Opportunity {
  text: string;
  cpc: string[];
  years?: number[];
}
/** Names a class for a reader. */
export type NameClass = (symbol: string) => string;

const GROUPS = 25;
const TOLD = 6;
/** Pairs of which fewer would be expected are rare by chance. */
const FEWEST_EXPECTED = 3;
const RARE = 0.4;

/** Pairs of classes that meet more rarely than their own frequencies predict. */
export function whiteSpace(tally: LandscapeTally, name: NameClass): Opportunity[] {
  const groups = tally.groups.top(GROUPS);
  const together = tally.groups.together(groups);
  const found: { a: string; b: string; seen: number; expected: number }[] = [];
  for (const [place, a] of groups.entries()) {
    for (const [after, b] of groups.slice(place + 1).entries()) {
      const expected = (a.documents * b.documents) / tally.documents;
      const seen = together(place, place + 1 + after);
      if (expected >= FEWEST_EXPECTED && seen <= expected * RARE) found.push({ a: a.name, b: b.name, seen, expected });
    }
  }
  return found
    .sort((x, y) => y.expected - y.seen - (x.expected - x.seen) || (x.a + x.b < y.a + y.b ? -1 : 1))
    .slice(0, TOLD)
    .map(({ a, b, seen, expected }) => ({
      text: `${pairOf(a, b, name)}: ${seen === 0 ? 'no document' : seen === 1 ? '1 document' : `${seen} documents`}, where ${expected.toFixed(1)} would be expected from how often each occurs.`,
      cpc: [a, b],
    }));
}

/** Two groups of one subclass share its title, which tells them apart no better when it is said twice. */
function pairOf(a: string, b: string, name: NameClass): string {
  const subclass = a.slice(0, 4);
  return subclass === b.slice(0, 4)
    ? `${a} together with ${b}, both of ${name(subclass)}`
    : `${name(a)} together with ${name(b)}`;
}

const within = (count: Count, years: readonly number[]): number =>
  years.reduce((sum, year) => sum + (count.years.get(year) ?? 0), 0);

/** Classes that grew most in the last two full years. */
export function emergingTrends(tally: LandscapeTally, name: NameClass, year: number | null): Opportunity[] {
  if (year === null) return [];
  const late = [year - 1, year];
  const early = [year - 3, year - 2];
  return tally.groups
    .top(Number.MAX_SAFE_INTEGER)
    .map((group) => ({ group, now: within(group, late), before: within(group, early) }))
    .filter(({ now, before }) => now >= 5 && now > before * 1.25)
    .sort((a, b) => b.now / (b.before + 1) - a.now / (a.before + 1) || (a.group.name < b.group.name ? -1 : 1))
    .slice(0, TOLD)
    .map(({ group, now, before }) => ({
      text: `${name(group.name)}: ${now} documents in ${late.join(' and ')}, ${before === 0 ? 'none' : before} in the two years before${before === 0 ? '' : ` (+${Math.round(((now - before) / before) * 100)}%)`}.`,
      cpc: [group.name],
      years: late,
    }));
}

/** Classes with work of years in them that few companies hold, or that nobody has published in of late. */
export function marketGaps(tally: LandscapeTally, name: NameClass, year: number | null): Opportunity[] {
  if (year === null) return [];
  const gaps: { weight: number; gap: Opportunity }[] = [];
  for (const group of tally.groups.top(GROUPS * 2)) {
    if (group.documents < 5) continue;
    const companies = group.beside.size;
    const [first = ''] = mostOf(group.beside, 1);
    const held = group.beside.get(first) ?? 0;
    const recent = within(group, [year - 1, year, year + 1]);
    const lastYear = Math.floor(group.latest / 10_000);
    if (recent === 0 && lastYear > 0) {
      gaps.push({
        weight: group.documents,
        gap: {
          text: `${name(group.name)}: ${group.documents} documents, none of them later than ${lastYear}.`,
          cpc: [group.name],
        },
      });
    } else if (companies > 0 && held / group.documents >= 0.4) {
      const share = Math.round((held / group.documents) * 100);
      gaps.push({
        weight: share / 10 + group.documents / 100,
        gap: {
          text: `${name(group.name)}: ${share}% of its ${group.documents} documents are of one company, ${first}; ${companies === 1 ? 'no other company is' : `${companies - 1} ${companies === 2 ? 'other is' : 'others are'}`} in it.`,
          cpc: [group.name],
        },
      });
    } else if (companies > 0 && companies <= Math.max(3, group.documents / 6)) {
      gaps.push({
        weight: group.documents / companies / 10,
        gap: {
          text: `${name(group.name)}: only ${companies} ${companies === 1 ? 'company' : 'companies'} in ${group.documents} documents, ${recent} of them since ${year - 1}.`,
          cpc: [group.name],
        },
      });
    }
  }
  return gaps
    .sort((a, b) => b.weight - a.weight || (a.gap.text < b.gap.text ? -1 : 1))
    .slice(0, TOLD)
    .map(({ gap }) => gap);
}
