import type { Marker } from '../data/markers.ts';
import { type SentenceSpan, segmentCleanText } from '../text/sentences.ts';
import { contentLemmas, splitWords, type Word } from '../text/words.ts';
import { type Cut, innerCuts } from './cuts.ts';
import { takeMarker } from './lead-markers.ts';
import { isLetterLine, LABEL, SPEAKER } from './letters.ts';

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
  /** Who says it, where a name and a colon stand before it or before what it goes on from. */
  speaker: string | null;
}

/** Lower case of the same length, so that offsets in one are offsets in the other. */
function lowered(text: string): string {
  const lower = text.toLowerCase();
  return (lower.length === text.length ? lower : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())).replaceAll(
    '’',
    "'",
  );
}

/** A marker that has lost what it introduces says nothing. */
const BARE_MARKER =
  /^(?:and |so |but )?(?:therefore|thus|hence|so|consequently|accordingly|however|moreover|furthermore|besides|because|since|also|finally|instead|then|still|yet|of course|in addition|in conclusion|in short|to sum up|after all|for (?:example|instance)|as (?:a (?:result|consequence)|such|usual|always|before)|for (?:this|that|these) reasons?|(?:this|that|which) is why|that said|first(?:ly)?|second(?:ly)?|third(?:ly)?)[\s.,:;!…-]*$/i;

/** "Reasons to move the archive:" and "Why the archive should move": a heading that says what its list is for. */
const ANNOUNCES =
  /^(?:#+ )?(?:(?:the |my |our |some |more |here are |\w+ )?(?:(?:good|main|best|other|simple) )?(?:reasons|arguments|grounds) (?:(?:for us |for you )?to (?=[a-z]+ [a-z])|why (?=[a-z]+ [a-z]+ ))|why (?=[a-z'-]+ (?:[a-z'-]+ ){0,5}?(?:should|must|ought|needs?|has to|have to)\b))/i;
const ANNOUNCED = { kind: 'conclusion', weight: 3 } as const;

/** How many letters of a heading stand before the claim that it announces; 0 where it announces none. */
function announcedClaim(heading: string): number {
  if (heading.length > 90 || /[.!?;,…]["'”’)]*$/.test(heading)) return 0;
  return ANNOUNCES.exec(heading)?.[0].length ?? 0;
}

const JOINER_LEFT = /,?\s+(?:and|or|but)$/i;

function beginsLine(text: string, at: number): boolean {
  return at === 0 || /[\n\r\u2028\u2029]/.test(text.charAt(at - 1));
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
  let speaking: string | null = null;
  sentences.forEach((sentence, sentenceIndex) => {
    const words = text.slice(sentence.start, sentence.end);
    const announced = sentence.kind === 'list-item' ? 0 : announcedClaim(words);
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
      if (speaker && raw.end - raw.start > speaker[0].length) {
        raw.start += speaker[0].length;
        speaking = speaker[0].slice(0, speaker[0].indexOf(':'));
      }
      // a label holds for its line, a speaker until the next one speaks
      else if (speaking !== null && at === 0 && beginsLine(text, raw.start) && LABEL.test(speaking)) speaking = null;
      raw.start += announced;
      const taken = takeMarker(text.slice(raw.start, Math.min(raw.end, raw.start + 300)));
      const span = trimClause(text, raw.start + Math.min(taken.skip, raw.end - raw.start), raw.end);
      if (span.end - span.start < 2) continue;
      const kind = kinds[at] ?? null;
      const marker =
        (announced > 0 ? ANNOUNCED : null) ??
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
        kind:
          announced > 0 ? 'sentence' : edges.length === 2 && isLetterLine(said, clauses) ? 'heading' : sentence.kind,
        text: said,
        lower: lowered(said),
        words: saidWords,
        lemmas: contentLemmas(saidWords),
        marker,
        markerText: announced > 0 ? text.slice(raw.start - announced, raw.start).trim() : taken.markerText,
        place,
        isQuestion: /\?["'”’)]*$/.test(said),
        speaker: speaking,
      });
      place += 1;
    }
  });
  return { sentences, clauses };
}
