import type { PatentSummary } from '@premise/contracts';

/** "Ada Vance" as reference managers sort it: "Vance, Ada". */
function sorted(name: string): string {
  const words = name.split(' ');
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${last}, ${words.join(' ')}`;
}

// A line of RIS ends where the text has a line break, which to some readers U+0085 and other control characters are too.
const line = (tag: string, text: string | null): string[] => {
  const plain = text?.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim() ?? '';
  return plain === '' ? [] : [`${tag}  - ${plain}`];
};

function record(patent: PatentSummary): string {
  const published = patent.publicationDate ?? patent.filingDate;
  return [
    'TY  - PAT',
    ...line('TI', patent.title),
    ...patent.inventors.flatMap((name) => line('AU', sorted(name))),
    ...line('PB', patent.assignee),
    ...line('SN', patent.displayNumber),
    ...line('PY', published?.slice(0, 4) ?? null),
    ...line('DA', published?.replaceAll('-', '/') ?? null),
    ...line('AB', patent.abstract),
    ...patent.cpc.flatMap((symbol) => line('KW', symbol)),
    ...line('CY', 'United States'),
    ...line('N1', patent.sample ? 'Fictitious sample patent' : null),
    'ER  - ',
    '',
  ].join('\r\n');
}

/** Records of type PAT. */
export const patentRis = (patents: readonly PatentSummary[]): string => patents.map(record).join('\r\n');
