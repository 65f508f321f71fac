import { NO_CLEAR_FLAW } from '@premise/argument-graph';
import { analyzeArgument } from '../analyze.ts';

const flawsOf = (text: string): string[] =>
  analyzeArgument(text)
    .findings.filter((finding) => finding.role === 'flaw')
    .map((finding) => finding.label ?? '');

describe('flaws', () => {
  it.each([
    ['Affirming the consequent', 'If it rained, the street is wet. The street is wet. Therefore, it rained.'],
    [
      'Denying the antecedent',
      'If the light is on, the lock is open. The light is not on. Therefore, the lock is not open.',
    ],
    ['Undistributed middle', 'All cats are animals. All dogs are animals. Therefore, all dogs are cats.'],
    ['Illicit process', 'All lawyers are rich. No actors are lawyers. Therefore, no actors are rich.'],
    ['Circular reasoning', 'The tax is unfair. Therefore the tax is unfair.'],
  ])('of form are charged, %s: %j', (label, text) => {
    expect(flawsOf(text)).toContain(label);
  });

  it.each([
    'Exercise strengthens the heart. Swimming is exercise. Therefore swimming strengthens the heart.',
    'All humans are mortal. All Greeks are humans. Therefore, all Greeks are mortal.',
    'If it rained, the street is wet. It rained. Therefore, the street is wet.',
    'If it rained, the street is wet. The street is not wet. Therefore, it did not rain.',
    'Trains emit less carbon than planes. The line to the coast is nearly finished. So travellers will soon have a cleaner way to the sea.',
    'Rex is either a dog or a wolf.',
    'The meeting should be moved to Thursday because the auditors cannot come on Wednesday.',
    'Glass bottles can be used fifty times, plastic ones only fifteen times. That is why the canteen should go back to glass.',
    'No reptiles are mammals. All snakes are reptiles. Therefore, no snakes are mammals.',
    'The hinge is made of folded steel and holds without a spring. So it will last for decades in salt water.',
    // nothing is charged for its wording alone
    'Waiting is not free: the rebate ends in June. We should order now.',
    'The film is good because everybody loves it.',
    'Nobody has shown that the valve failed. The pump may have failed as well.',
    'The candidate lied to this committee twice. We should not appoint him.',
    // and nothing for a form that is no known fallacy
    'If the dam holds, the town is safe. The dam holds. Therefore the bridge is safe.',
    'All trams stop here. Some trams are late. Therefore the bus is late.',
  ])('says honestly that it found none: %j', (text) => {
    const results = analyzeArgument(text);
    expect(results.components.flaws).toEqual([]);
    expect(results.keyFlaw).toMatch(/^(?:No clear logical flaw found\.$|Not examined\.)/);
  });

  it('takes a choice that a valid argument makes fair use of for no false dilemma', () => {
    const results = analyzeArgument(
      'Either the key is in the car or it is in the house. It is not in the car. So it is in the house.',
    );
    expect(results.formal?.verdict).toBe('valid');
    expect(results.methodOfReasoning).toMatch(/^Deductive: .+ by ruling out alternatives\.$/);
    expect(results.keyFlaw).toBe(NO_CLEAR_FLAW);
  });

  it('leaves to the form what the form decides', () => {
    expect(flawsOf('If it rained, the street is wet. The street is wet. Therefore, it rained.')).toEqual([
      'Affirming the consequent',
    ]);
  });

  it('cites the words and gives reason, span and confidence; the key flaw is the first', () => {
    const results = analyzeArgument('If it rained, the street is wet. The street is wet. Therefore, it rained.');
    const flaws = results.findings.filter((finding) => finding.role === 'flaw');
    expect(flaws).toHaveLength(1);
    for (const flaw of flaws) {
      expect(flaw.explanation).toMatch(/“.+”/);
      expect(flaw.spans.length).toBeGreaterThan(0);
      expect(flaw.confidence).toBeGreaterThanOrEqual(0.45);
    }
    expect(results.keyFlaw).toBe(flaws[0]?.text);
    expect(results.formal?.verdict).toBe('invalid');
  });

  it('of a text that claims nothing are not charged', () => {
    for (const text of [
      'Everybody came. We sat in the garden, and my uncle told us about the war. Then it got dark and we went home.',
      'Open the lid. Never pull the cord. Turn the wheel until it clicks.',
    ])
      expect(flawsOf(text)).toEqual([]);
  });
});
