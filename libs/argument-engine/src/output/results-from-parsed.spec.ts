import type { ParsedModelOutput } from '@premise/contracts';
import { emptyOutput } from './breakdown.ts';
import { resultsFromParsed } from './results-from-parsed.ts';

const ARGUMENT = 'All dogs bark, because “every” animal makes noise.\nTherefore dogs should be quiet.';
const PARSED: ParsedModelOutput = {
  ifThenStructure: 'If every animal makes noise, dogs bark.',
  necessaryAssumption: ['Dogs are animals.'],
  sufficientAssumption: ['Whatever makes noise barks.'],
  conclusion: { text: 'dogs should be quiet', type: 'Normative' },
  unstatedRule: 'Noise is bad.',
  methodOfReasoning: 'Deductive.',
  logicalFlaws: ['Hasty generalisation: "All dogs bark" has exceptions.'],
  quantifiers: ['All (universal)', '"every": universal'],
  premiseSets: { explicit: ['"Every" animal makes noise'], implicit: ['Dogs are animals, too.'] },
  possibleCounter: 'Some dogs never bark.',
  unstatedAssumptions: ['Dogs can be quiet.', 'Noise matters.'],
  improvedVersion: 'Most dogs bark.\nTherefore …',
};
const ENGINE = { name: 'language-model', version: '1', model: 'm' } as const;

describe('results made of a model’s output', () => {
  const results = resultsFromParsed(PARSED, ARGUMENT, ENGINE);
  const severityOf = (category: string): string | undefined =>
    results.breakdownItems.find((item) => item.category === category)?.severity;
  const wordsOf = (role: string): string[] =>
    results.findings
      .filter((finding) => finding.role === role)
      .flatMap((finding) => finding.spans.map(({ start, end }) => ARGUMENT.slice(start, end)));

  it('carry type, key flaw, counterpoint and method [S1-241]', () => {
    expect(results).toMatchObject({
      conclusionType: 'Normative',
      keyFlaw: PARSED.logicalFlaws[0],
      counterpoint: 'Some dogs never bark.',
      methodOfReasoning: 'Deductive.',
    });
  });

  it('count the hidden assumptions [S1-242]', () => {
    expect(results.assumptionsCount).toBe(2);
  });

  it('carry the original and the improved argument [S1-243]', () => {
    expect(results.originalArgument).toBe(ARGUMENT);
    expect(results.improvedArgument).toBe('Most dogs bark.\nTherefore …');
  });

  it('carry the structure with its lists [S1-244]', () => {
    expect(results.argumentStructure).toEqual({
      premise: ['"Every" animal makes noise'],
      conclusion: 'dogs should be quiet',
      unstatedAssumptions: ['Dogs can be quiet.', 'Noise matters.'],
    });
  });

  it('carry the components [S1-245]', () => {
    expect(results.components).toEqual({
      necessaryAssumptions: ['Dogs are animals.'],
      flaws: PARSED.logicalFlaws,
      sufficientAssumptions: ['Whatever makes noise barks.'],
      quantifiers: PARSED.quantifiers,
    });
  });

  it('carry a breakdown whose items have type, text, category and severity [S1-246] [S1-247] [S1-248]', () => {
    expect(results.breakdownItems.length).toBeGreaterThan(5);
    for (const item of results.breakdownItems) {
      expect(typeof item.type).toBe('string');
      expect(item.text).not.toBe('');
      expect(item.category).not.toBe('');
      expect(['High', 'Medium', 'Low']).toContain(item.severity);
    }
    expect(new Set(results.breakdownItems.map((item) => item.type))).toEqual(
      new Set(['Flaw', 'Assumption', 'Rule', 'Premise', 'Condition', 'Quantifier']),
    );
  });

  it('give a flaw severity High [S1-484]', () => expect(severityOf('Hasty generalisation')).toBe('High'));
  it('give a necessary assumption severity Medium [S1-485]', () =>
    expect(severityOf('Necessary Assumption')).toBe('Medium'));
  it('give a sufficient assumption severity Medium [S1-486]', () =>
    expect(severityOf('Sufficient Assumption')).toBe('Medium'));
  it('give the unstated rule severity Medium [S1-487]', () => expect(severityOf('Unstated Rule')).toBe('Medium'));
  it('give an implicit premise severity Low [S1-488]', () => expect(severityOf('Implicit Premise')).toBe('Low'));

  it('find the quoted words in the text, whatever their case and marks', () => {
    expect(wordsOf('conclusion')).toEqual(['dogs should be quiet']);
    expect(wordsOf('premise')).toEqual(['every” animal makes noise']);
    expect(wordsOf('flaw')).toEqual(['All dogs bark']);
    expect(wordsOf('quantifier')).toEqual(['All', 'every']);
  });

  it('find words as they stand before words that only look alike', () => {
    const text = 'Tell us why the US should pay.';
    const { findings } = resultsFromParsed({ ...emptyOutput(), quantifiers: ['US'] }, text, ENGINE);
    expect(findings.find(({ role }) => role === 'quantifier')?.spans).toEqual([{ start: 16, end: 18 }]);
  });

  it('tie no finding to words that the text does not hold', () => {
    const invented: ParsedModelOutput = {
      ...emptyOutput(),
      conclusion: { text: 'Cats should rule.', type: 'Normative' },
      logicalFlaws: ['Straw man: "nobody ever said this" is put into their mouths.'],
      quantifiers: ['most', 'ever'],
      premiseSets: { explicit: ['Cats are wise.', 'og'], implicit: ['“never written”'] },
      possibleCounter: 'Some say "cats sleep".',
    };
    const { findings } = resultsFromParsed(invented, ARGUMENT, ENGINE);
    expect(findings.length).toBeGreaterThan(6);
    expect(findings.flatMap(({ spans }) => spans)).toEqual([]);
  });

  it('drop placeholders, doubles and denials of flaws', () => {
    const none = resultsFromParsed(
      { ...PARSED, logicalFlaws: ['No logical flaws were found.'], quantifiers: ['None', 'N/A', 'all', 'all'] },
      ARGUMENT,
      ENGINE,
    );
    expect(none.keyFlaw).toBe('No clear logical flaw found.');
    expect(none.components).toMatchObject({ flaws: [], quantifiers: ['all'] });
  });

  it('stand even where the model gave nothing', () => {
    const empty = resultsFromParsed(emptyOutput(), '', ENGINE);
    expect(empty.argumentStructure.premise).toEqual(['No explicit premises detected']);
    expect(empty.conclusionType).toBe('Not determined');
    expect(empty.findings).toEqual([]);
  });

  it('cap the lists and say how much is left out', () => {
    const many = resultsFromParsed(
      { ...PARSED, quantifiers: Array.from({ length: 50 }, (_, at) => `word ${at}`) },
      ARGUMENT,
      ENGINE,
    );
    expect(many.components.quantifiers).toHaveLength(40);
    expect(many.notices).toEqual([{ code: 'FINDINGS_LEFT_OUT', text: '10 further findings are not listed.' }]);
  });

  it.each([
    [1999, 1],
    [2000, 0],
  ])('look for a short word behind %d others that hold it, and find it %d times', (others, times) => {
    const argument = `${'many '.repeat(others)}any`;
    const { findings } = resultsFromParsed({ ...PARSED, quantifiers: ['any'] }, argument, ENGINE);
    expect(findings.find(({ role }) => role === 'quantifier')?.spans).toHaveLength(times);
  });
});
