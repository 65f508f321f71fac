import { KIND_WORDS } from '../data/kind-words.ts';
import type { Flaw, Sign } from '../judging/flaw.ts';
import { quoted } from '../output/phrasing.ts';
import type { Clause } from '../reading/clauses.ts';
import type { Reading } from '../reading/roles.ts';
import { type Calibration, calibrated, type FlawHeads, type Head } from './flaw-model.ts';
import { featureNames, LONGEST_JUDGED, vectorOf, wordNamesOf } from './text-features.ts';
import { isCareful, isFirm, structureOf, type TextStructure } from './text-structure.ts';
import { weighText } from './weigh-text.ts';

/** What the learned weights make of a short text. */
export interface Judgement {
  /** Whether the text is a post, in which cues are often only spoken of, and the weights know texts of this sort well. */
  overrules: boolean;
  /** Whether nothing is said where it does not speak. */
  silences: boolean;
  /** Whether a flaw is to be told of. */
  speaks: boolean;
  /** Kinds with their uncalibrated shares; the likeliest first. */
  kinds: ReadonlyArray<{ label: string; share: number }>;
  head: Head;
  /** How far it is a post; else it is a reply. */
  post: number;
}

/** Shares of the sorts of text that the weights know: from here on one counts as known. */
const FAMILIAR = 0.5;
/** A single sentence is no post, whatever words it shares with some. */
const SHORTEST_POST = 16;

const REASONS: Readonly<Record<string, string>> = {
  'Ad hominem': 'speaks about persons; whether a claim is right does not depend on who holds it.',
  'Appeal to emotion': 'works on feelings; however strong they are, they do not show that the claim is true.',
  'Appeal to authority': 'rests the point on who says it; that this source is competent here, and right, is not shown.',
  'Hasty generalisation': 'speaks more generally than what is offered for it can bear.',
  'Red herring': 'draws attention to another matter; it can be granted without any effect on the question at hand.',
  'False dilemma': 'leaves too few ways open; what lies between or beside them is not considered.',
  'Appeal to nature': 'treats what is natural as good, or the unnatural as bad; neither follows from the other.',
  'Appeal to popularity': 'offers the number of those who hold or do it as a reason; many can be mistaken together.',
  'Slippery slope': 'leads from one step to far-reaching ends; that each step brings on the next is not shown.',
  'Appeal to tradition':
    'takes age or habit for a reason; that something has long been so does not show that it is right.',
  'Appeal to worse problems': 'points to something worse; that does not make the matter at hand any better.',
};

/** Null where the text is longer, or built in another way, than those the weights were learned on. */
export function judge(text: string, reading: Reading, cued: readonly Sign[], model: FlawHeads): Judgement | null {
  if (text.length > LONGEST_JUDGED || reading.clauses.length === 0) return null;
  // a story claims nothing, so it cannot go wrong in its reasoning
  if (!reading.conclusion && isStory(reading.clauses)) return null;
  // a letter or a page is no post
  if (reading.clauses.some((clause) => clause.kind === 'heading')) return null;
  const structure = structureOf(reading, cued);
  const { margin, known, post, kinds: weighedKinds } = weighText(model, featureNames(text, reading, cued), structure);
  const kinds = withWords(text, reading, weighedKinds, structure, cued);
  const words = reading.clauses.reduce((sum, clause) => sum + clause.words.length, 0);
  return {
    // several kinds of signs are not there because one of them is spoken of
    overrules: post > 0.5 && known >= FAMILIAR && words >= SHORTEST_POST && kindsOfSigns(cued) < 2,
    silences: known >= FAMILIAR,
    speaks: margin > 0 && kinds.length > 0 && !(kinds[0]?.label === 'False dilemma' && !drawsOn(reading)),
    kinds,
    post,
    head: post > 0.5 ? model.postKind : model.reply,
  };
}

type Kinds = Judgement['kinds'];

const lowerOf = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** The text without the objections it reports: what others say is no flaw of its own. */
function ownWords(text: string, { objections }: Reading): string {
  let own = text;
  for (const { start, end } of objections) own = own.slice(0, start) + ' '.repeat(end - start) + own.slice(end);
  return own;
}

/** Of so many likeliest kinds one may be told of. */
const KINDS_CONSIDERED = 3;

/**
 * Kinds that something in the text speaks for. Where a claim has its reasons and nothing gives a flaw away, the likeliest
 * kind must have its words, in careful prose plain ones, or none is told of; else the first that has words comes first.
 */
function withWords(
  text: string,
  reading: Reading,
  kinds: Kinds,
  { argued }: TextStructure,
  cued: readonly Sign[],
): Kinds {
  const [first] = kinds;
  const has = ({ label }: Kinds[number], how: 'loosely' | 'plainly', words: string): boolean =>
    KIND_WORDS[label]?.[how].test(lowerOf(words)) ?? true;
  if (argued && isCareful(text)) return first && has(first, 'plainly', ownWords(text, reading)) ? kinds : [];
  if (argued) return first && has(first, 'loosely', text) ? kinds : [];
  if (cued.some(isFirm)) return kinds;
  const named = kinds.slice(0, KINDS_CONSIDERED).find((kind) => has(kind, 'loosely', text));
  return named ? [named, ...kinds.filter((kind) => kind !== named)] : kinds;
}

const ADDRESSED = /\b(?:you|your|we|us|our)\b/;

/** Whether anything is drawn from there being two ways only, or anybody is put before them; else they are merely named. */
const drawsOn = ({ premises, clauses }: Reading): boolean =>
  premises.length > 0 ||
  clauses.some(({ lower, sentence }) => sentence !== clauses[0]?.sentence || ADDRESSED.test(lower));

const kindsOfSigns = (cued: readonly Sign[]): number => new Set(cued.filter(isFirm).map(({ label }) => label)).size;

const PAST = /\b(?:was|were|had|did|went|came|saw|found|told|said|got|took|made|[a-z]{3,}ed)\b/;
const PRESENT = /\b(?:is|are|am|has|have|do|does|should|must|can|will|would)\b/;

function isStory(clauses: readonly Clause[]): boolean {
  return clauses.every((clause) => PAST.test(clause.lower) && !PRESENT.test(clause.lower) && !clause.isQuestion);
}

/** The clause whose words speak most for a kind. */
function strongest({ clauses, objections }: Reading, head: Head, label: string): Clause | null {
  const own = clauses.filter((clause) => clause.kind !== 'heading' && !objections.includes(clause));
  const named = own.filter((clause) => KIND_WORDS[label]?.loosely.test(lowerOf(clause.text)));
  const at = head.classes.indexOf(label);
  const size = head.classes.length;
  let best: Clause | null = null;
  let most = -Infinity;
  for (const clause of named.length > 0 ? named : own) {
    const { places, values } = vectorOf({ words: wordNamesOf(clause.text), letters: [], reading: [] }, [1, 0, 0]);
    let score = 0;
    places.forEach((place, index) => (score += (values[index] ?? 0) * (head.weights[place * size + at] ?? 0)));
    if (score > most) {
      most = score;
      best = clause;
    }
  }
  return best;
}

const otherHead = (head: Head, model: FlawHeads): Head => (head === model.reply ? model.postKind : model.reply);

/** The likeliest kind as a flaw, with the words that speak most for it. */
export function learnedFlaw(
  judgement: Judgement,
  reading: Reading,
  model: FlawHeads,
  learned: Calibration,
): Flaw | null {
  const kind = judgement.kinds[0];
  if (!kind) return null;
  const confidence = calibrated(learned, kind.share);
  const head = judgement.head.classes.includes(kind.label) ? judgement.head : otherHead(judgement.head, model);
  const clause = strongest(reading, head, kind.label);
  if (!clause) return null;
  return {
    label: kind.label,
    explanation: `${quoted(clause.text, 140)} ${REASONS[kind.label] ?? 'gives no reason that bears on the claim.'}`,
    strength: confidence,
    confidence,
    learned: true,
    spans: [{ start: clause.start, end: clause.end }],
  };
}
