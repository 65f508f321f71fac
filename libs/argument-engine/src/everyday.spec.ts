import { readAnalysis, validateGraph } from '@premise/argument-graph';
import { analyzeArgument } from './analyze.ts';
import everyday from './everyday-texts.json';

interface Everyday {
  name: string;
  text: string;
  /** Exact words; null where the text leaves its conclusion unsaid. */
  conclusion: string | null;
  /** Label of the key flaw; null where none is to be found. */
  flaw: string | null;
}

const TEXTS: readonly Everyday[] = everyday;
const toWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

describe.each(TEXTS)('everyday text: $name', ({ text, flaw }) => {
  const results = analyzeArgument(text);

  it('is charged with no other flaw than its own', () => {
    const [first] = results.findings.filter(({ role }) => role === 'flaw');
    expect([undefined, flaw ?? undefined]).toContain(first?.label);
  });

  it('is a sound graph, which the stored result gives again', () => {
    expect(results.graph && validateGraph(results.graph)).toEqual([]);
    expect(readAnalysis(results)).toBe(results.graph);
  });

  it('is described in whole sentences that say nothing twice', () => {
    const { unstatedAssumptions } = results.argumentStructure;
    expect(unstatedAssumptions.length).toBeLessThanOrEqual(4);
    expect(new Set(unstatedAssumptions).size).toBe(unstatedAssumptions.length);
    for (const sentence of [...unstatedAssumptions, ...results.parsed.sufficientAssumption, results.counterpoint]) {
      expect(sentence).toMatch(/^[“\p{Lu}][^]*[.!?”]$/u);
      expect(sentence).not.toMatch(/\.\.(?!\.)|,,| {2}|,\.|\$[RC]|undefined|null/);
    }
  });

  it('cites words that stand in the text', () => {
    for (const { spans } of results.findings)
      for (const { start, end } of spans) expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
  });
});

describe('the conclusions of everyday texts', () => {
  it('are named, or offered as one of two, in at least three of four', () => {
    const stated = TEXTS.filter(({ conclusion }) => conclusion !== null);
    const missed = stated.filter(({ text, conclusion }) => {
      const { statements, conclusionCandidates } = readAnalysis(analyzeArgument(text));
      const offered = statements.filter(
        ({ id, role, source }) => source === 'quoted' && (role === 'conclusion' || conclusionCandidates.includes(id)),
      );
      const wanted = toWords(conclusion ?? '');
      return !offered.some((statement) => {
        const words = toWords(statement.text);
        return words !== '' && (words.includes(wanted) || wanted.includes(words));
      });
    });
    expect(missed.length / stated.length).toBeLessThanOrEqual(0.25);
  });
});
