import { DETERMINERS, inGeneral, nameFrom, tokensOf } from './title-names.ts';
import { gerundInClause, gerundOf, isGerund } from './title-verbs.ts';

export interface Purpose {
  /** "watering". */
  act: string;
  /** "potted plants". */
  object: string;
}

const NOT_ACTS = new Set(
  'during being having including comprising using according regarding concerning anything something everything nothing morning evening building housing bearing opening string spring thing ceiling king ring wing clothing willing working going trying wanting needing having letting causing providing allowing enabling helping'.split(
    ' ',
  ),
);

/** "for watering plants", "to water plants", "that waters plants", in the order of their weight. */
export function purposesOf(text: string): Purpose[] {
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
  const tokens = tokensOf(text.slice(start, start + 120));
  const words = nameFrom(tokens.filter((token, at) => at > 0 || !DETERMINERS.test(token)));
  const object = words.join(' ');
  const last = words.at(-1) ?? '';
  if (object.length < 3 || /ed$/.test(last) || isGerund(last) || NO_OBJECT.test(words[0] ?? '')) return null;
  return inGeneral(object, tokens[0] ?? '') + prevented(text.slice(start, start + 120));
}

/** "prevents the wheel from locking". */
function prevented(text: string): string {
  const match = /^(?:\p{L}+\s+){1,4}?from\s+(\p{L}+ing)\b/u.exec(text);
  return match ? ` from ${match[1] ?? ''}` : '';
}
