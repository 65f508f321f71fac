import type { Token } from '../language/tokens.ts';
import { listSchemeSigns } from '../schemes/scheme-patterns.ts';
import type { Sentence, Unit } from './units.ts';

const CUES: ReadonlyArray<readonly [string, RegExp]> = [
  ['duty', /\b(?:should|ought to|must|has to|have to|need to|needs to|had better)\b/],
  [
    'therefore',
    /\b(?:therefore|thus|hence|consequently|accordingly|it follows|in conclusion|which means|that means|this means|in short|bottom line|all in all|overall)\b/,
  ],
  ['this is why', /\b(?:that 's why|that is why|this is why|which is why|for (?:these|this|that) reasons?)\b/],
  ['because', /\b(?:because|since|given that|after all|as a result of)\b/],
  [
    'says',
    /\b(?:i|we) (?:think|believe|say|suggest|propose|recommend|ask|urge|request|conclude|submit|respectfully|hold|argue|claim|would|want|vote|reckon|maintain|doubt|suspect)\b/,
  ],
  [
    'verdict',
    /\b(?:recommend\w*|propos\w+|suggest\w*|conclu\w+|verdict|motion|request\w*|urge\w*|my point|the point|answer)\b/,
  ],
  ['future', /\b(?:will|wo n't|going to|'ll|would|would n't)\b/],
  ['hedge', /\b(?:may|might|could|probably|likely|perhaps|seems?|appears?)\b/],
  [
    'value',
    /\b(?:good|bad|worth|wrong|right|fair|unfair|safe|dangerous|great|terrible|important|necessary|sensible|stupid|nonsense|mistake|better|waste|overrated|underrated|deserves?|justified|reasonable|enough)\b/,
  ],
  ['number', /#/],
  ['quoted', /["“”]/],
  [
    'others',
    /\b(?:some (?:people|say|argue)|critics|opponents|they say|people say|you might|one might|granted|admittedly|true ,|of course|sure ,)\b/,
  ],
];
const COUNTED_TAGS = ['NOUN', 'PROPN', 'VERB', 'ADJ', 'ADV', 'NUM', 'PRON', 'AUX'];
const EMPTY_WORDS = new Set(
  "the a an of to in and is are was were be it that this i you we they he she for on with as at by not have has had do does did but or if so my our your their his her its there from n't 's".split(
    ' ',
  ),
);

/** Names of the cues in some words, joined by blanks. */
export const listCues = (words: string): string[] =>
  CUES.filter(([, pattern]) => pattern.test(words)).map(([name]) => name);

const joinWords = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ');
const joinTags = (tokens: readonly Token[]): string => tokens.map(({ tag }) => tag).join(' ');
const isVerb = ({ tag }: Token): boolean => tag === 'VERB' || tag === 'AUX';

/** Base forms of the words that carry meaning. */
export function listContentWords(tokens: readonly Token[]): Set<string> {
  return new Set(
    tokens.map(({ lemma }) => lemma).filter((lemma) => /^\p{L}{2,}/u.test(lemma) && !EMPTY_WORDS.has(lemma)),
  );
}

/** Describes the units of a text: the words of each, its place, the words around it, and how far it shares words with the others. */
export class UnitDescriber {
  private readonly text: string;
  private readonly sentences: readonly Sentence[];
  private readonly units: readonly Unit[];
  /** In how many units each word occurs. */
  private readonly counts = new Map<string, number>();

  constructor(text: string, sentences: readonly Sentence[], units: readonly Unit[]) {
    this.text = text;
    this.sentences = sentences;
    this.units = units;
    for (const { tokens } of units)
      for (const word of listContentWords(tokens)) this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
  }

  /** Features of the unit with this index. They are large: keep no more of them than needed. */
  describe(at: number): Map<string, number> {
    const features = new Map<string, number>();
    const unit = this.units[at];
    if (!unit) return features;
    const add = (name: string, value = 1): void => void features.set(name, value);
    addWords(add, unit);
    addPlace(add, this.text, this.sentences, unit);
    addNeighbors(add, this.sentences, this.units, at);
    addShared(add, listContentWords(unit.tokens), this.counts, this.units.length);
    return features;
  }
}

type Add = (name: string, value?: number) => void;

function addWords(add: Add, { tokens, sentence, tokenAt }: Unit): void {
  const all = sentence.tokens;
  const words = tokens.map(({ word }) => word);
  words.forEach((word, at) => {
    add(`u ${word}`);
    if (at > 0) add(`b ${words[at - 1] ?? ''} ${word}`);
  });
  add(`first ${words[0] ?? ''}`);
  add(`first two ${words.slice(0, 2).join(' ')}`);
  add(`last ${words.at(-1) ?? ''}`);
  for (const count of [1, 2, 3]) add(`tags ${joinTags(tokens.slice(0, count))}`);
  const verb = tokens.findIndex(isVerb);
  if (verb < 0) add('no verb');
  else {
    add(`verb ${words[verb] ?? ''}`);
    add(`verb form of ${tokens[verb]?.lemma ?? ''}`);
    add(`verb and next ${words.slice(verb, verb + 2).join(' ')}`);
  }
  const end = tokenAt + tokens.length;
  add(`before ${all[tokenAt - 1]?.word ?? '^'}`);
  add(`two before ${joinWords(all.slice(Math.max(0, tokenAt - 2), tokenAt))}`);
  add(`after ${all[end]?.word ?? '$'}`);
  add(`two after ${joinWords(all.slice(end, end + 2))}`);
  add(`sentence begins ${all[0]?.word ?? ''}`);
  add(`sentence begins with two ${joinWords(all.slice(0, 2))}`);
  add(`sentence ends ${all.at(-1)?.word ?? ''}`);
  const joined = words.join(' ');
  for (const cue of listCues(joined)) add(`cue ${cue}`);
  const counted = tokens.filter(({ tag }) => tag !== 'PUNCT').length;
  for (const tag of COUNTED_TAGS)
    add(`share ${tag}`, (2 * tokens.filter((token) => token.tag === tag).length) / Math.max(1, counted));
  add('length', Math.log(tokens.length + 1) / 2);
  add(`length ${Math.min(8, Math.floor(tokens.length / 4))}`);
}

function addPlace(add: Add, text: string, sentences: readonly Sentence[], unit: Unit): void {
  const { sentenceAt, part, parts, sentence } = unit;
  const last = sentences.length - 1;
  const relative = last > 0 ? sentenceAt / last : 0.5;
  if (sentenceAt === 0) add(`in the first, part ${part}`);
  if (sentenceAt === last) add(`in the last, part from the end ${parts - 1 - part}`);
  if (sentenceAt === 0) add('in the first');
  if (sentenceAt === last) add('in the last');
  if (sentenceAt === 1) add('in the second');
  if (sentenceAt === last - 1) add('in the last but one');
  add('place', relative);
  add(`place ${Math.floor(relative * 4.999)}`);
  if (sentences[sentenceAt - 1]?.paragraph !== sentence.paragraph) add('begins a paragraph');
  if (sentences[sentenceAt + 1]?.paragraph !== sentence.paragraph) add('ends a paragraph');
  add(`part ${Math.min(3, parts)} ${Math.min(3, part)}`);
  add(`part ${part === 0 ? 'first' : part === parts - 1 ? 'last' : 'middle'}`);
  add(`kind ${sentence.kind}`);
  add(`sentences ${Math.min(6, Math.floor(Math.log2(last + 2)))}`);
  if (/^[>*\-•]/.test(text.slice(Math.max(0, sentence.start - 2), sentence.start).trim())) add('is marked');
  if (sentence.speaker !== null) add('is spoken');
  add('any');
}

function addNeighbors(add: Add, sentences: readonly Sentence[], units: readonly Unit[], at: number): void {
  const unit = units[at];
  if (!unit) return;
  const before = sentences[unit.sentenceAt - 1]?.tokens;
  const after = sentences[unit.sentenceAt + 1]?.tokens;
  add(`sentence before begins ${before?.[0]?.word ?? '^'}`);
  add(`sentence before ends ${before?.at(-1)?.word ?? '^'}`);
  add(`sentence after begins ${after?.[0]?.word ?? '$'}`);
  add(`sentence after begins with two ${after ? joinWords(after.slice(0, 2)) : '$'}`);
  add(`sentence after ends ${after?.at(-1)?.word ?? '$'}`);
  add(`sentence after, tags ${after ? joinTags(after.slice(0, 2)) : '$'}`);
  const [previous, next] = [units[at - 1]?.tokens, units[at + 1]?.tokens];
  add(`unit before begins ${previous?.[0]?.word ?? '^'}`);
  add(`unit after begins ${next?.[0]?.word ?? '$'}`);
  add(`unit before, tags ${previous ? joinTags(previous.slice(0, 2)) : '^'}`);
  add(`unit after, tags ${next ? joinTags(next.slice(0, 2)) : '$'}`);
}

/** In one pass: a pairwise comparison would grow with the square of the text. */
function addShared(add: Add, words: ReadonlySet<string>, counts: ReadonlyMap<string, number>, units: number): void {
  const size = Math.max(1, words.size);
  const others = [...words].map((word) => (counts.get(word) ?? 1) - 1);
  add('shared', (2 * others.filter((count) => count > 0).length) / size);
  add('shared with many', (4 * others.reduce((sum, count) => sum + count, 0)) / (size * Math.max(1, units - 1)));
  add('its own', others.filter((count) => count === 0).length / 5);
}

/**
 * What a unit is to the conclusion, beside its own features (`describeOwn`, asked for only next to the conclusion). `null` stands for a
 * text without a stated conclusion.
 */
export function describeBeside(
  unit: Unit,
  at: number,
  conclusion: { unit: Unit; at: number; words: ReadonlySet<string> } | null,
  describeOwn: () => ReadonlyMap<string, number>,
): Map<string, number> {
  const features = new Map<string, number>();
  if (conclusion === null) return features.set('no conclusion', 1);
  const distance = at - conclusion.at;
  const side = distance < 0 ? 'before' : 'after';
  features.set(`${side} the conclusion`, 1);
  features.set(`${side} the conclusion by ${Math.min(4, Math.ceil(Math.abs(distance) / 2))}`, 1);
  if (unit.sentenceAt === conclusion.unit.sentenceAt) features.set(`in its sentence, ${side}`, 1);
  if (Math.abs(distance) === 1) {
    const own = describeOwn();
    features.set(`next to it, ${side}, ${own.has('cue because') ? 'because' : ''}`, 1);
    for (const name of own.keys())
      if (name.startsWith('before ') || name.startsWith('first ')) features.set(`next to it, ${side}: ${name}`, 1);
  }
  let shared = 0;
  for (const word of listContentWords(unit.tokens)) if (conclusion.words.has(word)) shared += 1;
  features.set('shares with it', shared / Math.sqrt(Math.max(1, conclusion.words.size)));
  features.set(`shares with it ${Math.min(3, shared)}`, 1);
  return features;
}

const OF_REASON = /^(?:u |b |first |verb |cue |share |length |tags |before |after )/;
const OF_TARGET = /^(?:u |first |verb |cue |tags )/;

/** A step from a reason to what it supports: the words of both, and the signs of schemes in the reason's words. */
export function describeStep(
  words: string,
  reason: ReadonlyMap<string, number>,
  target: ReadonlyMap<string, number>,
): Map<string, number> {
  const features = new Map<string, number>([['any', 1]]);
  for (const scheme of listSchemeSigns(words)) features.set(`sign of ${scheme}`, 1.5);
  for (const [name, value] of reason) if (OF_REASON.test(name)) features.set(name, value);
  for (const [name, value] of target) if (OF_TARGET.test(name)) features.set(`to: ${name}`, value * 0.6);
  return features;
}

/** The choice that no unit of the text is the conclusion. */
export function describeNoConclusion(sentences: readonly Sentence[]): Map<string, number> {
  const features = new Map<string, number>([['no conclusion', 1]]);
  features.set(`no conclusion, sentences ${Math.min(6, Math.floor(Math.log2(sentences.length + 1)))}`, 1);
  features.set(`no conclusion, ends ${sentences.at(-1)?.tokens.at(-1)?.word ?? ''}`, 1);
  const units = sentences.reduce((sum, { tokens }) => sum + tokens.length, 0);
  features.set('no conclusion, length', Math.log(1 + units) / 4);
  return features;
}
