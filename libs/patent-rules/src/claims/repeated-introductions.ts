import type { AuditSpan } from '@premise/contracts';
import { type ChainLink, spanOf } from './claim-chain.ts';
import { DISCRIMINATORS, IDIOMS, INHERENT, MASS_NOUNS } from './claim-vocabulary.ts';

/** "A lever" where a lever of that name was introduced before: one part or two? */
export interface RepeatedIntroduction {
  claim: number;
  span: AuditSpan;
  text: string;
  first: { claim: number; span: AuditSpan };
}

/** "A lever ... a lever" within one claim, each with nothing behind it that tells them apart. */
export function repetitions(link: ChainLink): RepeatedIntroduction[] {
  const { words } = link.index;
  const seen = new Map<string, AuditSpan>();
  const found: RepeatedIntroduction[] = [];
  words.forEach((word, at) => {
    if (word.kind !== 'article') return;
    let to = at;
    while (words[to + 1]?.kind === 'word') to += 1;
    if (to === at) return;
    const head = words[to];
    const next = words[to + 1];
    const inLoop = words
      .slice(Math.max(0, at - 3), at)
      .some(({ lower }) => /^(?:each|every|or|as|having|of)$/.test(lower));
    const plainEnd = next === undefined || /^[,;.:]$/.test(next.lower) || next.lower === 'and';
    const name = words.slice(at + 1, to + 1);
    const first = name[0];
    if (!head || !first || !plainEnd || inLoop || name.length < 2) return;
    if (
      DISCRIMINATORS.has(first.lower) ||
      INHERENT.has(head.lemma) ||
      IDIOMS.has(head.lemma) ||
      MASS_NOUNS.has(head.lemma)
    )
      return;
    if (name.some(({ lower }) => /(?:ing|ed|ly)$/.test(lower) || QUANTITY.test(lower))) return;
    const key = name.map(({ lemma }) => lemma).join(' ');
    const span = spanOf(link, at, to);
    const before = seen.get(key);
    if (before) {
      const text = link.claim.text.slice(word.start, head.end);
      found.push({ claim: link.claim.index, span, text, first: { claim: link.claim.index, span: before } });
    } else seen.set(key, span);
  });
  return found;
}

const QUANTITY =
  /^(?:number|plurality|pair|set|portion|part|group|plural|different|separate|further|new|single|common|same|similar|plurality)$/;
