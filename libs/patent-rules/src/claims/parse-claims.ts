import { type Claim, type ClaimKind, type ClaimReference, type ClaimTransition } from './claim.ts';
import { claimReference } from './claim-reference.ts';
import { type RawClaim, splitClaims } from './split-claims.ts';

const TRANSITION =
  /\b(consist(?:s|ing)?\s+essentially\s+of|consist(?:s|ing)?\s+of|compris(?:ing|es|e|ed\s+of)|includ(?:ing|es|e)|composed\s+of|contain(?:ing|s)?|having|characteri[sz]ed\s+(?:by|in)|wherein|whereby|which\s+(?:has|have)|the\s+improvement)\b/i;
const CLOSE_TO_START = 260;
/** Words that tie a narrowing claim to its parent: "The pump according to claim 1". */
const TIE =
  /^(?:(?:an?|the|one\s+or\s+more|at\s+least\s+one)\s+)?((?:(?!\b(?:comprising|including|containing|having|consisting|with|using|wherein|which|that|made|produced|obtained|prepared)\b)[^.;:]){0,160}?)[\s,]*\b(?:(?:as|according|pursuant)\b[^.;:]{0,60}?|of|in|per|under|from|by|with)\s*$/i;
const MADE_FROM =
  /\b(?:method|process|use|procedure)\b[^.;]{0,60}\b(?:of|for|to)\s+(?:\w+ly\s+)?\w+(?:ing|e|te|ize|ate|fy|en|ct)?\b[^.;]*\b(?:the|an?)\b/i;

/** The claims of a text, in its order. Pure; linear in the length of the text. */
export function parseClaims(text: string): Claim[] {
  const claims: Claim[] = [];
  const earlier: number[] = [];
  for (const raw of splitClaims(text)) {
    claims.push(parseClaim(raw, claims.length, earlier));
    earlier.push(raw.number ?? claims.length);
  }
  return claims;
}

function parseClaim(raw: RawClaim, index: number, earlier: readonly number[]): Claim {
  const reference = claimReference(raw.text.slice(0, 4000), raw.textStart, earlier);
  const dependsOn = reference !== null && isDependency(raw, reference) ? reference : null;
  const transition = transitionOf(raw, dependsOn);
  const preambleEnd = transition === null ? raw.text.length : transition.span.start - raw.textStart;
  const preamble = raw.text
    .slice(0, Math.min(preambleEnd, 400))
    .trim()
    .replace(/[,:;]$/, '');
  return {
    ...raw,
    index,
    dependsOn,
    narrows: dependsOn !== null && narrowsItsParent(raw, dependsOn),
    kind: kindOf(preamble),
    preamble,
    transition,
  };
}

/** A mention far into the claim explains something; one near its start makes the claim dependent. */
function isDependency(raw: RawClaim, reference: ClaimReference): boolean {
  return reference.span.start - raw.textStart <= CLOSE_TO_START;
}

function narrowsItsParent(raw: RawClaim, reference: ClaimReference): boolean {
  const before = raw.text.slice(0, reference.span.start - raw.textStart);
  if (before.trim() === '') return true;
  return TIE.test(before) && !MADE_FROM.test(before);
}

function transitionOf(raw: RawClaim, reference: ClaimReference | null): ClaimTransition | null {
  const from = reference === null ? 0 : Math.max(0, reference.span.end - raw.textStart);
  const match = TRANSITION.exec(raw.text.slice(from)) ?? (from > 0 ? TRANSITION.exec(raw.text.slice(0, from)) : null);
  if (!match) return null;
  const within = raw.text.startsWith(match[0], from + match.index) ? from + match.index : match.index;
  const start = raw.textStart + within;
  const phrase = match[0].replace(/\s+/g, ' ').toLowerCase();
  const scope = /essentially/.test(phrase) ? 'partly-closed' : /^consist|composed/.test(phrase) ? 'closed' : 'open';
  return { phrase, span: { start, end: start + match[0].length }, scope };
}

/** By what the preamble names first; anything that is neither acts nor matter nor instructions is an apparatus. */
export function kindOf(preamble: string): ClaimKind {
  const head = preamble.slice(0, 200).split(/\b(?:for|of|that|which|to|in|used|according|as)\b/i)[0] ?? '';
  if (
    /\b(?:method|process|procedure|use)s?\s*$/i.test(head.trim()) ||
    /^\s*(?:an?\s+|the\s+)?(?:method|process)\b/i.test(head)
  )
    return 'method';
  if (
    /\b(?:medium|media|computer program|program product|software product)\b/i.test(preamble.slice(0, 200)) ||
    /\bstorage devices?\b[^,;]{0,60}\b(?:storing|instructions)\b/i.test(preamble)
  )
    return 'medium';
  if (
    /\b(?:composition|compound|formulation|mixture|alloy|polymer|copolymer|emulsion|solution|dispersion|salt|peptide|antibody|vaccine|adhesive|coating|cement|concrete)s?\b/i.test(
      head,
    )
  )
    return 'composition';
  return /\bsystems?\b/i.test(head) ? 'system' : 'apparatus';
}
