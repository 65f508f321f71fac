import type { Block } from './block.ts';
import { cleanText, splitParagraphs } from './clean-text.ts';
import type { DocumentDraft } from './document-draft.ts';
import { numberClaims } from './number-claims.ts';

/** In the order of 37 CFR 1.77(b). */
const SECTIONS: readonly [heading: string, field: keyof DocumentDraft & SectionField, bookmark: string][] = [
  ['CROSS-REFERENCE TO RELATED APPLICATIONS', 'crossReference', 'Cross-reference to related applications'],
  [
    'STATEMENT REGARDING FEDERALLY SPONSORED RESEARCH OR DEVELOPMENT',
    'federalResearch',
    'Federally sponsored research or development',
  ],
  ['FIELD OF THE INVENTION', 'field', 'Field of the invention'],
  ['BACKGROUND OF THE INVENTION', 'background', 'Background of the invention'],
  ['BRIEF SUMMARY OF THE INVENTION', 'summary', 'Brief summary of the invention'],
  ['BRIEF DESCRIPTION OF THE DRAWINGS', 'drawings', 'Brief description of the drawings'],
  ['DETAILED DESCRIPTION OF THE INVENTION', 'detailedDescription', 'Detailed description of the invention'],
];
type SectionField =
  'crossReference' | 'federalResearch' | 'field' | 'background' | 'summary' | 'drawings' | 'detailedDescription';

const OWN_NUMBER = /^\[\s*\d{3,6}\s*\]\s*/;
/** Letters, no lower case, no sentence: a heading the inventor set inside a section. */
const SUBHEADING = /^(?=.*\p{Lu}{2})[^\p{Ll}]{3,90}(?<![.;:,])$/u;

/**
 * The specification as it is filed: upper-case headings (37 CFR 1.77(c)), paragraphs numbered [0001] upwards and not in
 * headings, claims or abstract (1.52(b)(6)), claims and abstract each on a new sheet (1.75(h), 1.72(b)). Sections without text are left out. `paragraphsOf`: of a cache, where the draft is
 * composed again and again.
 */
export function composeSpecification(draft: DocumentDraft, paragraphsOf = splitParagraphs): Block[] {
  const blocks: Block[] = [
    { kind: 'title', text: filedTitle(draft.title) || '[TITLE OF THE INVENTION]', bookmark: 'Title' },
  ];
  let number = 0;
  const numbered = (text: string): Block => {
    number += 1;
    return { kind: 'paragraph', text, label: `[${String(number).padStart(4, '0')}]` };
  };
  for (const [heading, field, bookmark] of SECTIONS) {
    const paragraphs = paragraphsOf(draft[field]);
    if (field === 'drawings' && paragraphs.length === 0) paragraphs.push(...describeFigures(draft));
    if (paragraphs.length === 0) continue;
    blocks.push({ kind: 'heading', text: heading, bookmark });
    if (saysNone(paragraphs)) blocks.push(numbered('Not applicable.'));
    else
      for (const [index, paragraph] of paragraphs.entries()) {
        const isSubheading = SUBHEADING.test(paragraph) && index < paragraphs.length - 1;
        const text = paragraph.replace(OWN_NUMBER, '');
        if (isSubheading) blocks.push({ kind: 'heading', text });
        else if (text !== '') blocks.push(numbered(text));
      }
  }
  return [...blocks, ...composeClaims(draft), ...composeAbstract(draft)];
}

/** The title in capitals, on one line, without the full stop the drafting step asks for. */
export function filedTitle(title: string): string {
  return cleanText(title).replace(/\s+/g, ' ').trim().replace(/\.$/, '').toLocaleUpperCase('en');
}

function composeClaims(draft: DocumentDraft): Block[] {
  const lines = numberClaims(draft.claims);
  if (lines.length === 0) return [];
  return [
    { kind: 'heading', text: 'CLAIMS', newPage: true, bookmark: 'Claims' },
    { kind: 'line', text: 'What is claimed is:' },
    ...lines.map(({ number, text }): Block => ({
      kind: 'claim',
      text,
      ...(number === undefined ? {} : { label: `${number}.` }),
    })),
  ];
}

function composeAbstract(draft: DocumentDraft): Block[] {
  const paragraphs = splitParagraphs(draft.abstract);
  if (paragraphs.length === 0) return [];
  return [
    { kind: 'heading', text: 'ABSTRACT', newPage: true, bookmark: 'Abstract' },
    ...paragraphs.map((text): Block => ({ kind: 'paragraph', text })),
  ];
}

/** The lines of the brief description out of the figures' own, where the section itself is empty. */
function describeFigures({ figures }: DocumentDraft): string[] {
  const described = figures.filter(({ description }) => description.trim() !== '');
  return described.map(({ number, description }) => {
    const text = cleanText(description).replace(/\s+/g, ' ').trim();
    const subject = figures.length === 1 ? 'The figure' : `FIG. ${number.trim()}`;
    const sentence = /^(is|are|shows?|illustrates?|depicts?)\b/.test(text) ? text : `is ${text}`;
    return `${subject} ${sentence}${/[.;]$/.test(sentence) ? '' : '.'}`;
  });
}

function saysNone(paragraphs: readonly string[]): boolean {
  return paragraphs.length === 1 && /^none\.?$/i.test(paragraphs[0] ?? '');
}
