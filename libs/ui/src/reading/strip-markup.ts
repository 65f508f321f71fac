// Only what begins like a tag or a comment is taken out: "a < b and c > d" stays as it was written.
const MARKUP = /<!--(?:[^-]|-(?!->))*-->|<\/?[a-z][^<>]*>/gi;

/** The text without markup tags. What stood between the tags stays. */
export function stripMarkup(text: string): string {
  return text.includes('<') ? text.replace(MARKUP, '') : text;
}
