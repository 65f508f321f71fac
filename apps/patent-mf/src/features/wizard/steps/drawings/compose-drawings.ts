import type { Figure } from '@premise/contracts';

const VERB = /^(?:is|are|shows?|illustrates?|depicts?|represents?)\b/i;
const ARTICLE = /^(?:an?|the|one|two|three|four|several|parts)\b/i;

/** "Perspective view of the lever." as "a perspective view of the lever". A name or a short form keeps its capitals. */
function asPhrase(description: string): string {
  const words = description
    .trim()
    .replace(/[.;\s]+$/u, '')
    .replaceAll(/\s+/gu, ' ');
  const begun = /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
  if (VERB.test(begun)) return begun;
  if (ARTICLE.test(begun)) return `is ${begun}`;
  return `is ${/^[aeiou]/i.test(begun) ? 'an' : 'a'} ${begun}`;
}

/**
 * The brief description of the drawings that the figures' own lines make: one sentence each (37 CFR 1.74). A view that stands
 * alone has no number (37 CFR 1.84(u)(1)). Figures without a line are left out.
 */
export function composeDrawings(figures: readonly Figure[]): string {
  const sole = figures.length === 1;
  return figures
    .filter(({ description }) => description.trim() !== '')
    .map(({ number, description, priorArt }) => {
      const subject = sole ? 'The drawing' : `FIG. ${number}`;
      return `${subject} ${asPhrase(description)}${priorArt ? ' (prior art)' : ''}.`;
    })
    .join('\n');
}
