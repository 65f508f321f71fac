import { quoted } from '../output/phrasing.ts';
import { contentLemmas, splitWords } from '../text/words.ts';
import type { Sign } from './flaw.ts';
import type { Stated } from './formal-flaws.ts';

const NEGATION = /\b(?:not|no|never|none|nobody|neither|cannot|without|\w+n't)\b/;

interface Requirement {
  clause: Stated;
  target: string;
  needed: string;
}

/** "X only if Y", "only Y can X", "to X, one must Y", "no one X unless Y": what is required for what. */
function requirementOf(clause: Stated): Requirement | null {
  const flat = clause.text.replace(/\s+/g, ' ').replace(/[.!?]+$/, '');
  const forms: ReadonlyArray<[RegExp, 1 | 2, 1 | 2]> = [
    [
      /^(?:no one|nobody|nothing|none|no \w+|you|we|one|they)(?: can| will| may|(?: can)?not| can't)? (.{3,90}?) (?:unless|without) (.{3,90})$/i,
      1,
      2,
    ],
    [/^(.{3,90}?) only (?:if|when) (.{3,90})$/i, 1, 2],
    [/^only (.{3,60}?) (?:can|may|will|could|are|is|get|gets|have|has) (.{3,90})$/i, 2, 1],
    [
      /^(?:in order )?to (.{3,60}?), (?:one|you|we|they|an? [\w-]+|[\w-]+) (?:must|has to|have to|needs? to?) (.{3,90})$/i,
      1,
      2,
    ],
    [/^(.{3,60}?) (?:requires?|takes) (.{3,90})$/i, 1, 2],
    [
      /^(.{3,60}?) (?:is|are) (?:necessary|required|essential|needed|a (?:necessary )?(?:condition|requirement)) for (.{3,90})$/i,
      2,
      1,
    ],
  ];
  for (const [pattern, target, needed] of forms) {
    const match = pattern.exec(flat);
    if (match) return { clause, target: match[target] ?? '', needed: match[needed] ?? '' };
  }
  return null;
}

/** Share of the content of `part` that `whole` has. */
function covers(whole: Stated, part: string): number {
  const words = contentLemmas(splitWords(part));
  return words.length === 0 ? 0 : words.filter((word) => whole.lemmas.includes(word)).length / words.length;
}

/** What is required for something is taken to be enough for it. */
export function requirementFlaws(premises: readonly Stated[], conclusion: Stated): Sign[] {
  for (const premise of premises.slice(0, 12)) {
    const required = requirementOf(premise);
    if (!required || NEGATION.test(conclusion.lower)) continue;
    const met = premises
      .slice(0, 12)
      .find((other) => other !== premise && covers(other, required.needed) >= 0.6 && !NEGATION.test(other.lower));
    if (!met || covers(conclusion, required.target) < 0.6) continue;
    return [
      {
        label: 'Necessary condition taken for sufficient',
        explanation: `${quoted(premise.text, 140)} says what is required, not what is enough; that ${quoted(met.text, 100)} holds does not yet show that ${quoted(conclusion.text, 100)}.`,
        strength: 0.8,
        spans: [premise, met, conclusion].map(({ start, end }) => ({ start, end })),
      },
    ];
  }
  return [];
}

const key = (text: string): string =>
  splitWords(text)
    .filter((word) => !/^(?:a|an|the|also)$/.test(word.lower))
    .map((word) => word.lower.replace(/(?<=.{2}[^s])s$/, ''))
    .join(' ');

/** "A good teacher is patient. Mr. Brown is patient. So he is a good teacher": one feature in common makes no kind. */
export function sharedFeature(premises: readonly Stated[], conclusion: Stated): Sign[] {
  const plain = (clause: Stated): string => clause.text.replace(/\s+/g, ' ').replace(/[.!?]+$/, '');
  const end = /^(.{2,60}?) (?:is|are) (.{2,60})$/i.exec(plain(conclusion));
  if (!end || /^(?:all|every|no|some|any)\b/i.test(end[1] ?? '')) return [];
  for (const rule of premises.slice(0, 6)) {
    const general = /^(?:an?|all|every|each|any) (.{2,60}?) (?:is|are|has|have|can) (.{2,80})$/i.exec(plain(rule));
    if (!general || key(general[1] ?? '') !== key(end[2] ?? '')) continue;
    const single = premises.slice(0, 6).find((premise) => {
      const parts = /^(.{2,60}?) (?:is|are|has|have|can) (.{2,80})$/i.exec(plain(premise));
      return (
        premise !== rule &&
        parts &&
        key(parts[1] ?? '') === key(end[1] ?? '') &&
        key(parts[2] ?? '') === key(general[2] ?? '')
      );
    });
    if (!single) continue;
    return [
      {
        label: 'Undistributed middle',
        explanation: `${quoted(rule.text, 100)} does not say that nothing else is so; that ${quoted(single.text, 100)} therefore does not show that ${quoted(conclusion.text, 100)}.`,
        strength: 0.82,
        spans: [rule, single, conclusion].map(({ start, end: to }) => ({ start, end: to })),
      },
    ];
  }
  return [];
}
