import { quoted } from '../output/phrasing.ts';
import type { Clause } from '../reading/clauses.ts';
import type { Sign } from './flaw.ts';

/** Kinds so wide that almost any other kind named beside them is a part of them. */
const WIDE =
  'animals?|birds?|fish|mammals?|insects?|reptiles?|people|humans?|men|women|children|adults|plants?|trees?|flowers?|fruits?|vegetables?|metals?|planets?|countries|country|cities|city|languages?|vehicles?|machines?|companies|company|politicians?|students?|workers?|books?|foods?|drinks?|medicines?|drugs?|sports?|tools?';
const OF_ALL = new RegExp(`^(?:all|every|each|no) (${WIDE}) (.+)$`);
const IS_WIDE = new RegExp(
  `^(?:all|every|each|no|most|the|these|those|other|any|many|some|they|it|we|you|i)\\b|^(?:${WIDE})$`,
);

const said = (predicate: string): string =>
  predicate
    .replace(/[.!?,;]+$/, '')
    .replace(/^(?:is|are)\b/, 'be')
    .replace(/^(?:has|have)\b/, 'have')
    .trim();

/** "All birds can fly, because sparrows can fly": what is so of one kind is said of all. */
export function oneKindForAll(premises: readonly Clause[], conclusion: Clause): Sign[] {
  const all = OF_ALL.exec(conclusion.lower);
  const only = premises[0];
  if (!all || !only || premises.length !== 1) return [];
  const predicate = said(all[2] ?? '');
  const kind = [...only.lower.matchAll(/ /g)]
    .map(({ index }) => ({ subject: only.lower.slice(0, index), rest: only.lower.slice(index + 1) }))
    .find(({ subject, rest }) => !IS_WIDE.test(subject) && said(rest) === predicate);
  if (!kind || kind.subject.split(' ').length > 2) return [];
  return [
    {
      label: 'Hasty generalisation',
      explanation: `${quoted(conclusion.text, 120)} is drawn from one kind alone, ${quoted(only.text, 120)}; whether the others are alike in this remains open.`,
      strength: 0.64,
      spans: [conclusion, only].map(({ start, end }) => ({ start, end })),
    },
  ];
}
