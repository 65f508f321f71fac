import { flawsInAccord } from '../formal/flaws-in-accord.ts';
import { cuedFlawsOf, guessFlaws } from '../judging/flaws.ts';
import { readClauses } from '../reading/clauses.ts';
import { type Reading, readRoles } from '../reading/roles.ts';
import { detectLanguage } from '../text/language.ts';
import { blankMarkup } from '../text/markup.ts';
import { signName } from '../judging/flaw.ts';
import { type FlawHeads, type FlawModel, SOUND } from './flaw-model.ts';
import { judge } from './judge.ts';
import { type FeatureNames, featureNames } from './text-features.ts';
import { isFirm } from './text-structure.ts';

/** A text, read once: what weights are learned from and judge. */
export interface LearningText {
  clean: string;
  english: boolean;
  reading: Reading;
  names: FeatureNames;
  /** Signs by which wording and structure give a flaw away: the kind, and the name under which they are counted. */
  signs: Array<{ label: string; name: string }>;
}

/** Reads a text for learning. */
export function learningText(text: string): LearningText {
  const clean = blankMarkup(text).text;
  const reading = readRoles(readClauses(clean).clauses);
  const { cued } = cuedFlawsOf(reading);
  return {
    clean,
    english: detectLanguage(clean).kind === 'english',
    reading,
    names: featureNames(clean, reading, cued),
    signs: [...new Map(cued.filter(isFirm).map((sign) => [signName(sign), sign.label] as const))].map(
      ([name, label]) => ({ label, name }),
    ),
  };
}

/** What is told of a text first, as learning needs it. */
export interface ToldFlaw {
  label: string;
  confidence: number;
  /** Whether the learned weights chose it; else a sign of wording or structure, or the form. */
  learned: boolean;
}

/** Flaws that would be told of a text with these weights, the most certain first. */
export function flawsWith(model: FlawModel, text: string | LearningText): ToldFlaw[] {
  const { clean, english, reading } = typeof text === 'string' ? learningText(text) : text;
  if (!english) return [];
  return guessFlaws(clean, reading, model).map(({ label, confidence, learned = false }) => ({
    label,
    confidence,
    learned,
  }));
}

/** Kind and uncalibrated share of the flaw that the learned weights would tell of; null where they would not. */
export function learnedKind(model: FlawHeads, text: LearningText): { label: string; share: number } | null {
  if (!text.english) return null;
  const { cued } = cuedFlawsOf(text.reading);
  const judgement = judge(text.clean, text.reading, cued, model);
  if (!judgement?.speaks || cued.some(isFirm)) return null;
  return judgement.kinds[0] ?? { label: SOUND, share: 0 };
}

/** Labels of the flaws of form that would be told of a text. */
export function formLabelsOf(text: string): string[] {
  const clean = blankMarkup(text).text;
  const reading = readRoles(readClauses(clean).clauses);
  const formal = cuedFlawsOf(reading).formal.map((sign) => ({ ...sign, confidence: 1 }));
  return [...new Set(flawsInAccord(clean, formal, 1).map(({ label }) => label))];
}
