/**
 * Wordings that English uses in two ways. What is chosen is always told. The first two are read in the way that helps
 * the argument (the principle of charity); of the others the plain reading is kept, and it is told where the other one
 * gives another verdict.
 */
export interface ReadingChoice {
  /** "A cat is on the mat": some cat; "A cat is an animal": every cat. */
  indefinite: 'some' | 'every';
  /** "Someone who lives here is a thief": there is one; "Someone who flies planes is a pilot": whoever does. */
  someoneWho: 'some' | 'every';
  /** "All that glitters is not gold": not everything, or nothing. */
  allNot: 'none' | 'not all';
  /** "Either A or B": perhaps both, or not both. */
  or: 'inclusive' | 'exclusive';
}

export const PLAIN_READING: ReadingChoice = {
  indefinite: 'some',
  someoneWho: 'some',
  allNot: 'none',
  or: 'inclusive',
};

/** Readings that are tried in turn where the plain one does not make the argument valid. */
export const KINDER_READINGS: ReadonlyArray<Partial<ReadingChoice>> = [
  { indefinite: 'every' },
  { someoneWho: 'every' },
  { indefinite: 'every', someoneWho: 'every' },
];

export type Doubt = keyof ReadingChoice | 'bare plural';
