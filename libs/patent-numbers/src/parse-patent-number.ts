import { PREFIXES, patentId, type PatentNumber, type PatentSeries } from './patent-number.ts';

/** Longer than any writing of a number. */
const LONGEST = 60;

const SERIES_OF = new Map<string, PatentSeries>(
  Object.entries(PREFIXES).map(([series, prefix]) => [prefix, series as PatentSeries]),
);
SERIES_OF.set('DES', 'design').set('SIR', 'registration').set('P', 'plant').set('R', 'reissue');

// "United States Patent No. 10,123,456", "Pat. No.", "Patent Application Publication No.", "Appl. No.", "Serial No."
const WORDS =
  /\b(?:UNITED STATES|U\.?\s?S\.?|PATENTS?|PAT|APPLICATIONS?|APPLN?|APP|PUBLICATIONS?|PUBLISHED|PUB|PGPUB|SERIAL|SER|NUMBER|NUM|NOS?|DOCUMENT|DOC|DESIGN|PLANT|REISSUED?)\b\.?|№|#/g;
const APPLICATION_WORDS = /\b(?:APPLICATION|APPLN?|APP|SERIAL|SER)\b/;
const PUBLICATION_WORDS = /\b(?:PUBLICATIONS?|PUBLISHED|PUB|PGPUB)\b/;
const SERIES_WORDS: readonly [RegExp, PatentSeries][] = [
  [/\bDES(?:IGN)?\b/, 'design'],
  [/\bPLANT\b/, 'plant'],
  [/\bREISSUED?\b/, 'reissue'],
];

/** Full-width letters and digits, dashes, blanks of any kind and apostrophes as thousands separators, in one plain writing. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[‐-―−_]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();

const trimZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

function made(country: string, series: PatentSeries, number: string, kind: string | null): PatentNumber {
  return { country, series, number, kind, id: patentId(country, series, number) };
}

/** A serial number "14/412,875" or "14412875", series code first. */
function application(body: string, kind: string | null): PatentNumber | null {
  const match = /^(\d{1,2})[/ ]?(\d{3})[,. ]?(\d{3})$/.exec(body);
  if (match === null) return null;
  const [, series = '', high = '', low = ''] = match;
  return made('US', 'application', `${series.padStart(2, '0')}${high}${low}`, kind);
}

/** "2023/0012345", "2023-0012345", "20230012345"; six digits after the year are short of one zero. */
function publication(body: string, kind: string | null): PatentNumber | null {
  const match = /^(20\d\d)(?:[/\- ]{0,3}(\d{7})|[/\-](\d{6}))$/.exec(body.replaceAll(/[,.]/g, ''));
  if (match === null) return null;
  const [, year = '', seven, six] = match;
  return made('US', 'publication', `${year}${seven ?? `0${six ?? ''}`}`, kind);
}

function grant(letters: string, body: string, kind: string | null, named: PatentSeries | null): PatentNumber | null {
  const series = letters === '' ? (named ?? 'utility') : SERIES_OF.get(letters);
  const digits = body.replaceAll(/[,.' ]/g, '');
  if (series === undefined || !/^\d{1,8}$/.test(digits)) return null;
  const number = trimZeros(digits);
  return number === '0' ? null : made('US', series, number, kind);
}

function foreign(country: string, rest: string): PatentNumber | null {
  const match = /^([A-Z]{0,2}\d[\d/,.\- ]*\d|[A-Z]{0,2}\d{1,2})\s*([A-Z]\d?)?$/.exec(rest);
  if (match === null) return null;
  const number = (match[1] ?? '').replaceAll(/[^A-Z\d]/g, '');
  return number.length < 4 || number.length > 16 ? null : made(country, 'foreign', number, match[2] ?? null);
}

/**
 * Reads a patent number in any usual writing: "US 10,123,456 B2", "10123456", "US20230012345A1", "US 2023/0012345 A1",
 * "D701,016", "RE49,000", "PP30,000", "08/123,456", "U.S. Pat. No. 7,654,321", a link to a patent page, numbers of other offices. A
 * bare number of eight digits is a patent's; one with a slash, or called an application, is a serial number. Null when the text is
 * no patent number.
 */
export function parsePatentNumber(text: string): PatentNumber | null {
  if (text.length > LONGEST * 4) return null;
  const linked = /\/patent\/([A-Z]{2}[A-Z\d]+)/i.exec(text)?.[1] ?? text;
  const written = plain(linked);
  if (written.length > LONGEST || !/\d/.test(written)) return null;
  const own = /^US?APP\d{8}$/.test(written) ? written.replace(/^US?APP/, '') : null;
  if (own !== null) return application(own, null);
  const named = SERIES_WORDS.find(([words]) => words.test(written))?.[1] ?? null;
  const bare = written
    .replaceAll(WORDS, ' ')
    .replace(/^[\s.:,-]+/, '')
    .replace(/[\s.;:,]+$/, '')
    .trim();
  const other = /^(?!US|RE|PP|AI|D[\d ,]|H[\d ,]|T[\d ,]|X[\d ,])([A-Z]{2})[\s-]?(?=[A-Z]{0,2}\d)(.+)$/.exec(bare);
  if (other !== null) return foreign(other[1] ?? '', other[2] ?? '');
  const match = /^(?:US)?[\s-]*([A-Z]{0,3}?)[\s.-]*(\d[\d,./'\- ]*?)[\s-]*(?:\(?([A-Z]\d?)\)?)?$/.exec(bare);
  if (match === null) return null;
  const [, letters = '', body = '', kind = null] = match;
  if (letters !== '') return grant(letters, body, kind, named);
  const asPublication = publication(body, kind);
  if (asPublication !== null) return asPublication;
  if (body.includes('/') || (APPLICATION_WORDS.test(written) && !PUBLICATION_WORDS.test(written))) {
    return application(body, kind);
  }
  return grant('', body, kind, named);
}
