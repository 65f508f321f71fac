import type { TextSpan } from '@premise/contracts';
import { FLAW_CUES } from '../data/flaw-cues.ts';
import { quoted } from '../output/phrasing.ts';
import type { Clause } from '../reading/clauses.ts';
import { claimKindOf } from '../reading/conclusion-type.ts';
import { type FlawModel } from '../learned/flaw-model.ts';
import { flawModel } from '../learned/flaw-weights.ts';
import { judge, learnedFlaw } from '../learned/judge.ts';
import { kindOf } from '../reading/imperative.ts';
import type { Reading } from '../reading/roles.ts';
import { formalFlaws } from './formal-flaws.ts';
import { isFormal, supportFlaws } from './support-flaws.ts';

export interface Flaw {
  label: string;
  explanation: string;
  confidence: number;
  spans: TextSpan[];
}

/** Below this a cue is too weak to be shown. */
const LEAST_CONFIDENCE = 0.45;
export const NO_FLAW = 'No clear logical flaw found.';

const PERSONAL_CLAIM = /\b(?:witness\w*|testimony|credible|credibility|candidate|(?:un)?fit for|(?:un)?suitable for)\b/;

function spanOfMatch(clause: Clause, match: RegExpExecArray): TextSpan {
  const words = match[0].replace(/[\s,.;]+$/, '');
  return { start: clause.start + match.index, end: clause.start + match.index + words.length };
}

/** Flaws that the wording of a single clause gives away. */
function cuedFlaws(reading: Reading): Flaw[] {
  const found: Flaw[] = [];
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
      // whether a witness can be believed is a question about the person
      if (cue.label === 'Ad hominem' && PERSONAL_CLAIM.test(reading.conclusion?.lower ?? '')) continue;
      counts.set(cue.label, (counts.get(cue.label) ?? 0) + 1);
      const span = spanOfMatch(clause, match);
      found.push({
        label: cue.label,
        explanation: `${quoted(clause.text.slice(match.index, match.index + (span.end - span.start)), 120)} ${cue.reason}`,
        confidence: cue.confidence + (cue.label === 'Correlation taken for causation' && causal ? 0.14 : 0),
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
function heldAgainst(reading: Reading): Flaw[] {
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
      confidence: 0.6,
      spans: [{ start: conduct.start, end: conduct.end }],
    },
  ];
}

/** What form, wording and structure give away, before it is weighed. */
export function cuedFlawsOf(reading: Reading): { formal: Flaw[]; cued: Flaw[] } {
  return {
    formal: formalFlaws(reading),
    cued: [...cuedFlaws(reading), ...heldAgainst(reading), ...supportFlaws(reading)],
  };
}

/** A cue for another kind than the likeliest is passed over below this. */
const LEAST_OTHER_KIND = 0.2;

const WEAK = /^(?:Unsupported assertion|Is-ought gap)$/;

/** Cues as the learned weights see them; where those do not know this sort of text, the cues stand as they are. */
function weighed(text: string, reading: Reading, cued: readonly Flaw[], model: FlawModel): Flaw[] {
  const judgement = judge(text, reading, cued, model);
  const plain = cued.filter((flaw) => flaw.confidence >= LEAST_CONFIDENCE);
  if (!judgement || (!judgement.overrules && plain.some((flaw) => !WEAK.test(flaw.label)))) return plain;
  if (!judgement.speaks) return judgement.silences ? [] : plain;
  const likeliest = learnedFlaw(judgement, reading);
  if (!likeliest) return [];
  const same = cued.filter((flaw) => flaw.label === likeliest.label);
  const others = cued
    .filter((flaw) => flaw.label !== likeliest.label)
    .map((flaw) => {
      const known = judgement.kinds.find((kind) => kind.label === flaw.label);
      const confidence = known ? known.confidence : Math.round(flaw.confidence * judgement.flawed * 100) / 100;
      return { ...flaw, confidence: Math.min(confidence, likeliest.confidence - 0.01) };
    })
    .filter((flaw) => flaw.confidence >= LEAST_OTHER_KIND);
  const named = same.length > 0 ? same.map((flaw) => ({ ...flaw, confidence: likeliest.confidence })) : [likeliest];
  return [...named, ...others];
}

/** All flaws, the strongest first; one of a kind unless the words differ. */
export function findFlaws(text: string, reading: Reading, model: FlawModel = flawModel()): Flaw[] {
  const { formal, cued } = cuedFlawsOf(reading);
  const flaws = [...formal, ...weighed(text, reading, cued, model)];
  const seen = new Set<string>();
  const overlapping = (flaw: Flaw): boolean =>
    flaws.some(
      (other) =>
        other !== flaw &&
        other.label === flaw.label &&
        other.confidence > flaw.confidence &&
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
    .sort((a, b) => b.confidence - a.confidence || (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0));
}
