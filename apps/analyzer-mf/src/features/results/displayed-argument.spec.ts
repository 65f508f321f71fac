import type { Finding } from '@premise/contracts';
import { displayedArgument } from './displayed-argument.ts';

const over = (text: string, words: string): Finding => {
  const start = text.indexOf(words);
  return { role: 'premise', text: words, spans: [{ start, end: start + words.length }] };
};
const wordsOf = (text: string, finding: Finding | undefined): string[] =>
  (finding?.spans ?? []).map(({ start, end }) => text.slice(start, end));

describe('displayedArgument', () => {
  it('strips markup tags and keeps each finding on its words [S1-322]', () => {
    const text = '<p>All <b>birds</b> fly.</p><!-- note --> So penguins < eagles fly & 3 > 2.';
    const shown = displayedArgument(text, [over(text, 'All <b>birds</b> fly.'), over(text, 'So penguins < eagles')]);
    expect(shown.text).toBe('All birds fly. So penguins < eagles fly & 3 > 2.');
    expect(wordsOf(shown.text, shown.findings[0])).toEqual(['All birds fly.']);
    expect(wordsOf(shown.text, shown.findings[1])).toEqual(['So penguins < eagles']);
  });

  it('leaves a text without markup, and its findings, as they are', () => {
    const findings = [over('3 < 4 and 5 > 4', 'and')];
    const shown = displayedArgument('3 < 4 and 5 > 4', findings);
    expect(shown.findings).toBe(findings);
  });

  it('drops words that were nothing but a tag, and moves a boundary inside a tag to its edge', () => {
    const text = 'a<script>x</script>b';
    const shown = displayedArgument(text, [over(text, '<script>'), over(text, 'ript>x')]);
    expect(shown.text).toBe('axb');
    expect(shown.findings[0]?.spans).toEqual([]);
    expect(wordsOf(shown.text, shown.findings[1])).toEqual(['x']);
  });
});
