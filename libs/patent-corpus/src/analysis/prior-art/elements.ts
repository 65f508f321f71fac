import type { PriorArtElement } from '@premise/contracts';
import { contentStems } from '../../words.ts';

const MOST_ELEMENTS = 12;
const TRANSITION =
  /\b(?:compris(?:es|ing)|includ(?:es|ing)|consist(?:s|ing)(?: essentially)? of|characteri[sz]ed (?:in that|by)|having|wherein)\b\s*:?/i;
const LONGEST = 2000;

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:\d+\s*[.)]\s*|and\s+|[,;:]\s*|\(?[a-z]\)\s+)+/i, '')
    .replace(/[\s,;:.]+(?:and)?$/i, '')
    .trim();

/** A claim taken apart: its preamble, and what comes between semicolons after the transition. */
export function claimElements(claim: string): PriorArtElement[] {
  const text = claim.replace(/^\s*(?:claim\s*)?\d+\s*[.):]\s*/i, '').trim();
  const transition = TRANSITION.exec(text);
  const preamble = transition === null ? '' : text.slice(0, transition.index);
  const body = transition === null ? text : text.slice(transition.index + transition[0].length);
  const parts = body.includes(';')
    ? body.split(/;/)
    : body.split(/,\s+(?=(?:and\s+)?(?:an?|at least|one or more|the|said|wherein)\s)/i);
  const found = [preamble, ...parts].map(tidy).filter((part) => contentStems(part).length > 0);
  return found
    .slice(0, MOST_ELEMENTS)
    .map((part, place) => ({ label: String(place + 1), text: part.slice(0, LONGEST) }));
}

/** The sentences of a longer text that say most, in their order. `weight`: how much a stem says. */
export function draftElements(text: string, weight: (stem: string) => number): PriorArtElement[] {
  const sentences = (text.replaceAll(/\s+/g, ' ').match(/[^.!?;]+(?:[.!?;]+|$)/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= 30 && sentence.length <= 600);
  const seen = new Set<string>();
  return sentences
    .map((sentence, place) => {
      const stems = [...new Set(contentStems(sentence))];
      const worth = stems.reduce((sum, stem) => sum + weight(stem), 0) / Math.sqrt(Math.max(6, stems.length));
      return { sentence, place, worth, key: stems.sort().join(' ') };
    })
    .filter(({ key }) => key !== '' && !seen.has(key) && seen.add(key))
    .sort((a, b) => b.worth - a.worth || a.place - b.place)
    .slice(0, MOST_ELEMENTS)
    .sort((a, b) => a.place - b.place)
    .map(({ sentence }, place) => ({ label: String(place + 1), text: sentence }));
}
