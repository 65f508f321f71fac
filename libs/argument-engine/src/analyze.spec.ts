import { type ComponentArrival, COMPONENTS } from '@premise/contracts';
import { analyzeArgument, analyzeInStages } from './analyze.ts';
import { componentValue } from './output/arrivals.ts';

const FINES =
  'One can hardly cross the park without stepping into dog dirt. Higher fines are therefore the right measure against careless dog owners. ' +
  'Of course, they would have to be caught first, but once every owner has to pay, most of them will be careful.';

describe('the built-in engine', () => {
  const results = analyzeArgument(FINES);

  it('gives type, key flaw, counterpoint and method [S1-241]', () => {
    expect(results.conclusionType).toBe('Normative (recommendation)');
    expect(results.keyFlaw).not.toBe('');
    expect(results.counterpoint).toContain('they would have to be caught first');
    expect(results.methodOfReasoning).toMatch(/^Argument from consequences: /);
  });

  it('counts the hidden assumptions that it lists [S1-242]', () => {
    expect(results.assumptionsCount).toBe(results.argumentStructure.unstatedAssumptions.length);
    expect(results.assumptionsCount).toBeGreaterThan(0);
  });

  it('keeps the original and writes an improved argument [S1-243]', () => {
    expect(results.originalArgument).toBe(FINES);
    expect(results.improvedArgument).toBe(
      'One can hardly cross the park without stepping into dog dirt. It is true that they would have to be caught first, ' +
        'but once every owner has to pay, most of them will be careful. Therefore, provided that higher fines would do more ' +
        'good than harm overall, higher fines are the right measure against careless dog owners.',
    );
  });

  it('gives the structure [S1-244]', () => {
    expect(results.argumentStructure).toMatchObject({
      premise: ['One can hardly cross the park without stepping into dog dirt.'],
      conclusion: 'Higher fines are therefore the right measure against careless dog owners.',
    });
  });

  it('gives components and breakdown [S1-245] [S1-246] [S1-247] [S1-248]', () => {
    expect(results.components.necessaryAssumptions.length).toBeGreaterThan(0);
    expect(results.components.sufficientAssumptions.length).toBeGreaterThan(0);
    expect(results.components.quantifiers).toContain('“every” — universal, over “owner”');
    for (const item of results.breakdownItems) {
      expect(Object.keys(item)).toEqual(expect.arrayContaining(['type', 'text', 'category', 'severity']));
      expect(['High', 'Medium', 'Low']).toContain(item.severity);
    }
  });

  it('gives all fourteen components [S1-249] [S1-250] [S1-251]', () => {
    for (const component of COMPONENTS) expect(componentValue(results.parsed, component)).toBeDefined();
    expect(results.parsed.conclusion).toEqual({
      text: results.argumentStructure.conclusion,
      type: results.conclusionType,
    });
    expect(results.parsed.ifThenStructure).toMatch(
      /^If one can hardly cross the park .+, then higher fines are the right measure/,
    );
    expect(results.parsed.premiseSets.implicit).toEqual(expect.any(Array));
  });

  it('keeps the severities [S1-484] [S1-485] [S1-486] [S1-487] [S1-488]', () => {
    const others = ['The remedy is safe. Therefore the remedy is safe.', 'The remedy is safe because it is natural.'];
    const pairs = new Set(
      [results, ...others.map(analyzeArgument)]
        .flatMap(({ breakdownItems }) => breakdownItems)
        .map((item) => `${item.type === 'Flaw' ? 'Flaw' : item.category} ${item.severity}`),
    );
    for (const pair of [
      'Flaw High',
      'Necessary Assumption Medium',
      'Sufficient Assumption Medium',
      'Unstated Rule Medium',
      'Implicit Premise Low',
    ]) {
      expect(pairs).toContain(pair);
    }
  });

  it('tells each component once, in order, with the value of the result', () => {
    const arrivals: ComponentArrival[] = [];
    const staged = analyzeInStages(FINES, (arrival) => arrivals.push(arrival));
    expect(staged).toEqual(results);
    expect(arrivals).toEqual(
      COMPONENTS.map((component) => ({ component, value: componentValue(results.parsed, component) })),
    );
  });

  it('says which engine made it', () => {
    expect(results.engine).toEqual({ name: 'built-in', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  });

  it('knows objections and answers', () => {
    const counters = results.findings.filter((finding) => finding.role === 'counter');
    expect(counters.map((finding) => finding.label)).toEqual(['Objection', 'Answer to an objection']);
  });
});

describe('texts that hold no argument', () => {
  it.each([
    ['', 'NO_ARGUMENT_FOUND'],
    ['   \n\t ', 'NO_ARGUMENT_FOUND'],
    ['asdf', 'NO_ARGUMENT_FOUND'],
    ['12 34 56', 'NO_ARGUMENT_FOUND'],
    ['const a = 1; if (a) { run(a); }', 'NO_ARGUMENT_FOUND'],
    ['\ud800'.repeat(50), 'NO_ARGUMENT_FOUND'],
    ['What time is it now?', 'NO_ARGUMENT_FOUND'],
    ['Die Steuern sollten sinken, weil die Menschen nicht genug Geld haben.', 'NOT_ENGLISH'],
    ['税金は下げるべきです。', 'NOT_ENGLISH'],
  ])('%j: %s, and nothing is invented', (text, code) => {
    const results = analyzeArgument(text);
    expect(results.notices.map((notice) => notice.code)).toContain(code);
    expect(results.findings).toEqual([]);
    expect(results.breakdownItems).toEqual([]);
    expect(results.argumentStructure).toEqual({ premise: [], conclusion: '', unstatedAssumptions: [] });
    expect(results.assumptionsCount).toBe(0);
    expect(results.keyFlaw).toMatch(/^Not examined\. /);
    expect(results.methodOfReasoning).toMatch(/^Not determined\. /);
  });
});

describe('markup in a text', () => {
  const text = '<p>Parks should <b>stay</b> open because people need rest.</p><script>alert("all")</script>';
  const results = analyzeArgument(text);

  it('is left out and mentioned', () => {
    expect(results.notices.map((notice) => notice.code)).toContain('MARKUP_IGNORED');
    expect(results.argumentStructure.conclusion).toBe('Parks should stay open');
    expect(JSON.stringify({ ...results, originalArgument: '' })).not.toMatch(/<[a-z/]/i);
  });

  it('is no part of the spans, which are those of the original', () => {
    const conclusion = results.findings.find((finding) => finding.role === 'conclusion');
    expect(conclusion?.spans.map(({ start, end }) => text.slice(start, end))).toEqual(['Parks should', 'stay', 'open']);
  });
});

describe('long texts', () => {
  const text =
    'Some people may object that all parks are full. Parks should stay open because everyone needs rest and quiet number 1. '.repeat(
      300,
    );
  const results = analyzeArgument(text);

  it('have capped lists and say what is left out', () => {
    expect(results.argumentStructure.premise.length).toBeLessThanOrEqual(60);
    expect(results.components.quantifiers).toHaveLength(40);
    expect(results.components.flaws.length).toBeLessThanOrEqual(12);
    expect(results.notices.find((notice) => notice.code === 'FINDINGS_LEFT_OUT')?.text).toMatch(
      /\d+ premises.* and \d+ quantifiers are left out\.$/,
    );
  });
});
