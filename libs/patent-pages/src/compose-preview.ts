import type { Block } from './block.ts';
import { cleanText, splitParagraphs } from './clean-text.ts';
import type { DocumentDraft } from './document-draft.ts';

export const PREVIEW_NOTICE =
  'This is a draft. A provisional application needs no claims, but it must disclose enough to support a later non-provisional application. A qualified patent attorney or agent should review it before filing.';

const UNASSIGNED = 'To be assigned';

/**
 * The document of the preview (S2 section 2): its headings, its order of sections, no claims. `paragraphsOf`: of a cache, where
 * the draft is composed again and again.
 */
export function composePreview(draft: DocumentDraft, paragraphsOf = splitParagraphs): Block[] {
  const title = cleanText(draft.title).replace(/\s+/g, ' ').trim().toLocaleUpperCase('en');
  const names = draft.inventors
    .map(({ name }) => cleanText(name).replace(/\s+/g, ' ').trim())
    .filter((name) => name !== '');
  const sections: [string, string][] = [
    ['CROSS-REFERENCE TO RELATED APPLICATIONS', draft.crossReference],
    ['STATEMENT REGARDING FEDERALLY SPONSORED RESEARCH OR DEVELOPMENT', draft.federalResearch],
    ['ABSTRACT', draft.abstract],
    ['FIELD OF THE INVENTION', draft.field],
    ['BACKGROUND OF THE INVENTION', draft.background],
    ['SUMMARY OF THE INVENTION', draft.summary],
    ['BRIEF DESCRIPTION OF THE DRAWINGS', draft.drawings],
    ['DETAILED DESCRIPTION OF THE INVENTION', draft.detailedDescription],
  ];
  return [
    { kind: 'office', text: 'UNITED STATES PATENT AND TRADEMARK OFFICE' },
    { kind: 'office', text: 'PROVISIONAL APPLICATION FOR PATENT' },
    { kind: 'line', text: `Docket Number: ${UNASSIGNED}` },
    { kind: 'line', text: `Application Number: ${UNASSIGNED}` },
    { kind: 'line', text: `Filing Date: ${UNASSIGNED}` },
    { kind: 'title', text: title === '' ? '[TITLE OF THE INVENTION]' : title },
    ...(names.length === 0
      ? []
      : [{ kind: 'line', text: `${names.length === 1 ? 'Inventor' : 'Inventors'}: ${names.join(', ')}` } as const]),
    ...sections.flatMap(([heading, text]): Block[] => {
      const paragraphs = paragraphsOf(text);
      if (paragraphs.length === 0) return [];
      return [
        { kind: 'heading', text: heading },
        ...paragraphs.map((paragraph): Block => ({ kind: 'paragraph', text: paragraph })),
      ];
    }),
    { kind: 'notice', text: PREVIEW_NOTICE },
  ];
}
