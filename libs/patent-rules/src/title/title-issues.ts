import { CONVENTION_PHRASES, PREFERRED_TERMS, termPattern } from './title-terms.ts';

const MIN_LENGTH = 10;
const CONVENTION_FROM = 20;

/**
 * What the structure check says about a title, in the order of the specification (S2 section 5). An empty list means
 * the structure is good.
 */
export function titleIssues(title: string): string[] {
  const text = title.trim();
  if (text === '') return ['Title cannot be empty'];
  const issues: string[] = [];
  if (text.length < MIN_LENGTH) issues.push('Title should be at least 10 characters long');
  const words = text.split(/\s+/);
  if (!isCapitalised(words[0])) issues.push('First word should be capitalized');
  if (!isCapitalised(words.at(-1))) issues.push('Last word should be capitalized');
  for (const { preferred, found } of miscasedTerms(text)) {
    issues.push(`Consider using "${preferred}" instead of "${found}"`);
  }
  if (!/[.!?]$/.test(text)) issues.push('Title should end with proper punctuation');
  if (/[.!?]{2,}/.test(text)) issues.push('Remove excessive punctuation marks');
  if (text.length > CONVENTION_FROM && !CONVENTION_PHRASES.some((phrase) => text.includes(phrase))) {
    issues.push('Consider using patent title conventions like "System and Method for" or "Apparatus for"');
  }
  return issues;
}

/** Judged by the first letter of the word: "3D" starts with a capital, and signs without case cannot be wrong. */
function isCapitalised(word: string | undefined): boolean {
  const letter = /\p{L}/u.exec(word ?? '')?.[0];
  return letter === undefined || letter === letter.toUpperCase();
}

function miscasedTerms(text: string): Array<{ preferred: string; found: string }> {
  return PREFERRED_TERMS.flatMap((preferred) => {
    const found = new Set([...text.matchAll(termPattern(preferred))].map(([match]) => match.replace(/\s+/g, ' ')));
    found.delete(preferred);
    return [...found].map((wrong) => ({ preferred, found: wrong }));
  });
}
