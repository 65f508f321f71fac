import type { Flaw } from '../judging/flaws.ts';
import { quoted } from '../output/phrasing.ts';
import type { Clause } from '../reading/clauses.ts';
import type { Reading } from '../reading/roles.ts';
import { calibrated, type FlawModel, type Head, probabilities, SOUND } from './flaw-model.ts';
import { featureNames, LONGEST_JUDGED, vectorOf, wordNamesOf } from './text-features.ts';

/** What the learned weights make of a short text. */
export interface Judgement {
  /** Whether the text is a post, in which cues are often only spoken of, and the weights know texts of this sort well. */
  overrules: boolean;
  /** Whether nothing is said where it does not speak. */
  silences: boolean;
  /** Probability that someone who reads it carefully would find a flaw. */
  flawed: number;
  /** Whether a flaw is likelier than none: a certain kind in a reply, any in a post. */
  speaks: boolean;
  /** Kinds with the probability that the text has just this flaw; the likeliest first. */
  kinds: ReadonlyArray<{ label: string; confidence: number }>;
  head: Head;
}

/** Shares of the sort of text: from here on it counts as known, as certain, and as not known at all. */
const FAMILIAR = 0.6;
const RATHER_FAMILIAR = 0.7;
const CERTAIN = 0.85;
const LEAST_FAMILIAR = 0.5;
/** A single sentence is no post, whatever words it shares with some. */
const SHORTEST_POST = 25;
/** How much likelier than none a flaw must be in a text of another sort, relative to one of a known sort. */
const RESERVE = 0.25;
/** Below this share of readers who would agree, nothing is said. */
const LEAST_FLAWED = 0.5;

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

/** Null where the text is longer, or of another sort, than those the weights were learned on. */
export function judge(text: string, reading: Reading, cued: readonly Flaw[], model: FlawModel): Judgement | null {
  if (text.length > LONGEST_JUDGED || reading.clauses.length === 0) return null;
  const names = featureNames(text, reading, cued);
  const register = probabilities(model.register, names);
  const share = (name: string): number => register[model.register.classes.indexOf(name)] ?? 0;
  const [reply, post] = [share('reply'), share('post')];
  const known = Math.max(reply, post);
  if (known < LEAST_FAMILIAR) return null;
  // a story claims nothing, so it cannot go wrong in its reasoning
  if (!reading.conclusion && isStory(reading.clauses)) return null;
  // reasons that are spelled out are judged by their form, and a letter is no post
  const spelled = reading.clauses.some((clause) => /^(?:reason|conclusion)$/.test(clause.marker?.kind ?? ''));
  if (spelled && reply >= post && known < CERTAIN) return null;
  if (reading.clauses.some((clause) => clause.kind === 'heading')) return null;
  const familiar = known >= FAMILIAR;
  const reserve = (RESERVE * (1 - known)) / known;
  if (reply >= post)
    return {
      ...judgeReply(probabilities(model.reply, names), model, reserve),
      overrules: false,
      silences: known >= RATHER_FAMILIAR,
    };
  const words = reading.clauses.reduce((sum, clause) => sum + clause.words.length, 0);
  const raw = probabilities(model.post, names)[model.post.classes.indexOf('flawed')] ?? 0;
  const flawed = calibrated(model.calibration.post, raw);
  const kinds = ranked(model.postKind, probabilities(model.postKind, names));
  const first = kinds[0]?.confidence ?? 0;
  const certain = flawed * calibrated(model.calibration.postKind, first);
  return {
    silences: true,
    overrules: familiar && words >= SHORTEST_POST,
    flawed,
    speaks: flawed >= LEAST_FLAWED + reserve / 2,
    kinds: scaled(kinds, first === 0 ? 0 : certain / first),
    head: model.postKind,
  };
}

const PAST = /\b(?:was|were|had|did|went|came|saw|found|told|said|got|took|made|[a-z]{3,}ed)\b/;
const PRESENT = /\b(?:is|are|am|has|have|do|does|should|must|can|will|would)\b/;

function isStory(clauses: readonly Clause[]): boolean {
  return clauses.every((clause) => PAST.test(clause.lower) && !PRESENT.test(clause.lower) && !clause.isQuestion);
}

function judgeReply(
  shares: readonly number[],
  model: FlawModel,
  reserve: number,
): Omit<Judgement, 'overrules' | 'silences'> {
  const sound = shares[model.reply.classes.indexOf(SOUND)] ?? 0;
  const kinds = ranked(model.reply, shares).filter((kind) => kind.label !== SOUND);
  const first = kinds[0]?.confidence ?? 0;
  const flawed = calibrated(model.calibration.reply, 1 - sound);
  const certain = flawed * calibrated(model.calibration.replyKind, first / Math.max(1e-9, 1 - sound));
  return {
    flawed,
    speaks: first > sound + reserve,
    kinds: scaled(kinds, first === 0 ? 0 : certain / first),
    head: model.reply,
  };
}

function ranked(head: Head, shares: readonly number[]): Array<{ label: string; confidence: number }> {
  return head.classes
    .map((label, at) => ({ label, confidence: shares[at] ?? 0 }))
    .sort((a, b) => b.confidence - a.confidence);
}

const scaled = <K extends { confidence: number }>(kinds: readonly K[], by: number): K[] =>
  kinds.map((kind) => ({ ...kind, confidence: Math.round(kind.confidence * by * 100) / 100 }));

/** The clause whose words speak most for a kind. */
function strongest(clauses: readonly Clause[], head: Head, label: string): Clause | null {
  const at = head.classes.indexOf(label);
  const size = head.classes.length;
  let best: Clause | null = null;
  let most = -Infinity;
  for (const clause of clauses) {
    if (clause.kind === 'heading') continue;
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

/** The likeliest kind as a flaw, with the words that speak most for it. */
export function learnedFlaw(judgement: Judgement, reading: Reading): Flaw | null {
  const kind = judgement.kinds[0];
  if (!kind) return null;
  const clause = strongest(reading.clauses, judgement.head, kind.label);
  if (!clause) return null;
  return {
    label: kind.label,
    explanation: `${quoted(clause.text, 140)} ${REASONS[kind.label] ?? 'gives no reason that bears on the claim.'}`,
    confidence: kind.confidence,
    spans: [{ start: clause.start, end: clause.end }],
  };
}
