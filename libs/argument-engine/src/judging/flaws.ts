import type { TextSpan } from '@premise/contracts';
import { FLAW_CUES } from '../data/flaw-cues.ts';
import { quoted } from '../output/phrasing.ts';
import type { Clause } from '../reading/clauses.ts';
import { claimKindOf } from '../reading/conclusion-type.ts';
import { type Belief, type FlawModel, shareOfLabel } from '../learned/flaw-model.ts';
import { flawModel } from '../learned/flaw-weights.ts';
import { judge, learnedFlaw } from '../learned/judge.ts';
import { kindOf } from '../reading/imperative.ts';
import type { Reading } from '../reading/roles.ts';
import { isCareful, isFirm, LEAST_STRENGTH } from '../learned/text-structure.ts';
import { type Flaw, type Sign, signName } from './flaw.ts';
import { formalFlaws } from './formal-flaws.ts';
import { isFormal, supportFlaws } from './support-flaws.ts';

const PERSONAL_CLAIM = /\b(?:witness\w*|testimony|credible|credibility|candidate|(?:un)?fit for|(?:un)?suitable for)\b/;

function spanOfMatch(clause: Clause, match: RegExpExecArray): TextSpan {
  const words = match[0].replace(/[\s,.;]+$/, '');
  return { start: clause.start + match.index, end: clause.start + match.index + words.length };
}

/** Flaws that the wording of a single clause gives away. */
function cuedFlaws(reading: Reading): Sign[] {
  const found: Sign[] = [];
  // made-up premises about all and some are judged by their form, not by their words
  if (isFormal(reading)) return found;
  const counts = new Map<string, number>();
  const causal = reading.conclusion !== null && claimKindOf(reading.conclusion.lower) === 'causal';
  // where a cost or a benefit is weighed, lack of evidence for it is a fair point
  const judges = reading.conclusion !== null && /^(?:policy|evaluative|comparative)$/.test(kindOf(reading.conclusion));
  const reported = new Set(reading.objections);
  for (const clause of reading.clauses) {
    if (clause.kind === 'heading' || reported.has(clause)) continue;
    for (const cue of FLAW_CUES) {
      if ((counts.get(cue.label) ?? 0) >= 3) continue;
      const match = cue.pattern.exec(clause.lower);
      if (!match || cue.unless?.test(clause.lower)) continue;
      if (cue.label === 'Appeal to ignorance' && judges && /^(?:there's|there is|no|is no)/.test(match[0])) continue;
      // two ways named outside an argument are a statement; nothing is drawn from there being no third
      if (cue.label === 'False dilemma' && reading.premises.length === 0 && /^either (?!you|we)/.test(match[0]))
        continue;
      // whether a witness can be believed is a question about the person
      if (cue.label === 'Ad hominem' && PERSONAL_CLAIM.test(reading.conclusion?.lower ?? '')) continue;
      counts.set(cue.label, (counts.get(cue.label) ?? 0) + 1);
      const span = spanOfMatch(clause, match);
      found.push({
        label: cue.label,
        explanation: `${quoted(clause.text.slice(match.index, match.index + (span.end - span.start)), 120)} ${cue.reason}`,
        strength: cue.strength + (cue.label === 'Correlation taken for causation' && causal ? 0.14 : 0),
        spans: [span],
      });
    }
  }
  return found;
}

const PREACHES =
  /^(you|he|she|they|the [a-z]+) (?:say|says|tell|tells|told|want|wants|preach|preaches|demand|demands|complain|complains)\b/;
const OWN_CONDUCT =
  /\b(?:yourself|himself|herself|themselves|your own|his own|her own|their own|every day|all the time|too)\b/;

/** "You say that ..., but you ... every day": conduct held against a claim. */
function heldAgainst(reading: Reading): Sign[] {
  const clauses = reading.clauses.slice(0, 400);
  const at = clauses.findIndex((clause, index) => {
    const next = clauses[index + 1];
    return (
      PREACHES.test(clause.lower) &&
      next?.marker?.kind === 'contrast' &&
      next.sentence - clause.sentence <= 1 &&
      /^(?:you|he|she|they)\b/.test(next.lower) &&
      OWN_CONDUCT.test(next.lower)
    );
  });
  const conduct = clauses[at + 1];
  if (at === -1 || !conduct) return [];
  return [
    {
      label: 'Tu quoque',
      explanation: `${quoted(conduct.text, 120)} holds someone’s own conduct against what they say; that leaves the question itself untouched.`,
      strength: 0.6,
      spans: [{ start: conduct.start, end: conduct.end }],
    },
  ];
}

/** What form, wording and structure give away, before it is weighed. */
export function cuedFlawsOf(reading: Reading): { formal: Sign[]; cued: Sign[] } {
  return {
    formal: formalFlaws(reading.premises, reading.conclusion),
    cued: plainest([...cuedFlaws(reading), ...heldAgainst(reading), ...supportFlaws(reading)]),
  };
}

/** A sign with how often one of its kind was right in texts of this sort; of an unknown sort (null), the lesser. */
function believed(sign: Sign, { replySigns, postSigns }: Belief, post: number | null): Flaw {
  const name = signName(sign);
  const inPosts = shareOfLabel(postSigns, name);
  // a kind that no reply was asked for is believed as in posts
  const inReplies = replySigns.shares[name] ?? inPosts;
  const confidence = post === null ? Math.min(inReplies, inPosts) : (1 - post) * inReplies + post * inPosts;
  return { ...sign, confidence };
}

const hundredths = (flaw: Flaw): Flaw => ({ ...flaw, confidence: Math.round(flaw.confidence * 100) / 100 });

/**
 * Signs as the learned weights see them; where those do not know this sort of text, the signs stand as they are. The
 * weights may silence a sign in a post, where cues are often only spoken of, but a firm sign names the flaw.
 */
function weighed(text: string, reading: Reading, cued: readonly Sign[], model: FlawModel): Flaw[] {
  const judgement = judge(text, reading, cued, model);
  const post = judgement?.silences ? judgement.post : null;
  const plain = cued
    .filter((sign) => sign.strength >= LEAST_STRENGTH)
    .map((sign) => believed(sign, model.belief, post));
  if (!judgement || (!judgement.overrules && plain.some(isFirm))) return plain;
  if (!judgement.speaks && !judgement.silences) return plain;
  // of what is missing in careful reasoning the weights know nothing
  if (!judgement.speaks)
    return reading.premises.length > 0 && isCareful(text) ? plain.filter((sign) => !isFirm(sign)) : [];
  if (plain.some(isFirm)) return plain;
  const likeliest = learnedFlaw(judgement, reading, model, model.belief.learned);
  if (!likeliest) return [];
  const { confidence } = likeliest;
  const weak = cued.map((sign): Flaw => {
    const own = believed(sign, model.belief, post).confidence;
    return { ...sign, confidence: Math.min(own, confidence - 0.01) };
  });
  return [likeliest, ...weak];
}

/** Of signs that rest on the same words the plainest says what is wrong: "everybody loves it" is about the number, not about love. */
function plainest(cued: readonly Sign[]): Sign[] {
  return cued.filter(
    (sign) =>
      !cued.some(
        (other) =>
          other.label !== sign.label &&
          isFirm(other) &&
          other.strength > sign.strength &&
          sign.spans.some((a) => other.spans.some((b) => a.start < b.end && b.start < a.end)),
      ),
  );
}

/** Best guesses before any threshold, the likeliest first; for measuring alone, no reader is shown them. */
export function guessFlaws(text: string, reading: Reading, model: FlawModel = flawModel()): Flaw[] {
  const { belief } = model;
  const { formal, cued } = cuedFlawsOf(reading);
  const flaws = [
    ...formal.map((sign): Flaw => ({ ...sign, confidence: shareOfLabel(belief.forms, sign.label) })),
    ...weighed(text, reading, cued, model).filter((flaw) => flaw.confidence >= belief.leastShown),
  ].map(hundredths);
  const seen = new Set<string>();
  const overlapping = (flaw: Flaw): boolean =>
    flaws.some(
      (other) =>
        other !== flaw &&
        other.label === flaw.label &&
        (other.confidence - flaw.confidence || other.strength - flaw.strength) > 0 &&
        other.spans.some((a) => flaw.spans.some((b) => a.start < b.end && b.start < a.end)),
    );
  const others = flaws.some((flaw) => flaw.label !== 'Is-ought gap');
  return flaws
    .filter((flaw) => {
      // the weakest of them: said only where nothing firmer can be
      if (others && flaw.label === 'Is-ought gap') return false;
      const key = `${flaw.label}:${flaw.spans[0]?.start ?? -1}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return !overlapping(flaw);
    })
    .sort(
      (a, b) =>
        b.confidence - a.confidence || b.strength - a.strength || (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0),
    );
}
