/** Words that tell nothing about what a text is about, those of patent language among them. */
const STOP = new Set(
  `a about above after again all also an and any are as at be because been before being below between both but by can claim claims comprise comprises comprising could did do does
  each either embodiment embodiments example first for from further had has have having he her here how if in include includes including into invention is it its least may means method methods more
  most no not of on one only or other others our out over plurality present provide provided provides said same second she should so some such system systems than that the their them then there thereby
  therefrom thereof these they third this those through to two under up use used using via was we were what when where wherein whereby which while who will with within without would you your
  according apparatus device devices disclosed disclosure respective respectively configured`.split(/\s+/),
);

/** Words as the index cuts them: runs of letters and digits. */
export const WORD = /[\p{Alphabetic}\p{N}]+/gu;

/** Lower case, without accents. */
export const foldWord = (word: string): string =>
  PLAIN.test(word) ? word.toLowerCase() : word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
/** Which nearly all are: what is left is worth three passes over a word. */
const PLAIN = /^[A-Za-z\d]+$/;

/** A word as it is compared; null where it tells nothing about what a text is about. */
export function contentWord(word: string): string | null {
  const folded = foldWord(word);
  return folded.length > 2 && !STOP.has(folded) && !/^\d+$/.test(folded) ? folded : null;
}

/** The words that say what a text is about, in order, with repetitions. */
export const contentWords = (text: string): string[] =>
  (text.match(WORD) ?? []).flatMap((word) => contentWord(word) ?? []);

/** A word without its ending, so that "charging", "charger" and "charged" meet. For comparing only. */
export function wordStem(folded: string): string {
  if (folded.length > LONGEST_KNOWN) return withoutEnding(folded);
  const known = STEMS.get(folded);
  if (known !== undefined) return known;
  if (STEMS.size >= KNOWN_STEMS) STEMS.clear();
  const stem = withoutEnding(folded);
  STEMS.set(folded, stem);
  return stem;
}

/** Texts use the same words again and again, and comparing drafts with documents asks for each of them every time. */
const STEMS = new Map<string, string>();
const KNOWN_STEMS = 50_000;
/** A longer word may hold on to the whole text that it was cut from. */
const LONGEST_KNOWN = 12;

function withoutEnding(folded: string): string {
  let stem = folded;
  if (stem.length > 4 && stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`;
  else if (stem.length > 3 && stem.endsWith('s') && !/(?:ss|us|is)$/.test(stem)) stem = stem.slice(0, -1);
  const shorter = stem.replace(
    /(?:ations?|ating|ated|ators?|ates?|ingly|ings?|edly|ed|ers?|ors?|ments?|ively?|ally|ly)$/,
    '',
  );
  return shorter.length >= 4 ? shorter.replace(/(?<=[^aeiou])e$|([bdgmnprt])\1$/, '$1') : stem;
}

/** Stems of the content words. */
export const contentStems = (text: string): string[] => contentWords(text).map(wordStem);
