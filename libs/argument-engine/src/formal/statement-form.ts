import { determinerOf } from './determiners.ts';
import { plain } from './plain-sentence.ts';
import { verbCuts } from './verb-cuts.ts';

/** The four forms of the syllogism: A, E, I and O. */
export type StatementForm =
  'universal_affirmative' | 'universal_negative' | 'particular_affirmative' | 'particular_negative';

const NEGATED =
  /^(?:(?:is|are|was|were|do|does|did|has|have|can|must|will|should)\s+(?:not|never|no)\b(?! only)|never\b|cannot\b|\S+n't\b|(?:is|are) neither\b|(?:is|are) none\b)/i;

/**
 * The form a categorical sentence has by its words: how much it speaks of (all or some) and whether it affirms or
 * denies. A double denial ("No cat is not an animal") keeps the form of its words, E. Null where a sentence is none.
 */
export function statementForm(sentence: string): StatementForm | null {
  const text = plain(sentence).replace(
    /^(?:only|none but|nothing but|nobody but|no one but) .+$/i,
    (only) => `all ${only}`,
  );
  const denied = /^(?:it is|it's) (?:not the case|not true|false) that (.+)$/i.exec(text);
  if (denied) {
    const inner = statementForm(denied[1] ?? '');
    return inner && OPPOSITES[inner];
  }
  const there = /^there (?:is|are|exists?) (no |not )?(.+)$/i.exec(text);
  if (there) {
    if (there[1] !== undefined) return 'universal_negative';
    const said = /\b(?:who|that|which) (.+)$/i.exec(there[2] ?? '')?.[1] ?? '';
    return NEGATED.test(said) ? 'particular_negative' : 'particular_affirmative';
  }
  const found = determinerOf(text);
  if (!found) {
    const cut = verbCuts(text)[0];
    if (!cut || /\b(?:if|unless|most|many|few)\b/i.test(text)) return null;
    const bare =
      /s$/.test(cut.subject) &&
      /^(?:are|do|have|can|were|don't|aren't)\b/i.test(cut.said) &&
      !/^(?:the|these|those|my|our)\b/i.test(cut.subject);
    if (bare) return NEGATED.test(cut.said) ? 'universal_negative' : 'universal_affirmative';
    if (!/^(?:the|this|that)\s/i.test(cut.subject) && !/^\p{Lu}/u.test(cut.subject)) return null;
    return NEGATED.test(cut.said) ? 'particular_negative' : 'particular_affirmative';
  }
  const cut = verbCuts(found.rest, found.relative)[0];
  if (!cut) return null;
  const negated = NEGATED.test(cut.said);
  switch (found.how) {
    case 'no':
      return 'universal_negative';
    case 'every':
      return negated ? 'universal_negative' : 'universal_affirmative';
    case 'not every':
      return negated ? 'particular_affirmative' : 'particular_negative';
    default:
      return negated ? 'particular_negative' : 'particular_affirmative';
  }
}

const OPPOSITES: Readonly<Record<StatementForm, StatementForm>> = {
  universal_affirmative: 'particular_negative',
  particular_negative: 'universal_affirmative',
  universal_negative: 'particular_affirmative',
  particular_affirmative: 'universal_negative',
};
