/** Singular of an English noun by its ending; lower case. Good enough to compare, not to print. */
export function singular(word: string): string {
  const lower = word.toLowerCase();
  const known = IRREGULAR.get(lower);
  if (known !== undefined) return known;
  if (lower.length < 4 || !lower.endsWith('s') || /(ss|us|is)$/.test(lower)) return lower;
  if (/[^aeiou]ies$/.test(lower) && lower.length > 4) return `${lower.slice(0, -3)}y`;
  if (/(ch|sh|ss|x|zz)es$/.test(lower)) return lower.slice(0, -2);
  return lower.slice(0, -1);
}

const IRREGULAR = new Map([
  ['media', 'medium'],
  ['vertices', 'vertex'],
  ['indices', 'index'],
  ['axes', 'axis'],
  ['bases', 'base'],
  ['lenses', 'lens'],
  ['lens', 'lens'],
  ['gas', 'gas'],
  ['bus', 'bus'],
  ['buses', 'bus'],
  ['teeth', 'tooth'],
  ['feet', 'foot'],
  ['leaves', 'leaf'],
  ['halves', 'half'],
  ['shelves', 'shelf'],
  ['knives', 'knife'],
  ['blades', 'blade'],
  ['apparatuses', 'apparatus'],
  ['criteria', 'criterion'],
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
  ['people', 'person'],
  ['mice', 'mouse'],
  ['always', 'always'],
  ['thus', 'thus'],
  ['plus', 'plus'],
  ['series', 'series'],
  ['species', 'species'],
]);

const IRREGULAR_VERBS = new Map([
  ['sent', 'send'],
  ['held', 'hold'],
  ['made', 'make'],
  ['built', 'build'],
  ['kept', 'keep'],
  ['shown', 'show'],
  ['given', 'give'],
  ['taken', 'take'],
  ['chosen', 'choose'],
  ['written', 'write'],
  ['stored', 'store'],
  ['found', 'find'],
  ['bound', 'bind'],
  ['drawn', 'draw'],
  ['bent', 'bend'],
  ['fed', 'feed'],
  ['wound', 'wind'],
  ['driven', 'drive'],
  ['broken', 'break'],
  ['frozen', 'freeze'],
  ['woven', 'weave'],
]);

const ENDINGS = [
  'isons',
  'ison',
  'ization',
  'isation',
  'ations',
  'ation',
  'ements',
  'ement',
  'ments',
  'ment',
  'ions',
  'ion',
  'ities',
  'ity',
  'ances',
  'ance',
  'ences',
  'ence',
  'ables',
  'able',
  'ible',
  'ness',
  'izing',
  'ings',
  'ing',
  'ively',
  'ive',
  'ers',
  'ors',
  'er',
  'or',
  'ally',
  'al',
  'ed',
  'es',
  'ly',
  'ate',
  's',
  'e',
  'y',
] as const;

/** What words of one family share: rotates, rotating, rotation and rotatable all give "rotat". */
export function wordFamily(word: string): string {
  const one = (IRREGULAR_VERBS.get(word.toLowerCase()) ?? singular(word)).replace(/(?<=[^aeiou])ied$/, 'y');
  const ending = ENDINGS.find((end) => one.endsWith(end) && one.length - end.length >= 4);
  const stem = ending === undefined ? one : one.slice(0, -ending.length);
  const doubled = /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
  return doubled.length > 4 && /(?:at|it)$/.test(doubled) ? doubled.slice(0, -2) : doubled;
}

/** "a" or "an", by sound as far as spelling tells. */
export function indefiniteArticle(word: string): 'a' | 'an' {
  if (/^(?:uni|use|usa|usb|euro|one|once|ut[ie]|ubi)/i.test(word)) return 'a';
  if (/^(?:hour|honest|heir|honou?r)/i.test(word)) return 'an';
  if (/^[A-Z]{2,}/.test(word)) return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a';
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}
