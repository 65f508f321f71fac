import { analyzeArgument } from './analyze.ts';
import { isTemporalSince } from './reading/cuts.ts';

/** Sorts of text beside the plain essay: each was misread once. */
describe('kinds of text', () => {
  const wordsOf = (text: string, role: string): string[] =>
    analyzeArgument(text)
      .findings.filter((finding) => finding.role === role)
      .map((finding) => finding.text);

  it('reads an abstract by the names of its parts', () => {
    const text =
      'Background: Sleep loss is common. Results: Nurses on rotating shifts made 22% more errors. ' +
      'Limitations: Wards were not randomised. Conclusion: Fixed shifts may reduce errors.';
    expect(wordsOf(text, 'conclusion')).toEqual(['Fixed shifts may reduce errors.']);
    expect(wordsOf(text, 'premise')).toContain('Nurses on rotating shifts made 22% more errors.');
    expect(wordsOf(text, 'counter')).toContain('Wards were not randomised.');
  });

  it('takes a request of a letter for a recommendation, and what photographs show for no reason', () => {
    const results = analyzeArgument(
      'The table arrived with a broken leg, as the photographs show. I have had no answer. I therefore ask you to send a new leg.',
    );
    expect(results.conclusionType).toBe('Normative (recommendation)');
    expect(results.argumentStructure.premise).toContain(
      'The table arrived with a broken leg, as the photographs show.',
    );
  });

  it('does not shout what was shouted', () => {
    const text = 'STOP THE NEW AIRPORT. IT WILL DESTROY OUR HOMES. WE DEMAND A VOTE BECAUSE THIS IS A DEMOCRACY.';
    const { improvedArgument, findings } = analyzeArgument(text);
    expect(improvedArgument).toContain('It will destroy our homes.');
    expect(findings.find(({ role }) => role === 'conclusion')?.text).toBe('STOP THE NEW AIRPORT.');
  });

  it('keeps the capitals of a text that shouts a word here and there', () => {
    const text = 'We must NOT sell the park to NATO, because the children of the town play there every day.';
    expect(analyzeArgument(text).improvedArgument).toContain('NATO');
  });

  it('leaves the numbers of a thread aside', () => {
    const text = '1/ Bike traffic doubled.\n2/ Sales are up 4%.\n3/ So bike lanes do not hurt business.';
    expect(wordsOf(text, 'conclusion')).toEqual(['bike lanes do not hurt business.']);
    expect(wordsOf(text, 'premise')).toEqual(['Bike traffic doubled.', 'Sales are up 4%.']);
  });

  it('admits a thing once', () => {
    const text = 'The colour is nice, I admit. But the kettle leaks, and the handle gets hot. Do not buy it.';
    expect(analyzeArgument(text).improvedArgument).not.toContain('I admit');
  });

  it.each([
    ['Since they opened, bike traffic doubled', true],
    ['Since the line was introduced, crashes went down by a third', true],
    ['Since they opened late, we went home', false],
    ['Since rents rose, families moved away', false],
  ])('tells a time from a reason: %j, %s', (words, temporal) => {
    expect(isTemporalSince(words)).toBe(temporal);
  });
});
