/**
 * A second reading of the office's XML that shares nothing with the corpus' reader: pieces of the raw text are cut out by their
 * tags. Texts are compared without blanks, since where blanks belong between elements is a matter of taste.
 */
export interface PlainReading {
  number: string;
  title: string;
  abstract: string;
  dates: string[];
  inventors: string[];
  assignees: string[];
  classes: string[];
  claims: string[];
  citations: string[];
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Letters and digits alone: named characters are left out on both sides. */
export const bare = (text: string): string =>
  text
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
    .replaceAll(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replaceAll(/&(\w+);/g, (_, name: string) => NAMED[name] ?? '')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase();

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((found) => found[1] ?? '');
const first = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';
const trimmed = (number: string): string => bare(number).replace(/^([a-z]*)0+/, '$1');
const withoutNumber = (claim: string): string => bare(claim.replace(/^(?:\s|<[^>]+>)*\d+(?:\s|<[^>]+>)*\./, ''));

export function readPlainly(text: string): PlainReading {
  if (text.includes('<PATDOC')) return grant2001(text);
  return text.includes('<patent-application-publication') ? application2001(text) : since2005(text);
}

function since2005(text: string): PlainReading {
  const bib = first(text, /<us-bibliographic-data-\w+[^>]*>([\s\S]*?)<\/us-bibliographic-data-/);
  const named = all(bib, /<inventor [\s\S]*?<addressbook>([\s\S]*?)<\/addressbook>/g);
  const applicants = all(bib, /<applicant [^>]*inventor[^>]*>[\s\S]*?<addressbook>([\s\S]*?)<\/addressbook>/g);
  const people = named.length > 0 ? named : applicants;
  const cited = first(bib, /<(?:us-)?references-cited>([\s\S]*?)<\/(?:us-)?references-cited>/);
  return {
    number: trimmed(first(bib, /<publication-reference>[\s\S]*?<doc-number>(.*?)</)),
    title: bare(first(bib, /<invention-title[^>]*>([\s\S]*?)<\/invention-title>/)),
    abstract: bare(first(text, /<abstract[^>]*>([\s\S]*?)<\/abstract>/)),
    dates: [
      first(bib, /<publication-reference>[\s\S]*?<date>(\d+)/),
      first(bib, /<application-reference[\s\S]*?<date>(\d+)/),
    ],
    inventors: people.map(
      (one) =>
        bare(first(one, /<first-name>([\s\S]*?)<\/first-name>/)) +
        bare(first(one, /<last-name>([\s\S]*?)<\/last-name>/)),
    ),
    assignees: all(first(bib, /<assignees>([\s\S]*?)<\/assignees>/), /<orgname>([\s\S]*?)<\/orgname>/g).map(bare),
    classes: [
      ...new Set(
        all(bib, /<classification-cpc>([\s\S]*?)<\/classification-cpc>/g).map((one) =>
          ['section', 'class', 'subclass', 'main-group', 'subgroup']
            .map((tag) => bare(first(one, new RegExp(`<${tag}>(.*?)<`))))
            .join(''),
        ),
      ),
    ],
    claims: all(first(text, /<claims[^>]*>([\s\S]*)<\/claims>/), /<claim [^>]*>([\s\S]*?)<\/claim>/g).map(
      withoutNumber,
    ),
    citations: all(cited, /<patcit[^>]*>([\s\S]*?)<\/patcit>/g).map((one) => trimmed(first(one, /<doc-number>(.*?)</))),
  };
}

function grant2001(text: string): PlainReading {
  const names = (part: string): string[] => all(text, new RegExp(`<${part}>([\\s\\S]*?)</${part}>`, 'g'));
  return {
    number: trimmed(first(text, /<B110>([\s\S]*?)<\/B110>/)),
    title: bare(first(text, /<B540>([\s\S]*?)<\/B540>/)),
    abstract: bare(first(text, /<SDOAB>([\s\S]*?)<\/SDOAB>/)),
    dates: [bare(first(text, /<B140>([\s\S]*?)<\/B140>/)), bare(first(text, /<B220>([\s\S]*?)<\/B220>/))],
    inventors: names('B721').map((one) => bare(first(one, /<NAM>([\s\S]*?)<\/NAM>/))),
    assignees: names('B731').map((one) => bare(first(one, /<NAM>([\s\S]*?)<\/NAM>/))),
    classes: [],
    claims: all(text, /<CLM [^>]*>([\s\S]*?)<\/CLM>/g).map(withoutNumber),
    citations: names('B561').map((one) => trimmed(first(one, /<DNUM>([\s\S]*?)<\/DNUM>/))),
  };
}

function application2001(text: string): PlainReading {
  const inventors = first(text, /<inventors>([\s\S]*?)<\/inventors>/);
  return {
    number: trimmed(first(text, /<document-id>\s*<doc-number>(.*?)</)),
    title: bare(first(text, /<title-of-invention>([\s\S]*?)<\/title-of-invention>/)),
    abstract: all(
      first(text, /<subdoc-abstract>([\s\S]*?)<\/subdoc-abstract>/),
      /<paragraph[^>]*>([\s\S]*?)<\/paragraph>/g,
    )
      .map(bare)
      .join(''),
    dates: [first(text, /<document-date>(\d+)/), first(text, /<domestic-filing-data>[\s\S]*?<filing-date>(\d+)/)],
    inventors: all(inventors, /<name>([\s\S]*?)<\/name>/g).map((one) =>
      ['given-name', 'middle-name', 'family-name']
        .map((tag) => bare(first(one, new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`))))
        .join(''),
    ),
    assignees: all(text, /<assignee>[\s\S]*?<organization-name>([\s\S]*?)<\/organization-name>/g).map(bare),
    classes: [],
    claims: all(first(text, /<subdoc-claims>([\s\S]*?)<\/subdoc-claims>/), /<claim [^>]*>([\s\S]*?)<\/claim>/g).map(
      withoutNumber,
    ),
    citations: [],
  };
}
