import { DETERMINERS, SUBJECT_PRONOUNS } from '../data/function-words.ts';
import { INNER_MARKER, LEAD_MARKERS, type Marker } from '../data/markers.ts';
import { AUXILIARIES, BASE_VERBS, FINITE_VERBS, isVerbLike } from '../data/verbs.ts';
import { type SentenceSpan, segmentCleanText } from '../text/sentences.ts';
import { contentLemmas, splitWords, type Word } from '../text/words.ts';

/** One thing said: a sentence, or the part of one that stands on its own, without the marker that introduces it. */
export interface Clause {
  start: number;
  end: number;
  index: number;
  sentence: number;
  paragraph: number;
  kind: SentenceSpan['kind'];
  /** The words, as they stand (line breaks and left-out markup included as blanks). */
  text: string;
  lower: string;
  words: Word[];
  lemmas: string[];
  /** Marker that introduces it, taken off its words. */
  marker: Pick<Marker, 'kind' | 'weight'> | null;
  markerText: string;
  /** Position among the clauses of its sentence. */
  place: number;
  isQuestion: boolean;
}

const TEMPORAL_SINCE =
  /^(?:\d|then\b|when\b|last\b|yesterday\b|childhood\b|early\b|the (?:\d|beginning|start|end|war|fall|early|late|middle|turn|dawn|time|day|19|20|introduction)|(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|friday)\b|its (?:beginning|introduction|founding)|(?:his|her|their|my|our) (?:birth|childhood))/i;
const NOT_SO =
  /^(?:that|much|many|few|little|far|long|called|on|forth|good|bad|very|to speak|hard|easy|often|too|important|well|is|are|does|do)\b/i;
const LEADING_SUBORDINATE =
  /^(?:and |but |yet )?(?:because(?! of)|since|as(?! (?:an?|such|usual|always|for|to|of|ever|expected|before) )|given that|seeing that|considering that|although|even though|though|while|(?:despite|in spite of) the fact that|even if|whereas)\s/i;

/** Lower case of the same length, so that offsets in one are offsets in the other. */
function lowered(text: string): string {
  const lower = text.toLowerCase();
  return (lower.length === text.length ? lower : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())).replaceAll(
    '’',
    "'",
  );
}

function hasFiniteVerb(text: string, wordLimit = 40): boolean {
  const words = splitWords(text.slice(0, 300)).slice(0, wordLimit);
  return words.some(
    (word, at) => AUXILIARIES.has(word.lower) || FINITE_VERBS.has(word.lower) || (at > 0 && isVerbLike(word.lower)),
  );
}

function beginsLikeClause(rest: string): boolean {
  const first = /^[\s"'“‘(]*([\p{L}'’]+)/u.exec(rest)?.[1]?.toLowerCase() ?? '';
  return SUBJECT_PRONOUNS.has(first) || DETERMINERS.has(first);
}

/** A marker that has lost what it introduces says nothing. */
const BARE_MARKER =
  /^(?:and |so |but )?(?:therefore|thus|hence|so|consequently|accordingly|however|moreover|furthermore|besides|because|since|also|finally|instead|then|still|yet|of course|in addition|in conclusion|in short|to sum up|after all|for (?:example|instance)|as (?:a (?:result|consequence)|such|usual|always|before)|for (?:this|that|these) reasons?|(?:this|that|which) is why|that said|first(?:ly)?|second(?:ly)?|third(?:ly)?)[\s.,:;!…-]*$/i;

/** Opening and closing lines of letters and messages. */
const LETTER_LINE =
  /^(?:(?:dear|hi|hello|hey|to whom)\b[^.?!]{0,40}|good (?:morning|afternoon|evening)\b[^.?!]{0,30}|(?:yours|best|kind|warm|kindest|with (?:best|kind|warm)|many thanks|thanks|thank you|cheers|sincerely|regards|love|all the best)(?: [a-z]+){0,4})[\s,.!]*$/i;
const SIGNATURE = /^(?:(?:\p{Lu}\.|(?:Dr|Mr|Mrs|Ms|Prof)\.?|\p{Lu}[\p{L}'’-]+),? ?){1,4}$/u;
const SPEAKER = /^(?:To the editor|\p{Lu}[\p{L}.'’-]{1,20}(?: \p{Lu}[\p{L}.'’-]{1,20})?):\s+/u;

type Cut = { at: number; kind: Marker['kind'] | 'semicolon' };

function kindOfInner(word: string): Marker['kind'] {
  if (
    /^(?:because|given|seeing|considering|due|on the|inasmuch|since|as|for)$/.test(word.split(' ')[0] ?? '') &&
    !/^as a /.test(word)
  )
    return 'reason';
  if (/^(?:due to|on the grounds)/.test(word)) return 'reason';
  if (/^(?:but|yet|however|nevertheless)$/.test(word)) return 'contrast';
  if (/^(?:although|even though|though|despite|whereas|even if)/.test(word)) return 'concession';
  return 'conclusion';
}

/** Is this occurrence of a marker word really one? */
function accepts(word: string, before: string, rest: string): boolean {
  const comma = /[,;:—–(]\s*(?:and\s)?$/.test(before);
  const previous = /([\p{L}'’]+)\W*$/u.exec(before.slice(-30))?.[1]?.toLowerCase() ?? '';
  switch (word) {
    case 'since':
      if (
        /^[^,.;]{1,30}? (?:became|took|came|moved|left|started|began|opened|arrived|joined|won)\b/i.test(rest) &&
        !/\b(?:is|are|will|should|must|can)\b/i.test(before)
      )
        return false;
      return !TEMPORAL_SINCE.test(rest) && previous !== 'ever' && hasFiniteVerb(rest.split(/[,;]/)[0] ?? '', 14);
    case 'as':
      if (/\bas (?:\w+ ){0,2}\w*\s*$/i.test(before)) return false;
      if (
        /^(?:such|same|well|far|long|soon|much|many|just|as|so|known|regarded?|seen|inasmuch|insofar|even|act|twice|used?|serve[sd]?|work|considered|described|treated?|viewed)$/.test(
          previous,
        )
      )
        return false;
      if (
        /^(?:a|an|if|well|far|long|soon|much|such|to|of|were|we do|they do|opposed|we know|i said|many|in)\b/i.test(
          rest,
        )
      )
        return false;
      return beginsLikeClause(rest) && hasFiniteVerb(rest, comma ? 12 : 6);
    case 'for':
      return (
        comma &&
        beginsLikeClause(rest) &&
        !/^(?:a|an|my|his|her|our|example|instance)\b/i.test(rest) &&
        hasFiniteVerb(rest, 8)
      );
    case 'so':
    case 'and so':
      return (comma || word === 'and so') && !NOT_SO.test(rest) && hasFiniteVerb(rest, 14);
    case 'but':
    case 'yet':
      return comma && !/^also\b/i.test(rest) && previous !== 'nothing' && hasFiniteVerb(rest, 25);
    case 'though':
    case 'however':
      return (
        comma && !/^[,.]/.test(rest) && hasFiniteVerb(rest, 14) && !/^(?:much|many|small|hard|well|long)\b/i.test(rest)
      );
    case 'therefore':
    case 'thus':
    case 'hence':
    case 'consequently':
    case 'nevertheless':
      return comma && !/^\w+ing\b/.test(rest) && hasFiniteVerb(rest, 14);
    case 'even if':
      return false;
    case 'whereas':
      return comma;
    default:
      return hasFiniteVerb(rest, 16) || beginsLikeClause(rest);
  }
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

function innerCuts(sentence: string): Cut[] {
  const cuts: Cut[] = [];
  for (const match of sentence.matchAll(INNER_MARKER)) {
    const word = (match[1] ?? '').toLowerCase();
    const at = match.index + match[0].length - (match[1] ?? '').length;
    if (at < 8) continue;
    const rest = sentence
      .slice(at + word.length)
      .replace(/^[\s,]+/, '')
      .slice(0, 300);
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

/** Takes the introducing markers off the front of a clause; several may follow each other ("but since ..."). */
function takeMarker(text: string): { skip: number; marker: Clause['marker']; markerText: string } {
  let skip = 0;
  let marker: Clause['marker'] = null;
  let markerText = '';
  for (let round = 0; round < 3; round += 1) {
    const rest = text.slice(skip);
    const lower = rest.slice(0, 280).toLowerCase().replaceAll('’', "'");
    const joiner = /^(?:and|or)\b,?\s+/.exec(lower);
    if (joiner && rest.length > joiner[0].length + 6) {
      skip += joiner[0].length;
      continue;
    }
    const hit = matchLead(lower);
    if (!hit || rest.length <= hit.length + 3) break;
    skip += hit.length;
    if (!marker || hit.marker.weight >= marker.weight || marker.kind === 'contrast') marker = hit.marker;
    markerText = markerText === '' ? rest.slice(0, hit.length).trim() : markerText;
  }
  return { skip, marker, markerText };
}

function matchLead(lower: string): { length: number; marker: Marker } | null {
  for (const marker of LEAD_MARKERS) {
    const match = marker.pattern.exec(lower);
    if (match) {
      const rest = lower.slice(match[0].length);
      if (/^so\b/.test(lower) && NOT_SO.test(rest)) return null;
      if (/^while\b/.test(lower) && /^(?:\w+ing)\b/.test(rest) && !hasFiniteVerb(rest.split(',')[0] ?? '', 14))
        return null;
      if (/^(?:also|first|next|second|third)\b/.test(lower) && !/[,:]\s*$/.test(match[0]) && !hasFiniteVerb(rest, 5))
        return null;
      if (/^next (?:they|we|you|it)(?:'ll| will| would)/.test(lower)) return null;
      if (/^yet (?:another|to)\b/.test(lower)) return null;
      return { length: match[0].length, marker };
    }
  }
  const since = /^(since|as|for)\b,?\s+/.exec(lower);
  if (since) {
    const rest = lower.slice(since[0].length);
    const causal =
      since[1] === 'since'
        ? !TEMPORAL_SINCE.test(rest) && !isTemporalSince(lower)
        : beginsLikeClause(rest) && !/^(?:a|an|an? \w+)\b/.test(rest);
    if (causal) return { length: since[0].length, marker: { kind: 'reason', weight: 2, pattern: /^/ } };
  }
  return null;
}

const JOINER_LEFT = /,?\s+(?:and|or|but)$/i;

function beginsLine(text: string, at: number): boolean {
  return at === 0 || /[\n\r\u2028\u2029]/.test(text.charAt(at - 1));
}

function isLetterLine(said: string, before: readonly Clause[]): boolean {
  if (said.length > 60) return false;
  if (LETTER_LINE.test(said)) return !hasFiniteVerb(said.replace(/^(?:many )?thank(?:s| you)/i, ''));
  return before.at(-1)?.kind === 'heading' && SIGNATURE.test(said);
}

/** "Since he came, things have changed": a time, not a reason. */
function isTemporalSince(words: string): boolean {
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

function trimClause(text: string, start: number, end: number): { start: number; end: number } {
  let from = start;
  let to = end;
  while (from < to && /[\s,;:—–(-]/.test(text.charAt(from))) from += 1;
  while (to > from && /[\s,;:—–(-]/.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

/** Cuts a clean text into sentences and those into clauses. */
export function readClauses(text: string): { sentences: SentenceSpan[]; clauses: Clause[] } {
  const sentences = segmentCleanText(text);
  const clauses: Clause[] = [];
  sentences.forEach((sentence, sentenceIndex) => {
    const words = text.slice(sentence.start, sentence.end);
    const cuts = sentence.kind === 'heading' ? [] : innerCuts(words);
    const edges = [0, ...cuts.map((cut) => cut.at), words.length];
    const kinds: Array<Cut['kind'] | null> = [null, ...cuts.map((cut) => cut.kind)];
    let place = 0;
    for (let at = 0; at + 1 < edges.length; at += 1) {
      const raw = trimClause(text, sentence.start + (edges[at] ?? 0), sentence.start + (edges[at + 1] ?? 0));
      if (at + 2 < edges.length)
        raw.end -= JOINER_LEFT.exec(text.slice(Math.max(raw.start, raw.end - 6), raw.end))?.[0].length ?? 0;
      const speaker =
        at === 0 && beginsLine(text, raw.start)
          ? SPEAKER.exec(text.slice(raw.start, Math.min(raw.end, raw.start + 50)))
          : null;
      if (speaker && raw.end - raw.start > speaker[0].length) raw.start += speaker[0].length;
      const taken = takeMarker(text.slice(raw.start, Math.min(raw.end, raw.start + 300)));
      const span = trimClause(text, raw.start + Math.min(taken.skip, raw.end - raw.start), raw.end);
      if (span.end - span.start < 2) continue;
      const kind = kinds[at] ?? null;
      const marker =
        taken.marker ??
        (kind === null || kind === 'semicolon' ? null : { kind, weight: kind === 'conclusion' ? 0.8 : 2 });
      const said = text.slice(span.start, span.end);
      const saidWords = splitWords(said);
      if (saidWords.length === 0 || BARE_MARKER.test(said)) continue;
      clauses.push({
        ...span,
        index: clauses.length,
        sentence: sentenceIndex,
        paragraph: sentence.paragraph,
        kind: edges.length === 2 && isLetterLine(said, clauses) ? 'heading' : sentence.kind,
        text: said,
        lower: lowered(said),
        words: saidWords,
        lemmas: contentLemmas(saidWords),
        marker,
        markerText: taken.markerText,
        place,
        isQuestion: /\?["'”’)]*$/.test(said),
      });
      place += 1;
    }
  });
  return { sentences, clauses };
}
