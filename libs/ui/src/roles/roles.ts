import type { ArgumentRole } from '@premise/contracts';

/** The letter and the name of each role, so that colour never stands alone. */
export const ROLES: Readonly<Record<ArgumentRole, { letter: string; name: string }>> = {
  conclusion: { letter: 'C', name: 'Conclusion' },
  premise: { letter: 'P', name: 'Premise' },
  assumption: { letter: 'A', name: 'Hidden assumption' },
  flaw: { letter: 'F', name: 'Flaw' },
  counter: { letter: 'X', name: 'Counter argument' },
  quantifier: { letter: 'Q', name: 'Quantifier' },
};
