import { type ComponentArrival, COMPONENTS } from '@premise/contracts';
import { analyzeArgument, analyzeInStages } from './analyze.ts';
import { componentValue } from './output/arrivals.ts';

const NIGHT_BUS =
  'The council should keep the night bus. It should stay because nurses have no other way home after a late shift. ' +
  'Every weekend the bus is full. Critics say that the bus is empty on Mondays, but on other days people have to stand.';

describe('the built-in engine', () => {
  const results = analyzeArgument(NIGHT_BUS);

  it('gives type, key flaw, counterpoint and method [S1-241]', () => {
    expect(results.conclusionType).toBe('Normative (recommendation)');
    expect(results.keyFlaw).toBe('No clear logical flaw found.');
    expect(results.counterpoint).toMatch(/“.+”/);
    expect(results.methodOfReasoning).toMatch(/^It gives (?:one|two|three|four) reasons? for its conclusion/);
  });

  it('counts the hidden assumptions that it lists [S1-242]', () => {
    expect(results.assumptionsCount).toBe(results.argumentStructure.unstatedAssumptions.length);
    expect(results.assumptionsCount).toBeGreaterThan(0);
  });

  it('keeps the original, and improves it in its own words [S1-243]', () => {
    expect(results.originalArgument).toBe(NIGHT_BUS);
    const [first = '', ...others] = results.improvedArgument.split('\n');
    expect(first).toBe('The council should keep the night bus.');
    for (const line of others.filter((one) => !one.startsWith('[Add: '))) expect(NIGHT_BUS).toContain(line);
    expect(results.improvedArgument).toMatch(/\n\[Add: an answer to “.+”\]/);
  });

  it('gives the structure [S1-244]', () => {
    expect(results.argumentStructure.conclusion).toBe('The council should keep the night bus.');
    expect(results.argumentStructure.premise).toContain('nurses have no other way home after a late shift.');
  });

  it('gives components and breakdown [S1-245] [S1-246] [S1-247] [S1-248]', () => {
    expect(results.components.necessaryAssumptions.length).toBeGreaterThan(0);
    expect(results.components.sufficientAssumptions.length).toBeGreaterThan(0);
    expect(results.components.quantifiers).toContainEqual(expect.stringMatching(/^“Every” — universal, over “weekend/));
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
    expect(results.parsed.ifThenStructure).toBe('');
    expect(analyzeArgument('We should go, because if we stay, we miss the train.').parsed.ifThenStructure).toMatch(
      /if we stay, we miss the train” makes one thing depend on another\.$/,
    );
    expect(results.parsed.premiseSets.implicit).toEqual(expect.any(Array));
  });

  it('keeps the severities [S1-484] [S1-485] [S1-486] [S1-487] [S1-488]', () => {
    const others = ['The remedy is safe. Therefore the remedy is safe.'];
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
    const staged = analyzeInStages(NIGHT_BUS, (arrival) => arrivals.push(arrival));
    expect(staged).toEqual(results);
    expect(arrivals).toEqual(
      COMPONENTS.map((component) => ({ component, value: componentValue(results.parsed, component) })),
    );
  });

  it('says which engine made it', () => {
    expect(results.engine).toEqual({ name: 'built-in', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  });

  it('knows objections', () => {
    const labels = results.findings.filter(({ role }) => role === 'counter').map(({ label }) => label);
    expect(labels).toContain('Objection');
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

describe('a text of another kind', () => {
  it.each([
    'On Sunday we walked along the river. The sun came out after lunch. In the evening we played cards.',
    'On Saturday we drove to the coast. The children collected shells and my sister slept in the sun. Around noon a fog came ' +
      'in, and we ate our sandwiches in the car. In the evening we stopped at a small harbour, bought smoked fish and drove home late.',
  ])('is told as such, without premises, flaws or a method: %j', (text) => {
    const results = analyzeArgument(text);
    expect(results.notices).toEqual([
      { code: 'NO_ARGUMENT_FOUND', text: 'The text tells what happened; it is not an argument.' },
    ]);
    expect(results.findings).toEqual([]);
    expect(results.parsed.conclusion).toEqual({ text: '', type: 'Not determined' });
    expect(results.methodOfReasoning).toMatch(/^Not determined\./);
  });
});

describe('markup in a text', () => {
  const text = '<p>Parks should <b>stay</b> open because people need rest.</p><script>alert("all")</script>';
  const results = analyzeArgument(text);

  it('is left out and mentioned', () => {
    expect(results.notices.map((notice) => notice.code)).toContain('MARKUP_IGNORED');
    expect(results.argumentStructure.conclusion).toBe('Parks should stay open');
    expect(JSON.stringify({ ...results, originalArgument: '', graph: { ...results.graph, text: '' } })).not.toMatch(
      /<[a-z/]/i,
    );
  });

  it('is no part of the spans, which are those of the original', () => {
    const conclusion = results.findings.find((finding) => finding.role === 'conclusion');
    expect(conclusion?.spans.map(({ start, end }) => text.slice(start, end))).toEqual(['Parks should', 'stay', 'open']);
  });
});

describe('long texts', () => {
  it('have capped lists', () => {
    const text = `${NIGHT_BUS} All buses are always full. `.repeat(300);
    const { components, argumentStructure } = analyzeArgument(text);
    expect(components.quantifiers.length).toBeLessThanOrEqual(40);
    expect(argumentStructure.unstatedAssumptions.length).toBeLessThanOrEqual(12);
  });
});
