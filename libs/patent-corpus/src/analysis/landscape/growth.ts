/** Fewer than so many documents in both years together say nothing about growth. */
const FEWEST = 5;

/** Percent with one decimal: a year against the one before; null with too few to tell. */
export function growth(years: ReadonlyMap<number, number>, year: number): number | null {
  const now = years.get(year) ?? 0;
  const before = years.get(year - 1) ?? 0;
  if (before === 0 || now + before < FEWEST) return null;
  return Math.round(((now - before) / before) * 1000) / 10;
}

/** The last year that the corpus holds to its end. `to`: its latest publication, ISO 8601 date. */
export function lastFullYear(to: string | null): number | null {
  if (to === null) return null;
  const year = Number(to.slice(0, 4));
  // The office publishes each week: a corpus that reaches the last days of December holds the year.
  return to.slice(5) >= '12-24' ? year : year - 1;
}

export function growthSentence(years: ReadonlyMap<number, number>, year: number | null): string {
  if (year === null) return 'The corpus holds no dated documents.';
  const now = years.get(year) ?? 0;
  const before = years.get(year - 1) ?? 0;
  const figures = `${now} ${now === 1 ? 'document' : 'documents'} published in ${year}, the last full year of the corpus, against ${before} in ${year - 1}`;
  return growth(years, year) === null ? `${figures}: too few to tell a rate.` : `${figures}.`;
}
