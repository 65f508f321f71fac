import { BOUNDARIES, MASS_NOUNS, QUANTIFIERS } from '../claims/claim-vocabulary.ts';
import { indefiniteArticle } from '../text/word-forms.ts';
import { formatTitle } from './format-title.ts';
import { titleIssues } from './title-issues.ts';
import { gerundInClause, gerundOf, isGerund, isVerb } from './title-verbs.ts';

/** Fewest characters a description needs, after trimming (S2 section 5). */
export const TITLE_DESCRIPTION_MIN = 10;
/** Shown for a shorter one (S2 section 5). */
export const TITLE_DESCRIPTION_TOO_SHORT =
  'Please provide a description with at least 10 characters to generate titles.';

const MOST = 6;
const MAX_WORDS = 14;

interface Purpose {
  /** "watering". */
  act: string;
  /** "potted plants". */
  object: string;
}

/**
 * Titles from a description's own words: what the thing does ("for watering plants", "that waters plants"), and what it is
 * called. Each passes the structure check. The same description gives the same titles, six at most, none where it holds no word.
 */
export function composeTitles(description: string): string[] {
  const text = description.trim().replace(/\s+/g, ' ').slice(0, 4_000);
  const purposes = purposesOf(text);
  const things = thingsOf(text);
  const features = featuresOf(text);
  const drafts = [
    ...purposes.slice(0, 2).flatMap(({ act, object }) => {
      const doing = `${act} ${object}`;
      const feature = features.find(({ name }) => !doing.toLowerCase().includes(name.split(' ').at(-1) ?? ''));
      return [
        `System and Method for ${doing}`,
        `Apparatus for ${doing}`,
        `Method of ${doing}`,
        ...(feature ? [`Apparatus for ${doing} ${feature.phrase}`] : []),
        `Device for ${doing}`,
        `Process for ${doing}`,
      ];
    }),
    ...(purposes.length > 1 ? [] : things.slice(0, 1)).flatMap((thing) => [
      `System and Method for Operating ${withArticle(thing)}`,
      `Method of Making and Using ${withArticle(thing)}`,
      `Apparatus for Use as ${withArticle(thing)}`,
    ]),
  ];
  if (drafts.length === 0) drafts.push(...lastResort(text));
  const titles = new Map<string, string>();
  for (const draft of drafts) {
    const title = formatTitle(draft);
    if (title.split(' ').length <= MAX_WORDS && titleIssues(title).length === 0) titles.set(title.toLowerCase(), title);
  }
  return [...titles.values()].slice(0, MOST);
}

const WORD = /[\p{L}][\p{L}\p{N}]*(?:[-'’][\p{L}\p{N}]+)*|[^\s]/gu;
const STOPS = new Set(
  'a an the my our your this that these those it its they them their he she i we you someone somebody user users people everyone anyone very really just also not more most less easily quickly automatically simply better best new novel improved unique innovative good great simple cheap easy invention idea product thing things way kind sort type lot'.split(
    ' ',
  ),
);
const NOT_ACTS = new Set(
  'during being having including comprising using according regarding concerning anything something everything nothing morning evening building housing bearing opening string spring thing ceiling king ring wing clothing willing working going trying wanting needing having letting causing providing allowing enabling helping'.split(
    ' ',
  ),
);

/** "for watering plants", "to water plants", "that waters plants", in the order of their weight. */
function purposesOf(text: string): Purpose[] {
  const found: Purpose[] = [];
  const add = (act: string | null, object: string | null): void => {
    if (act === null || object === null) return;
    if (!found.some((known) => known.act === act && known.object === object)) found.push({ act, object });
  };
  const acts = (pattern: RegExp): void => {
    for (const match of text.matchAll(pattern)) {
      const word = (match[1] ?? '').toLowerCase();
      const act = word.endsWith('ing') ? word : gerundOf(word);
      if (act === null || !NOT_ACTS.has(word)) add(act, objectAt(text, match.index + match[0].length));
    }
  };
  for (const match of text.matchAll(TOLD)) {
    const act = /^(?:warn|alert)/i.test(match[1] ?? '') ? 'warning' : 'indicating';
    add(act, toldClause(`${match[2] ?? ''} ${match[3] ?? ''}`));
  }
  for (const match of text.matchAll(/\b(?:that|which)\s+(?:\p{L}+ly\s+)?(\p{L}{4,}s)\s+/giu)) {
    const end = match.index + match[0].length;
    const when = /^(?:when|whether|where|how)\s+[^.,;:]{3,80}/i.exec(text.slice(end))?.[0];
    const act = gerundInClause((match[1] ?? '').toLowerCase());
    add(act, when === undefined ? objectAt(text, end) : toldClause(when));
  }
  acts(/\b(?:for|helps?\s+with)\s+(?:\p{L}+ly\s+)?(\p{L}{3,}ing)\s+/giu);
  acts(
    /\b(?:that|which|to|can|will|and|it|may)\s+(?:automatically\s+|easily\s+|quickly\s+|reliably\s+)?(\p{L}{3,}(?<!ing))\s+/giu,
  );
  for (const match of text.matchAll(/\bhelps?\s+(?:to\s+)?(?:the\s+|an?\s+)?([^.,;:]{3,100})/giu)) {
    const words = beforeManner(match[1] ?? '').filter((word) => !/ly$|^(?:better|more|less|well)$/i.test(word));
    if (words.length > 1) add('helping', words.slice(0, 7).join(' '));
  }
  acts(/\b(?:of|by|in)\s+(?:\p{L}+ly\s+)?(\p{L}{3,}ing)\s+/giu);
  return found;
}

/** "tells you when your plants need water": what is told. */
const TOLD =
  /\b(tells?|shows?|informs?|warns?|alerts?|notifies|notify|reminds?)\s+(?:you|me|us|him|her|them|people|users?|the\s+\p{L}+|an?\s+\p{L}+)\s+(when|whether|if|where|that|how)\s+([^.,;:]{3,80})/giu;
const MANNER = /^(?:with|without|by|using|via|through|from|while|so|and|or|but|in|on|at|before|after|because)$/i;

/** The words before the manner in which it is done. */
function beforeManner(text: string): string[] {
  const words = text.trim().split(' ');
  const end = words.findIndex((word, at) => at > 0 && (MANNER.test(word) || (at > 1 && /^(?:when|to)$/i.test(word))));
  return end < 0 ? words : words.slice(0, end);
}

function toldClause(text: string): string | null {
  const words = beforeManner(text).filter((word) => !/^(?:your|my|our|their|his|her|its)$/i.test(word));
  return words.length > 2 && words.length < 9 ? words.join(' ') : null;
}

/** How something is or where it goes, and no thing that is acted on. */
const NO_OBJECT =
  /^(?:flat|open|shut|closed|up|down|away|out|off|over|back|hot|cold|warm|alone|together|brighter|itself|themselves|well|fast|slow)$/i;

/** The noun phrase that begins here, as a title says it; null when there is none to speak of. */
function objectAt(text: string, start: number): string | null {
  const tokens = [...text.slice(start, start + 120).matchAll(WORD)].map(([word]) => word);
  const words = nameFrom(tokens.filter((token, at) => at > 0 || !DETERMINERS.test(token)));
  const object = words.join(' ');
  const last = words.at(-1) ?? '';
  if (object.length < 3 || /ed$/.test(last) || isGerund(last) || NO_OBJECT.test(words[0] ?? '')) return null;
  return inGeneral(object, tokens[0] ?? '') + prevented(text.slice(start, start + 120));
}

const DETERMINERS = /^(?:a|an|the|my|our|your|their|its|his|her|any|all|some|each|every)$/i;

/** Up to four words of a name; ends at a boundary, an adverb, a participle, or a verb that has an object. */
function nameFrom(tokens: readonly string[]): string[] {
  const words: string[] = [];
  for (const [at, word] of tokens.entries()) {
    const lower = word.toLowerCase();
    if (
      !/\p{L}/u.test(word) ||
      BOUNDARIES.has(lower) ||
      QUANTIFIERS.has(lower) ||
      /ly$/.test(lower) ||
      DETERMINERS.test(word)
    )
      break;
    if (STOPS.has(lower)) {
      if (words.length > 0) break;
      continue;
    }
    const hasObject = isVerb(lower) && DETERMINERS.test(tokens[at + 1] ?? '');
    if (words.length > 0 && (hasObject || isGerund(lower))) break;
    words.push(word);
    if (words.length === 4) break;
  }
  return words;
}

/** "prevents the wheel from locking". */
function prevented(text: string): string {
  const match = /^(?:\p{L}+\s+){1,4}?from\s+(\p{L}+ing)\b/u.exec(text);
  return match ? ` from ${match[1] ?? ''}` : '';
}

/** "a leak" as a thing in general, "leaks"; "the wheel" as "a wheel"; what is not counted stays as it is. */
function inGeneral(object: string, determiner: string): string {
  const last = object.split(' ').at(-1) ?? '';
  if (/s$/.test(last) || MASS_NOUNS.has(last.toLowerCase())) return object;
  if (/^(?:the|its|my|our|your|their)$/i.test(determiner)) return withArticle(object);
  if (!/^(?:an?|any|each|every)$/i.test(determiner)) return object;
  if (/(?:x|z|ch|sh)$/.test(object)) return `${object}es`;
  return /[^aeiou]y$/.test(object) ? `${object.slice(0, -1)}ies` : `${object}s`;
}

/** What the description opens with, and what it introduces with "a" or "an", most often said first. */
function thingsOf(text: string): string[] {
  const counts = new Map<string, number>();
  const after = (article: RegExp): number[] =>
    [...text.matchAll(article)].map(({ index, 0: { length } }) => index + length);
  const starts = after(/\ban?\s+(?=\p{Script=Latin})/giu);
  if (starts.length === 0) starts.push(...after(/\bthe\s+(?=\p{Script=Latin})/giu));
  if (/^\p{Script=Latin}/u.test(text) && !STOPS.has((/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase()))
    starts.unshift(0);
  for (const from of starts) {
    const tokens = [...text.slice(from, from + 100).matchAll(WORD)].map(([word]) => word);
    if (isGerund(tokens[1] ?? '')) continue;
    const thing = from === 0 ? nameFrom(tokens).join(' ') : singularName(tokens);
    if (thing.length < 3 || /(?:ed|ful|ous|ive|able|al)$|^(?:method|process|way)$/i.test(thing)) continue;
    counts.set(thing, (counts.get(thing) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([thing]) => thing);
}

/** Names of one thing that end in an s of their own. */
const OWN_S = /(?:ss|us|is|as|lens)$/i;
const REFLEXIVE = /^(?:it|them|him|her)sel(?:f|ves)$/i;

/** The name of one thing: after "a", a word in -s is what the thing does. One that waters itself is a self-watering one. */
function singularName(tokens: readonly string[]): string {
  const words = nameFrom(tokens);
  const verbAt = words.findIndex((word, at) => at > 0 && /s$/i.test(word) && !OWN_S.test(word));
  if (verbAt < 0) return words.join(' ');
  const name = words.slice(0, verbAt).join(' ');
  const act = gerundOf((words[verbAt] ?? '').toLowerCase());
  return act !== null && REFLEXIVE.test(tokens[verbAt + 1] ?? '') ? `self-${act} ${name}` : name;
}

/** What it works with: "using machine learning", "with a stereo camera", "has an acoustic sensor". */
function featuresOf(text: string): Array<{ name: string; phrase: string }> {
  return [
    ...text.matchAll(/\b(using|uses|with|has|having|comprises|includes|contains)\s+(an?\s+)?(?=\p{L})/giu),
  ].flatMap((match) => {
    const from = match.index + match[0].length;
    const words = nameFrom([...text.slice(from, from + 100).matchAll(WORD)].map(([word]) => word)).slice(0, 3);
    // The object of "machine learning" ends in -ing, and is a name all the same.
    const known = /^(?:machine learning|artificial intelligence|AI|ML|blockchain|deep learning)\b/i.exec(
      text.slice(from),
    )?.[0];
    const name = known ?? words.join(' ');
    if (
      name.length < 2 ||
      (known === undefined && (name.length < 4 || /ed$/.test(name) || isGerund(words.at(-1) ?? '')))
    )
      return [];
    if (known === undefined && match[2] === undefined && !/s$/.test(name)) return [];
    const counted = match[2] === undefined ? name : withArticle(name);
    return [{ name: name.toLowerCase(), phrase: /^us/i.test(match[1] ?? '') ? `using ${counted}` : `with ${counted}` }];
  });
}

/** "a lamp"; "blinds" and "software" go without. */
function withArticle(thing: string): string {
  const last = thing.split(' ').at(-1) ?? '';
  const bare =
    /^(?:software|hardware|furniture|clothing|equipment)$/i.test(last) || (/s$/.test(last) && !OWN_S.test(last));
  return bare ? thing : `${indefiniteArticle(thing)} ${thing}`;
}

/** With neither purpose nor thing: the first words that carry meaning. */
function lastResort(text: string): string[] {
  const subject = [...text.matchAll(/\p{L}[\p{L}\p{N}-]+/gu)]
    .map(([word]) => word)
    .filter((word) => !STOPS.has(word.toLowerCase()) && !BOUNDARIES.has(word.toLowerCase()))
    .slice(0, 3)
    .join(' ');
  if (subject === '') return [];
  return [`System and Method for ${subject}`, `Apparatus for ${subject}`, `Device for ${subject}`];
}
