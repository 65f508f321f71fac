import type { ArgumentRole } from '@premise/contracts';

/** The six roles in plain words. */
export const WHAT_IS_MARKED: readonly { role: ArgumentRole; name: string; words: string }[] = [
  { role: 'conclusion', name: 'Conclusion', words: 'What the text wants you to accept.' },
  { role: 'premise', name: 'Premise', words: 'A reason it gives for that.' },
  { role: 'assumption', name: 'Hidden assumption', words: 'What must be true and is never said.' },
  { role: 'flaw', name: 'Flaw', words: 'A step that does not follow.' },
  { role: 'counter', name: 'Counter argument', words: 'What someone on the other side would answer.' },
  { role: 'quantifier', name: 'Quantifier', words: 'All, most, some: how much is claimed.' },
];
