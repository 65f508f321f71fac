import { SUBCLASS_LENGTH, subclassOf } from '../corpus-document.ts';

/** "G06FH02J" of "G06F 3/01", "G06F 3/02" and "H02J 50/10". */
export const subclassesOf = (symbols: readonly string[]): string =>
  [...new Set(symbols.map(subclassOf))].filter((one) => one.length === SUBCLASS_LENGTH).join('');
