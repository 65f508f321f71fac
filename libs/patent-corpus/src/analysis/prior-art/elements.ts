import { setImmediate as breathe } from 'node:timers/promises';
import type { PriorArtElement } from '@premise/contracts';
import { contentStems } from '../../words.ts';

const MOST_ELEMENTS = 12;
const TRANSITION =
  /\b(?:compris(?:es|ing)|includ(?:es|ing)|consist(?:s|ing)(?: essentially)? of|characteri[sz]ed (?:in that|by)|having|wherein)\b\s*:?/i;
const LONGEST = 2000;
/** Of a claim this much is taken apart: several times what its elements may have in all. */
const CLAIM_READ = 100_000;
/** Sentences that are looked at before others get their turn: a few milliseconds. */
const SENTENCES_AT_ONCE = 500;

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:\d+\s*[.)]\s*|and\s+|[,;:]\s*|\(?[a-z]\)\s+)+/i, '')
    .replace(/(?<![\s,;:.])[\s,;:.]+(?:and)?$/i, '')
    .trim();

/** A claim taken apart: its preamble, and what comes between semicolons after the transition. */
export function claimElements(claim: string): PriorArtElement[] {
  const text = claim
    .slice(0, CLAIM_READ)
    .replace(/^\s*(?:claim\s*)?\d+\s*[.):]\s*/i, '')
    .trim();
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
export async function draftElements(text: string, weight: (stem: string) => number): Promise<PriorArtElement[]> {
  let best: { sentence: string; place: number; worth: number; key: string }[] = [];
  let place = 0;
  for (const [written] of text.matchAll(/[^.!?;]+(?:[.!?;]+|$)/g)) {
    place += 1;
    if (place % SENTENCES_AT_ONCE === 0) await breathe();
    const sentence = written.replaceAll(/\s+/g, ' ').trim();
    if (sentence.length < 30 || sentence.length > 600) continue;
    const stems = [...new Set(contentStems(sentence))].sort();
    const worth = stems.reduce((sum, stem) => sum + weight(stem), 0) / Math.sqrt(Math.max(6, stems.length));
    const key = stems.join(' ');
    if (key === '' || best.some((other) => other.key === key)) continue;
    best = [...best, { sentence, place, worth, key }]
      .sort((a, b) => b.worth - a.worth || a.place - b.place)
      .slice(0, MOST_ELEMENTS);
  }
  return best.sort((a, b) => a.place - b.place).map(({ sentence }, at) => ({ label: String(at + 1), text: sentence }));
}
