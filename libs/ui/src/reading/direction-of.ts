/** So far the first letter is looked for; signs and digits have no direction of their own. */
const LOOKED_AT = 1_000;
const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Where a text begins, by its first letter. The attribute `auto` says the same, but a browser then reads a whole megabyte
 * again at every key.
 */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const [letter] = FIRST_LETTER.exec(text.slice(0, LOOKED_AT)) ?? [];
  return letter !== undefined && RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}
