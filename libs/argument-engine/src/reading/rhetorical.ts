import type { Clause } from './clauses.ts';

/** "Isn't that unfair?", "Who would pay for it?", "What good is a pool without water?": they say what they ask. */
const SAYS =
  /^(?:and |but |so |because |after all,? |besides,? )?(?:(?:if|when) [^,]{3,120}, (?:then )?)?(?:(?:is|are|was|do|does|did|would|should|could|can|has|have|won)n?['’]t (?:it|that|this|they|we|you|the|our|there|everyone|everybody|people|all|every)\b|why should\b|who (?:would|wants|needs|could|can|else)\b|what (?:good|use|sense|point|right)\b|what(?:'s| is| was) the (?:point|use|sense)\b|what am i\b|how (?:can|could) (?:anyone|anybody|we|one|you|they|it|that|a|the)\b)/;
const ANSWERS =
  /^(?:yes|no|because|well|simple|simply|of course|certainly|not at all|nobody|no one|none|it is|it's|they are)\b/;

/** Whether a question carries a reason: it is put so that the answer goes without saying, and none is given. */
export function isRhetorical(question: Clause, clauses: readonly Clause[]): boolean {
  if (!question.isQuestion || !SAYS.test(question.lower)) return false;
  // a question at the very beginning says what the text is about
  if (question.sentence === (clauses[0]?.sentence ?? 0)) return false;
  const next = clauses[question.index + 1];
  return !next || !ANSWERS.test(next.lower);
}
