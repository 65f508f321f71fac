import { BOUNDARIES, MASS_NOUNS, QUANTIFIERS } from '../claims/claim-vocabulary.ts';
import { indefiniteArticle } from '../text/word-forms.ts';
import { formatTitle } from './format-title.ts';
import { titleIssues } from './title-issues.ts';

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
    ...(purposes.length > 1 ? [] : things.slice(0, 2)).flatMap((thing) => [
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
  'during being having including comprising using according regarding concerning anything something everything nothing morning evening building housing bearing opening string spring thing ceiling king ring wing clothing willing working going trying wanting needing making having keeping letting causing providing allowing enabling helping'.split(
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
  acts(/\b(?:for|helps?\s+with)\s+(?:\p{L}+ly\s+)?(\p{L}{3,}ing)\s+/giu);
  acts(
    /\b(?:that|which|to|can|will|and|it|may)\s+(?:automatically\s+|easily\s+|quickly\s+|reliably\s+)?(\p{L}{3,}(?<!ing))\s+/giu,
  );
  for (const match of text.matchAll(
    /\bhelps?\s+(?:to\s+)?(?:the\s+|an?\s+)?(\p{L}+\s+(?:to\s+)?\p{L}{3,}(?:\s+\p{L}{3,})?)/giu,
  )) {
    const words = (match[1] ?? '')
      .split(' ')
      .filter((word) => !/ly$|^(?:better|more|less|well|and|with|the)$/i.test(word));
    if (words.length > 1) add('helping', words.join(' '));
  }
  acts(/\b(?:of|by|in)\s+(?:\p{L}+ly\s+)?(\p{L}{3,}ing)\s+/giu);
  return found;
}

/** Verbs that descriptions of things are made of; others are left alone rather than guessed at. */
const VERBS =
  `water detect measure monitor track sort clean cut fold open close lock unlock hold carry lift move cool heat dry wash store charge
  filter purify separate mix dispense deliver pump spray seal inspect scan identify recognize classify predict analyze control regulate
  adjust align balance brake drive steer launch print weld drill grind polish coat paint assemble connect attach detach mount support
  protect secure stabilize reduce prevent remove collect harvest plant prune feed train teach translate transcribe summarize search
  encrypt decrypt authenticate verify transmit receive route schedule manage share display project illuminate dim generate convert
  compress expand recycle sterilize disinfect diagnose treat inject infuse ventilate massage exercise locate map navigate park load unload
  pack wrap label count weigh peel slice cook bake brew grill roast grind stir pour bottle stack transport tow recover extract distill
  harvest capture record play tune amplify mute cancel sense count sharpen remind alert warn notify organize match rank recommend price
  climb cross rescue feed repair clamp grip tighten loosen wind unwind roll insulate shade ventilate irrigate fertilize mow rake sweep vacuum mop`
    .trim()
    .split(/\s+/);
const GERUNDS = new Map(
  VERBS.flatMap((verb) => [[verb, gerund(verb)] as const, [thirdPerson(verb), gerund(verb)] as const]),
);
const gerundOf = (word: string): string | null => GERUNDS.get(word) ?? null;

function gerund(verb: string): string {
  if (/[^aeiouy]e$/.test(verb) || /(?:[aeiou]v|[aeiou]z|u)e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  if (
    /^(?:cut|scan|stir|mop|wrap|map|grip|dim|plan|trim|stop|spin|set|drop|run|control|tow)$/.test(verb) &&
    verb !== 'tow'
  )
    return `${verb}${verb.at(-1)}ing`;
  return `${verb}ing`;
}

function thirdPerson(verb: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** The noun phrase that begins here, as a title says it; null when there is none to speak of. */
function objectAt(text: string, start: number): string | null {
  const tokens = [...text.slice(start, start + 120).matchAll(WORD)].map(([word]) => word);
  const words = nameFrom(tokens.filter((token, at) => at > 0 || !DETERMINERS.test(token)));
  const object = words.join(' ');
  const last = words.at(-1) ?? '';
  if (object.length < 3 || /(?:ed|ing)$/.test(last)) return null;
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
    const hasObject = GERUNDS.has(lower) && DETERMINERS.test(tokens[at + 1] ?? '');
    if (words.length > 0 && (hasObject || /ing$/.test(lower))) break;
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
    if (/ing$/.test(tokens[1] ?? '')) continue;
    const thing = from === 0 ? nameFrom(tokens).join(' ') : singularName(tokens);
    if (thing.length < 4 || /(?:ed|ful|ous|ive|able|al)$/.test(thing)) continue;
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
    if (name.length < 2 || (known === undefined && (name.length < 4 || /(?:ed|ing)$/.test(name)))) return [];
    if (known === undefined && match[2] === undefined && !/s$/.test(name)) return [];
    const counted = match[2] === undefined ? name : withArticle(name);
    return [{ name: name.toLowerCase(), phrase: /^us/i.test(match[1] ?? '') ? `using ${counted}` : `with ${counted}` }];
  });
}

const withArticle = (thing: string): string => `${indefiniteArticle(thing)} ${thing}`;

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
