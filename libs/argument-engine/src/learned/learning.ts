import { cuedFlawsOf, findFlaws } from '../judging/flaws.ts';
import { readClauses } from '../reading/clauses.ts';
import { readRoles } from '../reading/roles.ts';
import { detectLanguage } from '../text/language.ts';
import { blankMarkup } from '../text/markup.ts';
import type { FlawModel } from './flaw-model.ts';
import { type FeatureNames, featureNames } from './text-features.ts';

/** The features of a text that weights are learned from. */
export function learningNames(text: string): FeatureNames {
  const clean = blankMarkup(text).text;
  const reading = readRoles(readClauses(clean).clauses);
  return featureNames(clean, reading, cuedFlawsOf(reading).cued);
}

/** Labels and confidences of the flaws that would be told of a text with these weights. */
export function flawsWith(model: FlawModel, text: string): Array<{ label: string; confidence: number }> {
  const clean = blankMarkup(text).text;
  if (detectLanguage(clean).kind !== 'english') return [];
  const reading = readRoles(readClauses(clean).clauses);
  return findFlaws(clean, reading, model).map(({ label, confidence }) => ({ label, confidence }));
}
