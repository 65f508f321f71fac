import { SAMPLE_RESULTS } from '../../testing/sample-results.ts';
import { compareResults } from './compare-results.ts';

describe('two analyses of one text', () => {
  it('are the same where both say the same', () => {
    expect(compareResults(SAMPLE_RESULTS, SAMPLE_RESULTS).every(({ same }) => same)).toBe(true);
  });

  it('are compared component by component, and what one alone found is told apart', () => {
    const { components, argumentStructure } = SAMPLE_RESULTS;
    const other = {
      ...SAMPLE_RESULTS,
      argumentStructure: { ...argumentStructure, conclusion: 'The library must stay open.' },
      components: { ...components, flaws: ['False dilemma', 'Slippery slope'] },
      counterpoint: '',
    };
    const compared = compareResults(SAMPLE_RESULTS, other);
    expect(compared.filter(({ same }) => !same).map(({ name }) => name)).toEqual(['Flaws', 'Counter argument']);
    const flaws = compared.find(({ role }) => role === 'flaw');
    expect(flaws?.first).toEqual([
      { text: 'False dilemma', shared: true },
      { text: 'Sweeping generalisation', shared: false },
    ]);
    expect(flaws?.second.at(-1)).toEqual({ text: 'Slippery slope', shared: false });
  });

  it('takes flaws of one name for the same flaw, however they are explained', () => {
    const withFlaws = (...flaws: string[]) => ({
      ...SAMPLE_RESULTS,
      components: { ...SAMPLE_RESULTS.components, flaws },
    });
    const flaws = compareResults(
      withFlaws('Slippery slope: “If we close” leads from a small step to an extreme end.'),
      withFlaws('Slippery slope: children may find other books.', 'False dilemma: there are other ways.'),
    ).find(({ role }) => role === 'flaw');
    expect(flaws?.first.map(({ shared }) => shared)).toEqual([true]);
    expect(flaws?.second.map(({ shared }) => shared)).toEqual([true, false]);
    expect(flaws).toMatchObject({ same: false, partly: true });
  });

  it('takes the sentence for no premise as no premise', () => {
    const none = {
      ...SAMPLE_RESULTS,
      argumentStructure: { ...SAMPLE_RESULTS.argumentStructure, premise: ['No explicit premises detected'] },
    };
    expect(compareResults(none, none).find(({ role }) => role === 'premise')?.first).toEqual([]);
  });
});
