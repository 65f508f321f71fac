const IRREGULAR: ReadonlyMap<string, string> = new Map(
  (
    'men:man women:woman people:person persons:person children:child mice:mouse geese:goose feet:foot teeth:tooth oxen:ox ' +
    'wolves:wolf knives:knife lives:life wives:wife leaves:leaf thieves:thief halves:half loaves:loaf shelves:shelf elves:elf ' +
    'calves:calf selves:self dice:die lice:louse criteria:criterion phenomena:phenomenon bacteria:bacterium ' +
    'fungi:fungus cacti:cactus nuclei:nucleus theses:thesis hypotheses:hypothesis analyses:analysis crises:crisis axes:axis ' +
    'bases:base matrices:matrix vertices:vertex indices:index fishes:fish fishies:fish heroes:hero potatoes:potato ' +
    'tomatoes:tomato echoes:echo shoes:shoe movies:movie cookies:cookie ties:tie pies:pie zombies:zombie pixies:pixie ' +
    'caches:cache axeman:axeman postmen:postman policemen:policeman firemen:fireman sportsmen:sportsman gentlemen:gentleman ' +
    'housewives:housewife buses:bus gases:gas lenses:lens viruses:virus geniuses:genius houses:house horses:horse nurses:nurse ' +
    'judges:judge hedges:hedge'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const NO_PLURAL =
  /(?:ss|us|is|ics|news|series|species|means|always|perhaps|lens|gas|yes|this|thus|plus|christmas|does|has|was|alas|james|charles|paris|texas|wales|mars|venus|socrates|hercules|achilles|as|canvas|atlas)$/;

/** A word without its plural ending, in lower case. Names keep their shape as far as the ending allows. */
export function singular(word: string): string {
  const lower = word.toLowerCase();
  const known = IRREGULAR.get(lower);
  if (known !== undefined) return known;
  if (lower.endsWith('men') && lower.length > 5) return `${lower.slice(0, -3)}man`;
  if (lower.length < 4 || !lower.endsWith('s') || NO_PLURAL.test(lower)) return lower;
  if (lower.endsWith('ies') && lower.length > 4) return `${lower.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/.test(lower)) return lower.slice(0, -2);
  return lower.slice(0, -1);
}

/** The same word with its own capitals. */
export function singularAsWritten(word: string): string {
  const form = singular(word);
  if (form === word.toLowerCase()) return word;
  let shared = 0;
  while (shared < form.length && form[shared] === word[shared]?.toLowerCase()) shared += 1;
  return word.slice(0, shared) + form.slice(shared);
}

export function isPlural(word: string): boolean {
  return singular(word) !== word.toLowerCase();
}

/** "a" or "an" before a phrase. */
export function withArticle(phrase: string): string {
  return /^(?:[aeio]|u(?!ni|se|sa|ti|ro)|hon(?:est|our)|hour|heir|[FHLMNRSX](?:[A-Z]|$))/i.test(phrase) &&
    !/^(?:eu|one\b|once\b)/i.test(phrase) &&
    (!/^[fhlmnrsx]/i.test(phrase) || /^(?:hon(?:est|our)|hour|heir|[FHLMNRSX](?:[A-Z]|$))/.test(phrase))
    ? `an ${phrase}`
    : `a ${phrase}`;
}
