import type { AuditLevel } from '@premise/contracts';

/** The gravest first. */
export const LEVELS: readonly AuditLevel[] = ['fix', 'review', 'hint'];

/** What a finding of each level is called, and several of them. */
export const LEVEL_WORDS: Readonly<Record<AuditLevel, { one: string; many: string; meaning: string }>> = {
  fix: { one: 'Fix', many: 'to fix', meaning: 'settle these before filing' },
  review: { one: 'Review', many: 'to review', meaning: 'look at these with a careful eye' },
  hint: { one: 'Hint', many: 'hints', meaning: 'these would make a better draft' },
};

export const levelCount = (level: AuditLevel, count: number): string =>
  level === 'hint' && count === 1 ? '1 hint' : `${count.toLocaleString('en-US')} ${LEVEL_WORDS[level].many}`;
