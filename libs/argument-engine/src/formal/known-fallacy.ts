import type { FormalCheck, FormalSentence } from '@premise/contracts';
import type { Sign } from '../judging/flaw.ts';
import { formalFlaws, type Stated } from '../judging/formal-flaws.ts';
import { contentLemmas, splitWords } from '../text/words.ts';

const toStated = ({ text, spans }: FormalSentence): Stated => ({
  text,
  lower: text.toLowerCase().replaceAll('’', "'"),
  lemmas: contentLemmas(splitWords(text)),
  start: spans[0]?.start ?? 0,
  end: spans.at(-1)?.end ?? 0,
});

/**
 * The known fallacy whose form a step has that does not follow; null where a content word of the conclusion occurs in no
 * premise, or the form is no known one.
 */
export function findKnownFallacy({ verdict, premises, conclusion }: FormalCheck): Sign | null {
  if (verdict !== 'invalid' || !conclusion) return null;
  const grounds = premises.map(toStated);
  const end = toStated(conclusion);
  const known = new Set(grounds.flatMap(({ lemmas }) => lemmas));
  if (!end.lemmas.every((lemma) => known.has(lemma))) return null;
  return formalFlaws(grounds, end)[0] ?? null;
}
