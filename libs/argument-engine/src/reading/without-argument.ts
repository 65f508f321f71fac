import { COMPARES, EVALUATIVE, NORMATIVE, STANCE } from '../data/evaluative.ts';
import type { Clause } from './clauses.ts';
import { hasFiniteVerb } from './cuts.ts';
import { isImperative } from './imperative.ts';

/** Why a text of whole sentences is no argument. */
export type NoArgument = 'story' | 'notice' | 'instructions' | 'claims';

const PAST =
  /\b(?:ate|became|began|bent|bit|blew|bought|broke|brought|built|came|caught|chose|clung|crept|dealt|did|drank|drew|drove|dug|fed|fell|felt|flew|forgot|fought|found|froze|gave|got|grew|had|heard|held|hid|hung|kept|knew|lay|led|left|lit|lost|made|met|paid|put|ran|rang|read|rode|rose|said|sang|sank|sat|saw|sent|set|shone|shook|shut|slept|sold|spent|spoke|stole|stood|struck|stuck|swam|swept|swung|taught|thought|threw|told|took|tore|understood|was|went|were|woke|won|wore|wound|wrote|[a-z]{3,}ed)\b/;
const PRESENT =
  /\b(?:is|are|am|has|have|do|does|don't|doesn't|isn't|aren't|can't|should|must|can|will|won't|would|may|might|ought|needs?)\b/;
const LINKS =
  /\b(?:because|therefore|thus|hence|so that|why|shows?|showed|proves?|proved|means?|meant|suggests?|caused?|if|unless|all|every|everyone|nobody|never|always)\b/;
const PLAIN_FACT =
  /^there (?:is|are)\b|\bat (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)|\b\d+(?::\d\d| (?:am|pm|o'clock|euros?|dollars?|pounds?|kilometres?|miles?|minutes))\b|^it (?:opens|closes|starts|ends|costs)\b/;

/** Opening hours and the like: nothing in it is meant to convince. */
export function isNotice(statements: readonly Clause[]): boolean {
  return statements.filter((clause) => PLAIN_FACT.test(clause.lower)).length >= Math.max(2, statements.length - 1);
}

/** Facts side by side, none of them built on another: the claim is left to the reader. */
export function isReport(statements: readonly Clause[]): boolean {
  return statements.every(
    (clause) => !EVALUATIVE.test(clause.lower) && !NORMATIVE.test(clause.lower) && !STANCE.test(clause.lower),
  );
}

/** What happened, one thing after another, with nothing drawn from it. */
function isStory(statements: readonly Clause[]): boolean {
  return statements.every(
    ({ lower, marker }) =>
      PAST.test(lower) &&
      !PRESENT.test(lower) &&
      !LINKS.test(lower) &&
      !COMPARES.test(lower) &&
      !/\d ?(?:%|percent|per cent)/.test(lower) &&
      (marker === null || marker.kind === 'addition' || marker.kind === 'contrast'),
  );
}

/** "Chop the onions": a verb that need not be known, its object, and nothing that could be true or false. */
function isStep({ text, lower }: Clause): boolean {
  return (
    /^(?!the|a|an|this|that|these|those|all|some|no|every|each|my|our|your)[a-z]{3,} (?:it|them|the|a|an|your|all|both|each|every|some|half|in|on|into|with|for|until|together|\d+)\b/.test(
      lower,
    ) && !hasFiniteVerb(text)
  );
}

/** What a patent claims: a thing and its parts, or a thing of another claim. */
const PATENT_CLAIM =
  /^(?:an?|the|one or more) [^.]{3,300}?(?:\b(?:comprising|comprises|consisting (?:essentially )?of|wherein|characteri[sz]ed in that)\b|\b(?:of|to|in|with) (?:any (?:one )?of )?(?:the )?(?:preceding )?claims?\b)/;

/** A number before it, a colon after "comprising" or parts set apart by semicolons: how a claim is written, and little else. */
const WRITTEN_AS_CLAIM =
  /^(?:an?|one or more) [^.]{3,300}?\b(?:comprising|comprises|consisting (?:essentially )?of)(?: the steps of)?:/;

/** Claims and nothing else, each a sentence of its own, of as many clauses as it has parts. */
function isClaims(statements: readonly Clause[]): boolean {
  const openings = statements.filter(
    (clause, at) =>
      clause.sentence !== statements[at - 1]?.sentence &&
      !/^(?:what is claimed is|(?:i|we) claim)\b/.test(clause.lower),
  );
  return (
    openings.length > 0 &&
    openings.every(
      (clause) =>
        PATENT_CLAIM.test(clause.lower) &&
        (openings.length > 1 || clause.kind === 'list-item' || WRITTEN_AS_CLAIM.test(clause.lower)),
    )
  );
}

/** "Pancakes.": names what follows. */
const isTitle = ({ text, words }: Clause): boolean => words.length <= 3 && !hasFiniteVerb(text) && !/[?!]$/.test(text);

/** Says of a text without a stated claim whether it is no argument at all, or null where the claim may be left unsaid. */
export function withoutArgument(clauses: readonly Clause[]): NoArgument | null {
  const statements = clauses.filter(
    (clause, at) => clause.kind !== 'heading' && /\p{L}/u.test(clause.text) && !(at === 0 && isTitle(clause)),
  );
  if (statements.some((clause) => clause.isQuestion)) return null;
  if (statements.some(({ marker }) => marker?.kind === 'reason' || marker?.kind === 'conclusion')) return null;
  if (isReport(statements) && isClaims(statements)) return 'claims';
  if (statements.length < 2) return null;
  if (statements.every((clause) => isImperative(clause) || isStep(clause))) return 'instructions';
  if (!isReport(statements)) return null;
  if (isNotice(statements)) return 'notice';
  return isStory(statements) ? 'story' : null;
}
