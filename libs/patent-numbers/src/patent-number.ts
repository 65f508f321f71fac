/**
 * The numbered series of the United States patent office. `registration`: statutory invention registrations (H);
 * `defensive`: defensive publications (T); `improvement`: additional improvements (AI); `x-patent`: patents before 1836 (X);
 * `publication`: published applications; `application`: serial numbers of applications.
 */
export type PatentSeries =
  | 'utility'
  | 'design'
  | 'plant'
  | 'reissue'
  | 'registration'
  | 'defensive'
  | 'improvement'
  | 'x-patent'
  | 'publication'
  | 'application'
  | 'foreign';

/** A patent number taken apart. Two writings of one document come to the same `id`. */
export interface PatentNumber {
  /** Two-letter code of the office; US unless another one was written. */
  country: string;
  series: PatentSeries;
  /**
   * Without leading zeros and separators: "10123456"; of a publication year and seven digits: "20230012345"; of an
   * application series code and six digits: "14412875"; of a foreign document all that follows the country.
   */
  number: string;
  /** Kind code such as "B2"; null where none was written. It is no part of the identity. */
  kind: string | null;
  /** Normalised: "US10123456", "US20230012345", "USD701016", "USRE49000", "USPP30000", "USAPP14412875", "EP1234567". */
  id: string;
}

/** Letters that a series writes before its digits. */
export const PREFIXES: Readonly<Partial<Record<PatentSeries, string>>> = {
  design: 'D',
  plant: 'PP',
  reissue: 'RE',
  registration: 'H',
  defensive: 'T',
  improvement: 'AI',
  'x-patent': 'X',
};

/** The normalised number of a document of a series. */
export function patentId(country: string, series: PatentSeries, number: string): string {
  if (series === 'application') return `${country}APP${number}`;
  return `${country}${PREFIXES[series] ?? ''}${number}`;
}
