import type { PatentSummary } from '@premise/contracts';

const SPECIAL: Record<string, string> = {
  '\\': '\\textbackslash{}',
  // Not with a backslash: readers count every brace, and one without its partner ends the entry.
  '{': '{\\textbraceleft}',
  '}': '{\\textbraceright}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

const escaped = (text: string): string =>
  text.replaceAll(/[\\{}~^]/g, (sign) => SPECIAL[sign] ?? sign).replaceAll(/[$&#_%]/g, String.raw`\$&`);

// A name with the word that stands between names is held together.
const author = (name: string): string => (/\band\b/i.test(name) ? `{${escaped(name)}}` : escaped(name));

function entry(patent: PatentSummary): string {
  const [year, month, day] = (patent.publicationDate ?? patent.filingDate ?? '').split('-');
  const fields: [string, string | undefined][] = [
    ['title', `{${escaped(patent.title)}}`],
    ['author', patent.inventors.map(author).join(' and ')],
    ['holder', patent.assignee === null ? '' : `{${escaped(patent.assignee)}}`],
    ['number', escaped(patent.displayNumber)],
    ['type', `${patent.type} patent`],
    ['nationality', 'United States'],
    ['year', year],
    ['month', month],
    ['day', day],
    ['abstract', escaped(patent.abstract)],
    ['keywords', escaped(patent.cpc.join(', '))],
    ['note', patent.sample ? 'Fictitious sample patent' : ''],
  ];
  const told = fields.filter(([, value]) => value !== undefined && value !== '');
  return `@patent{${patent.id},\n${told.map(([name, value]) => `  ${name} = {${value}}`).join(',\n')}\n}\n`;
}

/** Entries of type `patent`, as BibLaTeX and many styles of BibTeX know it. */
export const patentBibtex = (patents: readonly PatentSummary[]): string => patents.map(entry).join('\n');
