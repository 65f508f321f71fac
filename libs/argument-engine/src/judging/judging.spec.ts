import { analyzeArgument } from '../analyze.ts';
import { hedge } from './improved.ts';

describe('method of reasoning', () => {
  it.each([
    [
      'If it rained, the street is wet. It rained. Therefore, the street is wet.',
      'Deductive reasoning with conditionals',
    ],
    ['All humans are mortal. All Greeks are humans. Therefore, all Greeks are mortal.', 'Categorical syllogism'],
    ['My neighbour was bitten by a terrier. Therefore all terriers are dangerous.', 'Inductive generalisation'],
    [
      'Schools are just like factories. Factories work best with clear rules. So clear rules are best for schools.',
      'Argument from analogy',
    ],
    ['According to experts, the well is dry. So the well is dry.', 'Argument from authority'],
    ['About 80 percent of the trees are ill. So the forest is dying.', 'Statistical reasoning'],
    ['The factory should close because it will poison the river.', 'Practical reasoning'],
    ['The old bridge should be torn down.', 'Assertion'],
  ])('of %j', (text, method) => {
    expect(analyzeArgument(text).methodOfReasoning.startsWith(method)).toBe(true);
  });
});

describe('assumptions', () => {
  const results = analyzeArgument(
    'The harbour is full of plastic waste. Therefore, the council should tax plastic bags.',
  );

  it('name what must hold, built from the words of the text', () => {
    expect(results.components.necessaryAssumptions).toEqual([
      'Acting on the conclusion would really lessen the trouble described in “The harbour is full of plastic waste”.',
      'The reasons for holding that the council should tax plastic bags outweigh whatever speaks against it and is left out of the text.',
      'The council can in fact tax plastic bags.',
    ]);
  });

  it('name what would be enough', () => {
    expect(results.components.sufficientAssumptions).toEqual([
      'Whenever the harbour is full of plastic waste, it is also the case that the council should tax plastic bags.',
    ]);
    expect(results.parsed.ifThenStructure).toBe(
      'If the harbour is full of plastic waste, then the council should tax plastic bags.',
    );
  });

  it('link terms that premises and conclusion do not share', () => {
    const linked = analyzeArgument('The old theatre draws many visitors. Therefore, the city budget should grow.');
    expect(linked.parsed.premiseSets.implicit[0]).toBe(
      'What is said about “old theatre” bears on “city budget”; the text leaves the connection unsaid.',
    );
  });

  it('rest on spans of the text', () => {
    for (const finding of results.findings.filter((candidate) => candidate.role === 'assumption'))
      expect(finding.spans.length).toBeGreaterThan(0);
  });
});

describe('counter argument', () => {
  it('is built from the text’s own words', () => {
    const { counterpoint } = analyzeArgument(
      'The harbour is full of plastic waste. Therefore, the council should tax plastic bags.',
    );
    expect(counterpoint).toContain(
      'One can grant that the harbour is full of plastic waste and still doubt that the council should tax plastic bags',
    );
  });

  it('takes up the objection that the text mentions', () => {
    const { counterpoint } = analyzeArgument(
      'Trams are clean. Critics say that they are loud. So the town should buy trams.',
    );
    expect(counterpoint).toContain(
      'The text itself mentions an objection: “Critics say that they are loud”. It leaves that objection without an answer.',
    );
  });
});

describe('improved version', () => {
  it('takes the edge off strong words', () => {
    expect(hedge('It always rains and all trains certainly stop.')).toBe(
      'It usually rains and most trains probably stop.',
    );
    expect(hedge('After all, it is not at all bad.')).toBe('After all, it is not at all bad.');
  });

  it('says what is missing where there is no reason', () => {
    expect(analyzeArgument('The old bridge should be torn down.').improvedArgument).toMatch(
      /^Claim: The old bridge should be torn down\.\nWhat is missing: at least one reason/,
    );
  });
});
