import type { PatentSummary, SearchNarrowing, SearchRemark } from '@premise/contracts';
import type { SourceQuery } from './patent-source.ts';

/** What a search can wish for beside its words. */
export type Wish = 'dateRange' | 'patentType' | 'status' | 'narrow' | 'sort' | 'inventor' | 'assignee';

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const same = (names: readonly string[], name: string): boolean => names.some((each) => plain(each) === plain(name));
const bare = (symbol: string): string => symbol.replaceAll(/\s/g, '');

/** Whether a name holds every word that was asked for, the last as a beginning. */
export function nameFits(name: string, asked: string): boolean {
  const has = wordsOf(name);
  return wordsOf(asked).every((word) => has.some((each) => each === word || each.startsWith(word)));
}

function narrowed(patent: PatentSummary, narrow: SearchNarrowing): boolean {
  const published = patent.publicationDate ?? '';
  const filed = patent.filingDate ?? '';
  const among = <Value>(list: readonly Value[] | undefined, fits: (value: Value) => boolean): boolean =>
    list === undefined || list.length === 0 || list.some(fits);
  return (
    among(narrow.years, (year) => published.startsWith(`${year}-`)) &&
    among(narrow.months, (month) => published.startsWith(`${month}-`)) &&
    among(narrow.filingYears, (year) => filed.startsWith(`${year}-`)) &&
    among(narrow.filingMonths, (month) => filed.startsWith(`${month}-`)) &&
    among(narrow.assignees, (name) => patent.assignee !== null && same([name], patent.assignee)) &&
    among(narrow.inventors, (name) => same(patent.inventors, name)) &&
    (narrow.cpc ?? []).every((symbol) => patent.cpc.some((each) => bare(each).startsWith(bare(symbol)))) &&
    among(narrow.types, (type) => patent.type === type) &&
    among(narrow.statuses, (status) => patent.status === status) &&
    among(narrow.ids, (id) => patent.id === id)
  );
}

const FITS: Record<Exclude<Wish, 'sort'>, (patent: PatentSummary, query: SourceQuery) => boolean> = {
  dateRange: (patent, { publishedFrom }) =>
    publishedFrom === null || (patent.publicationDate !== null && patent.publicationDate >= publishedFrom),
  patentType: (patent, { filters }) => filters.patentType === 'all' || patent.type === filters.patentType,
  status: (patent, { filters: { status } }) =>
    status === 'all' || (status === 'published' ? patent.status !== 'granted' : patent.status === status),
  narrow: (patent, { narrow }) => narrowed(patent, narrow),
  inventor: (patent, { mode, query }) => mode !== 'inventor' || patent.inventors.some((name) => nameFits(name, query)),
  assignee: (patent, { mode, query }) =>
    mode !== 'assignee' || (patent.assignee !== null && nameFits(patent.assignee, query)),
};

const asksFor: Record<Wish, (query: SourceQuery) => boolean> = {
  dateRange: ({ publishedFrom }) => publishedFrom !== null,
  patentType: ({ filters }) => filters.patentType !== 'all',
  status: ({ filters }) => filters.status !== 'all',
  narrow: ({ narrow }) =>
    Object.values(narrow).some((value) => (Array.isArray(value) ? value.length > 0 : value === true)),
  sort: ({ sort }) => sort !== 'relevance',
  inventor: ({ mode }) => mode === 'inventor',
  assignee: ({ mode }) => mode === 'assignee',
};

const SENTENCES: Record<Exclude<Wish, 'sort'>, (label: string) => string> = {
  dateRange: (label) => `The dates were compared here, among the patents that ${label} sent.`,
  patentType: (label) => `The type was looked at here, among the patents that ${label} sent.`,
  status: (label) => `The status was looked at here, among the patents that ${label} sent.`,
  narrow: (label) => `The result was narrowed here, among the patents that ${label} sent.`,
  inventor: (label) =>
    `${label} searches all texts: the inventors' names were looked at here, among the patents it sent.`,
  assignee: (label) =>
    `${label} searches all texts: the assignees' names were looked at here, among the patents it sent.`,
};

const aboutOf = (wish: Wish): SearchRemark['about'] => (wish === 'inventor' || wish === 'assignee' ? 'query' : wish);

function sorted(patents: PatentSummary[], { sort }: SourceQuery): PatentSummary[] {
  const day = (patent: PatentSummary): string => patent.publicationDate ?? '';
  if (sort === 'newest') return patents.toSorted((a, b) => day(b).localeCompare(day(a)));
  if (sort === 'oldest') return patents.toSorted((a, b) => day(a).localeCompare(day(b)));
  return patents.toSorted((a, b) => (b.citations ?? -1) - (a.citations ?? -1));
}

/**
 * Meets wishes that a source cannot meet itself, among the patents it sent, and says so: the total is then no longer exact. What
 * cannot be met here either is said as well. `label`: the source, for the sentences.
 */
export function meetHere(
  patents: PatentSummary[],
  query: SourceQuery,
  { wishes, label }: { wishes: readonly Wish[]; label: string },
): { results: PatentSummary[]; remarks: SearchRemark[] } {
  const open = wishes.filter((wish) => asksFor[wish](query));
  const remarks: SearchRemark[] = [];
  let results = patents;
  for (const wish of open) {
    if (wish === 'sort') {
      const cannot = query.sort === 'most-cited' && results.every(({ citations }) => citations === null);
      if (!cannot) results = sorted(results, query);
      remarks.push(
        cannot
          ? { about: 'sort', how: 'not-applied', text: `${label} does not tell how often a patent is cited.` }
          : {
              about: 'sort',
              how: 'applied-here',
              text: `${label} does not sort: the patents of this page were sorted here.`,
            },
      );
    } else {
      results = results.filter((patent) => FITS[wish](patent, query));
      if (patents.length > 0) remarks.push({ about: aboutOf(wish), how: 'applied-here', text: SENTENCES[wish](label) });
    }
  }
  if (query.narrow.active === true) {
    const text = `${label} does not tell which patents are in force.`;
    remarks.push({ about: 'narrow', how: 'not-applied', text });
  }
  return { results, remarks };
}
