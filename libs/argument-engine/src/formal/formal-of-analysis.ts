import type { Finding, FormalCheck, FormalSentence } from '@premise/contracts';
import { formalCheck } from './formal-check.ts';
import { formalVerdictOf } from './formal-verdict.ts';
import { findKnownFallacy } from './known-fallacy.ts';

const decided = (check: FormalCheck): boolean => check.verdict !== 'not-formal';

/** "Invalid" is said only where a known fallacy can be named with it; whatever else does not follow counts as not checked. */
export const isCertain = (check: FormalCheck): boolean =>
  check.verdict !== 'invalid' || findKnownFallacy(check) !== null;

const notChecked = (check: FormalCheck): FormalCheck => ({
  verdict: 'not-formal',
  summary: 'Whether the conclusion follows cannot be decided with certainty from the form of these sentences.',
  premises: check.premises,
  conclusion: check.conclusion,
  readings: [],
  notUnderstood: [],
});

/** The formal check as it is shown: "invalid" only where that is certain. Undefined where there is no argument to check. */
export function formalOf(text: string, findings: readonly Finding[]): FormalCheck | undefined {
  return showForm(checkForm(text, findings));
}

export const showForm = (check: FormalCheck | undefined): FormalCheck | undefined =>
  check === undefined || isCertain(check) ? check : notChecked(check);

/**
 * Whether the conclusion of an analysis follows: by the words that mark the conclusion in the text, else by the premises and the
 * conclusion that the engine found. Undefined where there is no argument to check.
 */
export function checkForm(text: string, findings: readonly Finding[]): FormalCheck | undefined {
  const marked = formalCheck(text);
  if (decided(marked)) return marked;
  const end = findings.find((finding) => finding.role === 'conclusion' && finding.spans.length > 0);
  const grounds = findings.filter((finding) => finding.role === 'premise' && finding.spans.length > 0);
  if (!end) return undefined;
  const sentence = ({ text: words, spans }: Finding): FormalSentence => ({ text: words, spans });
  const others = grounds.filter((ground) => ground.text !== end.text);
  const found = others.length === 0 ? marked : formalVerdictOf(others.map(sentence), sentence(end));
  // that a conclusion follows stands whatever else was meant; that it does not is told of marked conclusions alone, or
  // where all of it was understood and connected
  if (found.verdict === 'valid' || (found.verdict === 'invalid' && others.length > 1)) return found;
  // nothing is claimed: which sentence stood in the way is all there is to tell
  const told = marked.conclusion || decided(found) ? marked : found;
  return { ...told, premises: [], conclusion: null, notUnderstood: told.notUnderstood.slice(0, 3) };
}
