import { readSentences } from './units.ts';

const spoken = (text: string) =>
  readSentences(text).map(({ speaker, start, end }) => [speaker, text.slice(start, end)]);

describe('speakers', () => {
  it('are the names before a colon at the beginning of a line, until the next one', () => {
    expect(spoken('Ann: The bus is late. It always is.\nBen Low: Not today.')).toEqual([
      ['Ann', 'The bus is late.'],
      ['Ann', 'It always is.'],
      ['Ben Low', 'Not today.'],
    ]);
  });

  it('are no labels of a line', () => {
    expect(
      spoken('Subject: The bus is late today.\nApologies: Ann and Ben were ill.').map(([speaker]) => speaker),
    ).toEqual([null, null]);
  });

  it('are nobody in running text', () => {
    expect(spoken('She asked one thing: Why is the bus late?').map(([speaker]) => speaker)).toEqual([null]);
  });
});
