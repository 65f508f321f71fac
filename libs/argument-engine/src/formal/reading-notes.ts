import { decide } from './decide.ts';
import type { Effort } from './effort.ts';
import { type ReadArgument, readArgument } from './read-argument.ts';
import type { Doubt, ReadingChoice } from './reading-choice.ts';

const DOUBT_TEXTS: Readonly<Record<Doubt, (choice: ReadingChoice) => string>> = {
  indefinite: ({ indefinite }) =>
    indefinite === 'some'
      ? 'A sentence that begins with “a” is read as speaking of at least one thing, not of all.'
      : 'A sentence that begins with “a” is read as speaking of all things of that kind.',
  someoneWho: ({ someoneWho }) =>
    someoneWho === 'some'
      ? '“Someone who …” is read as saying that there is such a one.'
      : '“Someone who …” is read as “whoever …”.',
  allNot: () => '“All … are not …” is read as “none is”, not as “not all are”.',
  or: () => '“Either … or …” is read as leaving room for both.',
  'bare plural': () => 'A plural without “all” or “some” is read as speaking of all.',
};

const OTHER_READING: Readonly<
  Record<keyof ReadingChoice, (choice: ReadingChoice) => { choice: Partial<ReadingChoice>; name: string }>
> = {
  indefinite: ({ indefinite }) =>
    indefinite === 'some'
      ? { choice: { indefinite: 'every' }, name: 'If it is meant of all' }
      : { choice: { indefinite: 'some' }, name: 'If it is meant of some' },
  someoneWho: ({ someoneWho }) =>
    someoneWho === 'some'
      ? { choice: { someoneWho: 'every' }, name: 'If “whoever” is meant' }
      : { choice: { someoneWho: 'some' }, name: 'If only “there is one” is meant' },
  allNot: () => ({ choice: { allNot: 'not all' }, name: 'If “not all” is meant' }),
  or: () => ({ choice: { or: 'exclusive' }, name: 'If “not both” is meant' }),
};

/** Tells how doubtful wordings were read and, where the other reading gives another verdict, that it does. */
export function readingNotes(
  told: ReadArgument,
  premises: readonly string[],
  conclusion: string,
  follows: boolean,
  effort: Effort,
): string[] {
  const notes = [...told.told];
  for (const doubt of told.parser.doubts) {
    let note = DOUBT_TEXTS[doubt](told.choice);
    if (doubt !== 'bare plural') {
      const { choice, name } = OTHER_READING[doubt](told.choice);
      const other = readArgument(premises, conclusion, { ...told.choice, ...choice });
      const known = other.premises.filter((premise) => premise !== null);
      if (other.conclusion && known.length === premises.length) {
        const decision = decide([...known, ...other.meanings], other.conclusion, effort);
        if (decision.follows !== null && decision.follows !== follows)
          note += ` ${name}, the argument is ${decision.follows ? 'valid' : 'invalid'}.`;
      }
    }
    notes.push(note);
  }
  return notes;
}
