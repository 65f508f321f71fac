import { analyzeArgument } from '../analyze.ts';
import { hedge } from './improved.ts';

describe('what the writer grants', () => {
  it('is put without the words that grant it', () => {
    const results = analyzeArgument(
      'We should meet in the town hall. It has room for sixty people. I know that the town hall costs more than the school, but the school has no kitchen.',
    );
    expect(results.counterpoint).toMatch(/^It may still be the case that the town hall costs more than the school\./);
    expect(results.improvedArgument).toContain('It is true that the town hall costs more than the school, but');
  });
});

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
      'Taxing plastic bags would do something about the problem that the harbour is full of plastic waste.',
      'Taxing plastic bags would do more good than harm overall.',
      'No milder step than taxing plastic bags would achieve the same.',
      'The council is in a position to tax plastic bags.',
    ]);
  });

  it('name what would be enough', () => {
    expect(results.components.sufficientAssumptions).toEqual([
      'If it is true that the harbour is full of plastic waste, that alone is enough to show that the council should tax plastic bags.',
    ]);
    expect(results.parsed.ifThenStructure).toBe(
      'If the harbour is full of plastic waste, then the council should tax plastic bags.',
    );
  });

  it('state the rule that joins what a reason and the conclusion say of one thing', () => {
    const linked = analyzeArgument('The remedy is safe because it is natural.');
    expect(linked.parsed.premiseSets.implicit[0]).toBe('Whatever is natural is safe.');
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
      'Even if the harbour is full of plastic waste, a milder step than taxing plastic bags might deal with that.',
    );
  });

  it('takes up the objection that the text mentions', () => {
    const { counterpoint } = analyzeArgument(
      'Trams are clean. Critics say that they are loud. So the town should buy trams.',
    );
    expect(counterpoint).toContain(
      'Against this it can be said that they are loud. The text mentions this objection and leaves it without an answer.',
    );
  });
});

describe('a legal judgement', () => {
  const results = analyzeArgument(
    'A contract requires an offer, an acceptance and consideration. The defendant made an offer in writing. The plaintiff accepted it two days later. Accordingly, the parties were bound by a contract.',
  );

  it('is drawn from a rule, and named as such', () => {
    expect(results.parsed.conclusion.type).toBe('Legal (judgement)');
    expect(results.methodOfReasoning).toMatch(/^Deductive reasoning from a rule/);
    expect(results.argumentStructure.unstatedAssumptions).toContain(
      'The rule applies to this case, and every condition that it names is met.',
    );
  });
});

describe('hidden assumptions beside the formal check', () => {
  const hiddenIn = (text: string): string[] => {
    const { argumentStructure, findings, parsed } = analyzeArgument(text);
    expect(parsed.sufficientAssumption).toEqual([]);
    expect(findings.filter(({ role }) => role === 'assumption').map((finding) => finding.text)).toEqual(
      argumentStructure.unstatedAssumptions,
    );
    return argumentStructure.unstatedAssumptions;
  };

  it.each([
    'All whales are mammals. No mammals breathe with gills. Therefore no whales breathe with gills.',
    'Either we ban cars or the city dies. The city will not die. Therefore, we ban cars.',
  ])('are none where the stated premises are enough: %j', (text) => {
    expect(analyzeArgument(text).formal?.verdict).toBe('valid');
    expect(hiddenIn(text)).toEqual([]);
  });

  it.each([
    ['All whales are mammals. Therefore no whales breathe with gills.', 'No mammals breathe with gills.'],
    ['No mammals breathe with gills. Therefore no whales breathe with gills.', 'All whales are mammals.'],
    ['All cats are mammals. Therefore, all cats are animals.', 'All mammals are animals.'],
    [
      'All cats are mammals. All cats are animals. Therefore, some mammals are animals.',
      'There is something that is a cat.',
    ],
  ])('are the one premise with which %j is valid', (text, premise) => {
    expect(hiddenIn(text)).toEqual([premise]);
  });

  it('take a man that someone is for no experience with one', () => {
    const { argumentStructure, parsed } = analyzeArgument('Socrates is a man. Therefore Socrates is mortal.');
    expect(argumentStructure.unstatedAssumptions).toContain('Whatever is a man is mortal.');
    expect(parsed.logicalFlaws).toEqual([]);
  });
});

describe('counter argument to a valid argument', () => {
  it('says that it is valid, as the formal check does', () => {
    const results = analyzeArgument(
      'All members of the board are shareholders. No shareholder is a judge. Therefore, no member of the board is a judge.',
    );
    expect(results.formal?.verdict).toBe('valid');
    expect(results.counterpoint).toBe(
      'The argument is valid: if its reasons are true, the conclusion cannot be false. Whoever wants to deny it has to deny one of them, most likely that all members of the board are shareholders.',
    );
  });

  it('says nothing of the kind where the check finds it invalid or not formal', () => {
    for (const text of [
      'All cats are animals. Some animals bark. Therefore, some cats bark.',
      'The train is cheap. Therefore, it is the better choice.',
    ])
      expect(analyzeArgument(text).counterpoint).not.toMatch(/is valid/);
  });
});

describe('improved version', () => {
  it('takes the edge off strong words', () => {
    expect(hedge('It always rains and all trains certainly stop.')).toBe(
      'It usually rains and most trains probably stop.',
    );
    expect(hedge('After all, it is not at all bad.')).toBe('After all, it is not at all bad.');
  });

  it('says why a claim without exception is put more mildly', () => {
    expect(
      analyzeArgument('My neighbour was bitten by a terrier. Therefore all terriers are dangerous.').improvedArgument,
    ).toBe(
      'My neighbour was bitten by a terrier. Therefore, as far as these reasons go, most terriers are dangerous (“all” would take reasons that leave no exception).',
    );
    expect(analyzeArgument('The tea is cheap, so the tea is good.').improvedArgument).not.toContain('would take');
  });

  it('says what is missing where there is no reason', () => {
    expect(analyzeArgument('The old bridge should be torn down.').improvedArgument).toMatch(
      /^Claim: The old bridge should be torn down\.\nWhat is missing: at least one reason/,
    );
  });
});
