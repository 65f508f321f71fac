import type { Marker } from '../data/markers.ts';
import { INNER_MARKER } from '../data/markers.ts';
import { DETERMINERS, SUBJECT_PRONOUNS } from '../data/function-words.ts';
import { AUXILIARIES, BASE_VERBS, FINITE_VERBS, isVerbLike } from '../data/verbs.ts';
import { splitWords } from '../text/words.ts';

export const TEMPORAL_SINCE =
  /^(?:\d|then\b|when\b|last\b|yesterday\b|childhood\b|early\b|the (?:\d|beginning|start|end|war|fall|early|late|middle|turn|dawn|time|day|19|20|introduction)|(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|friday)\b|its (?:beginning|introduction|founding)|(?:his|her|their|my|our) (?:birth|childhood))/i;
export const NOT_SO =
  /^(?:that|much|many|few|little|far|long|called|on|forth|good|bad|very|to speak|hard|easy|often|too|important|well|is|are|does|do)\b/i;
const LEADING_SUBORDINATE =
  /^(?:and |but |yet )?(?:because(?! of)|since|as(?! (?:an?|such|usual|always|for|to|of|ever|expected|before) )|given that|seeing that|considering that|although|even though|though|while|(?:despite|in spite of) the fact that|even if|whereas)\s/i;
export function hasFiniteVerb(text: string, wordLimit = 40): boolean {
  const words = splitWords(text.slice(0, 300)).slice(0, wordLimit);
  return words.some(
    (word, at) => AUXILIARIES.has(word.lower) || FINITE_VERBS.has(word.lower) || (at > 0 && isVerbLike(word.lower)),
  );
}

export function beginsLikeClause(rest: string): boolean {
  const first = /^[\s"'“‘(]*([\p{L}'’]+)/u.exec(rest)?.[1]?.toLowerCase() ?? '';
  return SUBJECT_PRONOUNS.has(first) || DETERMINERS.has(first);
}

/** A place at which a sentence is cut, and what the cut says of the part after it. */
export type Cut = { at: number; kind: Marker['kind'] | 'semicolon' };

function kindOfInner(word: string): Marker['kind'] {
  if (
    /^(?:because|given|seeing|considering|due|on the|inasmuch|since|as|for)$/.test(word.split(' ')[0] ?? '') &&
    !/^as a /.test(word)
  )
    return 'reason';
  if (/^(?:due to|on the grounds)/.test(word)) return 'reason';
  if (/^(?:but|yet|then again|however|nevertheless)$/.test(word)) return 'contrast';
  if (/^(?:although|even though|though|despite|whereas|even if)/.test(word)) return 'concession';
  return 'conclusion';
}

/** After "but" without a comma: a statement of its own, not "slow but the best". */
const STARTS_ANEW =
  /^(?:(?:it|this|that|they|we|you|he|she|i|there) (?:\w+ )?(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|may|might|\w+n['’]t)\b|what['’]s\b|(?:it|that|there)['’]s\b)/i;

/** An occurrence of a marker word, and what stands around it. */
interface Occurrence {
  word: string;
  before: string;
  rest: string;
  /** A comma or the like stands right before it. */
  comma: boolean;
  /** The word before it. */
  previous: string;
}

const CHANGED = /^[^,.;]{1,30}? (?:became|took|came|moved|left|started|began|opened|arrived|joined|won)\b/i;
const NOW = /\b(?:is|are|will|should|must|can)\b/i;
const BEFORE_AS =
  /^(?:such|same|well|far|long|soon|much|many|just|as|so|known|regarded?|seen|inasmuch|insofar|even|act|twice|used?|serve[sd]?|work|considered|described|treated?|viewed)$/;
const AFTER_AS = /^(?:a|an|if|well|far|long|soon|much|such|to|of|were|we do|they do|opposed|we know|i said|many|in)\b/i;

const since = ({ before, rest, previous }: Occurrence): boolean =>
  !(CHANGED.test(rest) && !NOW.test(before)) &&
  !TEMPORAL_SINCE.test(rest) &&
  previous !== 'ever' &&
  hasFiniteVerb(rest.split(/[,;]/)[0] ?? '', 14);

const as = ({ before, rest, comma, previous }: Occurrence): boolean =>
  !/\bas (?:\w+ ){0,2}\w*\s*$/i.test(before) &&
  !BEFORE_AS.test(previous) &&
  !AFTER_AS.test(rest) &&
  beginsLikeClause(rest) &&
  !isReportedAs(rest) &&
  hasFiniteVerb(rest, comma ? 12 : 6);

const forReason = ({ rest, comma }: Occurrence): boolean =>
  comma &&
  beginsLikeClause(rest) &&
  !/^(?:a|an|my|his|her|our|example|instance)\b/i.test(rest) &&
  hasFiniteVerb(rest, 8);

const so = ({ word, rest, comma }: Occurrence): boolean =>
  (comma || word === 'and so') && !NOT_SO.test(rest) && hasFiniteVerb(rest, 14);

function but({ word, before, rest, comma, previous }: Occurrence): boolean {
  if (/^also\b/i.test(rest) || previous === 'nothing') return false;
  if (comma) return hasFiniteVerb(rest, 25);
  return word === 'but' && STARTS_ANEW.test(rest) && hasFiniteVerb(before) && splitWords(before).length > 3;
}

const though = ({ rest, comma }: Occurrence): boolean =>
  comma && !/^[,.]/.test(rest) && hasFiniteVerb(rest, 14) && !/^(?:much|many|small|hard|well|long)\b/i.test(rest);

const therefore = ({ rest, comma }: Occurrence): boolean => comma && !/^\w+ing\b/.test(rest) && hasFiniteVerb(rest, 14);

const evenIf = ({ before, rest }: Occurrence): boolean =>
  /,\s*$/.test(before) && hasFiniteVerb(rest, 14) && !/,/.test(rest.slice(0, 80));

/** "theirs has a spring, whereas ours has none" grants nothing to the other side. */
const whereas = ({ rest, comma }: Occurrence): boolean =>
  comma && !/^(?:ours?|mine|my|this|these|the (?:present|new|proposed))\b/i.test(rest.trimStart());

const ACCEPTED: ReadonlyMap<string, (occurrence: Occurrence) => boolean> = new Map([
  ['since', since],
  ['as', as],
  ['for', forReason],
  ['so', so],
  ['and so', so],
  ['but', but],
  ['yet', but],
  ['though', though],
  ['however', though],
  ['therefore', therefore],
  ['thus', therefore],
  ['hence', therefore],
  ['consequently', therefore],
  ['nevertheless', therefore],
  ['even if', evenIf],
  ['whereas', whereas],
]);

/** Is this occurrence of a marker word really one? */
function accepts(word: string, before: string, rest: string): boolean {
  const comma = /[,;:—–(]\s*(?:and\s)?$/.test(before);
  const previous = /([\p{L}'’]+)\W*$/u.exec(before.slice(-30))?.[1]?.toLowerCase() ?? '';
  const accepted = ACCEPTED.get(word);
  if (accepted !== undefined) return accepted({ word, before, rest, comma, previous });
  return hasFiniteVerb(rest, 16) || beginsLikeClause(rest);
}

const OPENS_DEPENDENT =
  /^(?:if|when|while|because|since|as|although|after|before|once|unless|in|on|for|at|to|either|not|the more|with|whenever|even|though|given|by)\b/i;

/** "..., he does not even live here": two sentences with a comma between them. */
const SPLICE = /, (?=(?:he|she|they|it) (?:doesn|isn|hasn|didn|don|aren|haven|wasn|weren|can|won)['’]t [a-z]+)/gi;

/** "Some parents, because they worry, ...": what stands before the reason is no statement yet. */
function saysSomething(before: string): boolean {
  return (
    hasFiniteVerb(before) ||
    BASE_VERBS.has(/[\p{L}']+/u.exec(before)?.[0]?.toLowerCase() ?? '') ||
    !/,\s*$/.test(before)
  );
}

/** "Since they opened, traffic doubled": a beginning, and a change after it. */
const SINCE_THEN =
  /^(?:and |but |yet )?since (?:they|it|we|then|(?:the|our|their|its) [a-z]+(?: [a-z]+)?) (?:opened|began|started|came|launched|(?:was|were) (?:introduced|opened|launched|built|adopted))(?: (?:in|on) [a-z0-9 ]+)?, [^,;]{0,80}\b(?:doubled|tripled|halved|fell|rose|dropped|climbed|went (?:up|down))\b/i;

/** "Since he came, things have changed": a time, not a reason. */
export function isTemporalSince(words: string): boolean {
  if (SINCE_THEN.test(words)) return true;
  const parts = /^(?:and |but |yet )?since ([^,.;]{3,120}), ([^;]{3,160})/i.exec(words);
  return (
    parts !== null &&
    /\b(?:\w+ed|took|began|came|went|left|got|made|was|were|became|had|built|grew|rose|fell|won|lost)\b/i.test(
      parts[1] ?? '',
    ) &&
    /\b(?:has|have|had|['’]ve) (?:\w+ )?(?:\w+ed|been|fallen|risen|become|grown|gone|got|gotten|made|had|come|shrunk|sunk|lost|won|begun)\b/i.test(
      parts[2] ?? '',
    )
  );
}

const PARENTHETICAL = /^(?:however|though|therefore|thus|hence|consequently|nevertheless)$/;

/** Places at which a sentence falls into clauses. */
export function innerCuts(sentence: string): Cut[] {
  const cuts: Cut[] = [];
  for (const match of sentence.matchAll(INNER_MARKER)) {
    const word = (match[1] ?? '').toLowerCase();
    const at = match.index + match[0].length - (match[1] ?? '').length;
    if (at < 8) continue;
    const rest = sentence
      .slice(at + word.length)
      .replace(/^[\s,]+/, '')
      .slice(0, 300);
    // "the noise, however, is ...": what stands before is no statement
    if (PARENTHETICAL.test(word) && !hasFiniteVerb(sentence.slice(Math.max(0, at - 300), at))) continue;
    if (/^(?:because|given that|seeing that)/.test(word) && !saysSomething(sentence.slice(0, at))) continue;
    if (!accepts(word, sentence.slice(Math.max(0, at - 60), at), rest)) continue;
    cuts.push({ at, kind: kindOfInner(word) });
  }
  for (const match of sentence.matchAll(/;\s+/g)) cuts.push({ at: match.index + match[0].length, kind: 'semicolon' });
  for (const match of sentence.matchAll(
    /: +(?=(?:everyone|everybody|nobody|it|they|this|that|he|she|we|you|i|the|our|its|their) [\p{L}'’-]+ [\p{L}'’-]+)/giu,
  )) {
    const at = match.index + match[0].length;
    if (
      splitWords(sentence.slice(0, Math.min(match.index, 300))).length > 3 &&
      hasFiniteVerb(sentence.slice(0, match.index)) &&
      hasFiniteVerb(sentence.slice(at, at + 300), 14)
    )
      cuts.push({ at, kind: 'semicolon' });
  }
  for (const match of sentence.matchAll(SPLICE)) {
    const at = match.index + match[0].length;
    const before = sentence.slice(Math.max(0, match.index - 160), match.index);
    if (
      at > 16 &&
      !OPENS_DEPENDENT.test(sentence) &&
      hasFiniteVerb(before) &&
      !/\b(?:said|says|think|thinks|say|and|or|but)$/i.test(before)
    )
      cuts.push({ at, kind: 'semicolon' });
  }
  const lead = isTemporalSince(sentence.slice(0, 400)) ? null : LEADING_SUBORDINATE.exec(sentence);
  if (lead) {
    let comma = sentence.indexOf(', ', lead[0].length + 8);
    for (let tries = 0; comma !== -1 && tries < 6; tries += 1) {
      const rest = sentence.slice(comma + 2, comma + 302);
      if (
        !/^(?:and|or|who|which|where|but)\b/i.test(rest) &&
        hasFiniteVerb(rest, 12) &&
        splitWords(rest.slice(0, 40)).length > 2
      ) {
        cuts.push({ at: comma + 2, kind: 'semicolon' });
        break;
      }
      comma = sentence.indexOf(', ', comma + 2);
    }
  }
  cuts.sort((a, b) => a.at - b.at);
  return cuts.filter((cut, at) => at === 0 || cut.at - (cuts[at - 1]?.at ?? 0) > 7);
}

/** "As the photographs show", "as one who leaves": says where a thing is seen or what it is like, not why. */
export function isReportedAs(rest: string): boolean {
  return (
    /^one who\b/i.test(rest) ||
    /^[^,.;:]{1,50}? (?:shows?|showed|said|says|noted|mentioned|described|explained|stated|demonstrates?|illustrates?|predicted|promised)(?=[,.;!)]|\s*$)/i.test(
      rest,
    )
  );
}
