import naughtyStrings from 'big-list-of-naughty-strings/blns.json';
import { validateGraph } from '@premise/argument-graph';
import { analyzeArgument, parseLabelledReply, resultsFromParsed } from './index.ts';

const WORDS =
  'because therefore since as so but however although if then all some no most every must should may cars dogs people tax is are cause good bad . , ; : ? ! … " \' “ ” ( ) - 1. * # \n \n\n <b> </b> <script> & é ß 日本 😀 \u0000 \u202e \ud800 U.S. e.g. 3.5 https://a.bc I it they'.split(
    ' ',
  );

/** Texts from a generator with a fixed start: the same in every run. */
function generated(count: number): string[] {
  let state = 7;
  const next = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: next(60) }, () => WORDS[next(WORDS.length)] ?? '').join(next(5) === 0 ? '' : ' '),
  );
}

function check(text: string): void {
  const results = analyzeArgument(text);
  expect(analyzeArgument(text)).toEqual(results);
  expect(results.originalArgument).toBe(text);
  if (results.graph) expect(validateGraph(results.graph)).toEqual([]);
  const marked = results.notices.some((notice) => notice.code === 'MARKUP_IGNORED');
  for (const finding of results.findings) {
    expect(finding.text).not.toBe('');
    expect(finding.spans.length).toBeGreaterThan(0);
    for (const { start, end } of finding.spans) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(text.length);
    }
    const [first, ...more] = finding.spans;
    const exact =
      more.length === 0 && first && /^[\n\x20-\x7e\u00a1-\u1fff\u2010-\u2027]*$/.test(text) && !/&\w+;/.test(text);
    if (!marked && exact && (finding.role === 'premise' || finding.role === 'conclusion')) {
      expect(text.slice(first.start, first.end)).toBe(finding.text);
    }
  }
  expect(JSON.stringify({ ...results, originalArgument: '', graph: { ...results.graph, text: '' } })).not.toMatch(
    /<[a-z][^<>]*>/i,
  );
}

// a loaded machine may take long over these; a hang would still be seen
jest.setTimeout(120_000);

describe('for any text the engine', () => {
  it('gives the same valid result twice: naughty strings', () => {
    for (const text of naughtyStrings) {
      check(text);
      check(`We should say ${text} because it is ${text} that everyone knows. Therefore ${text} is good.`);
    }
  });

  it('gives the same valid result twice: generated texts', () => {
    for (const text of generated(300)) check(text);
  });

  it('reads any reply of a model', () => {
    for (const text of [...naughtyStrings, ...generated(100)]) {
      const parsed = parseLabelledReply(
        `Conclusion: ${text}\nPremises: ${text}\n${text}\nLogical Flaws: "${text}"`,
        text,
      );
      const results = resultsFromParsed(parsed, text, { name: 'language-model', version: '1' });
      for (const { start, end } of results.findings.flatMap((finding) => finding.spans)) {
        expect(start >= 0 && end > start && end <= text.length).toBe(true);
      }
    }
  });

  it.each([
    ['a million blanks', ' '.repeat(1_000_000)],
    ['one line of 5 MB', 'word is a word and '.repeat(270_000)],
    ['a million brackets', '<'.repeat(1_000_000)],
    ['comments that never end', '<!--'.repeat(250_000)],
    ['scripts that never end', '<script>'.repeat(125_000)],
    [
      'a million characters of prose',
      'Higher fines are right because dog owners, who often do not care, would pay attention. '.repeat(11_500),
    ],
    ['nothing but markers', 'because, so, but it is '.repeat(40_000)],
  ])('comes to an end soon: %s', (_name, text) => {
    // processor time: what else the machine does is not counted
    const start = process.cpuUsage();
    analyzeArgument(text);
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(30_000);
  });
});
