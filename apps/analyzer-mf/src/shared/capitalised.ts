/**
 * A list begins its items with a capital, also where the words stood in the middle of a sentence. What begins with a
 * quotation mark or a name of its own spelling (iPhone, eBay) stays.
 */
export function capitalised(text: string): string {
  return /^\p{Ll}(?!\p{Lu})/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
