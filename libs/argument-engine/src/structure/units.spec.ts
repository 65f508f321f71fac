import { loadModel } from '../models/load-model.ts';
import { cutIntoUnits, readSentences } from './units.ts';

const unitsOf = (text: string): string[] =>
  cutIntoUnits(readSentences(text), loadModel('cut')).map(({ start, end }) => text.slice(start, end));

describe('the units of a text', () => {
  it('part a claim from its reason', () => {
    expect(unitsOf('The bus must stay because nurses finish late.')).toEqual([
      'The bus must stay',
      'because nurses finish late',
    ]);
  });

  it('keep "because of" and "not because" whole', () => {
    expect(unitsOf('The match was called off because of the rain.')).toHaveLength(1);
    expect(unitsOf('She left not because he came.')).toHaveLength(1);
  });

  it('leave no word out, and hold none twice', () => {
    const text =
      'We could wait, but the roof leaks; the quote, which Ann got in May, ends on Friday, so let us sign it. Agreed? I hope so.';
    const letters = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, '');
    expect(letters(unitsOf(text).join(' '))).toBe(letters(text));
  });

  it('are none where nothing is said', () => {
    expect(unitsOf('')).toEqual([]);
    expect(unitsOf('... --- !!!')).toEqual([]);
  });
});
