import { BOUNDARIES } from '../claims/claim-vocabulary.ts';
import { formatTitle } from './format-title.ts';
import { titleIssues } from './title-issues.ts';
import { nameFrom, singularName, STOPS, tokensOf, withArticle } from './title-names.ts';
import { purposesOf } from './title-purposes.ts';
import { isGerund } from './title-verbs.ts';

const MOST = 6;
const MAX_WORDS = 14;

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
    const tokens = tokensOf(text.slice(from, from + 100));
    if (isGerund(tokens[1] ?? '')) continue;
    const thing = from === 0 ? nameFrom(tokens).join(' ') : singularName(tokens);
    if (thing.length < 3 || /(?:ed|ful|ous|ive|able|al)$|^(?:method|process|way)$/i.test(thing)) continue;
    counts.set(thing, (counts.get(thing) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([thing]) => thing);
}

/** What it works with: "using machine learning", "with a stereo camera", "has an acoustic sensor". */
function featuresOf(text: string): Array<{ name: string; phrase: string }> {
  return [
    ...text.matchAll(/\b(using|uses|with|has|having|comprises|includes|contains)\s+(an?\s+)?(?=\p{L})/giu),
  ].flatMap((match) => {
    const from = match.index + match[0].length;
    const words = nameFrom(tokensOf(text.slice(from, from + 100))).slice(0, 3);
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
