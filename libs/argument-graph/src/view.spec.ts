import { applyOperation } from './operations.ts';
import { readAnalysis } from './read-analysis.ts';
import { makeFinding, makeSampleGraph, makeStatement, makeStoryGraph, SAMPLE_TEXT } from './testing/sample-graph.ts';
import type { ArgumentGraph } from './types.ts';
import { validateGraph } from './validate.ts';
import { toAnalysisResults } from './view.ts';

describe('the analysis computed from an argument graph', () => {
  it('holds the fourteen components [D-44]', () => {
    expect(toAnalysisResults(makeSampleGraph()).parsed).toEqual({
      ifThenStructure: '',
      necessaryAssumption: ['Cars make the noise.'],
      sufficientAssumption: [],
      conclusion: { text: 'The city should close Mill Street to cars', type: 'Normative (recommendation)' },
      unstatedRule: '',
      methodOfReasoning:
        'It gives three reasons for its conclusion and answers an objection. It argues from an example and from consequences.',
      logicalFlaws: ['Hasty generalization: two cases stand for all.'],
      quantifiers: ['“most” speaks of a share of the customers.'],
      premiseSets: {
        explicit: ['Two children were hit there last year', 'the street is not safe', 'the noise keeps the ward awake'],
        implicit: [],
      },
      possibleCounter: 'Slower traffic could be safe enough.',
      unstatedAssumptions: ['Cars make the noise.'],
      improvedVersion: [
        'The city should close Mill Street to cars',
        'Two children were hit there last year',
        'the street is not safe',
        'the noise keeps the ward awake',
        'customers need the road',
        'most of them come on foot',
        '[Add: an answer to “How many were hit in other streets?”]',
      ].join('\n'),
    });
  });

  it('marks the words of statements and findings in the text', () => {
    const { findings } = toAnalysisResults(makeSampleGraph());
    const marked = findings.map(({ role, label, spans }) => [
      role,
      label,
      spans.map(({ start, end }) => SAMPLE_TEXT.slice(start, end)).join(),
    ]);
    expect(marked).toEqual([
      ['conclusion', 'Normative (recommendation)', 'The city should close Mill Street to cars'],
      ['premise', 'Explicit premise', 'Two children were hit there last year'],
      ['premise', 'Intermediate conclusion', 'the street is not safe'],
      ['premise', 'Explicit premise', 'the noise keeps the ward awake'],
      ['counter', 'Opposed position', 'customers need the road'],
      ['counter', 'Answer to an objection', 'most of them come on foot'],
      ['assumption', 'Necessary assumption', ''],
      ['flaw', 'Hasty generalization', 'Two children were hit'],
      ['quantifier', 'Proportional', 'most'],
    ]);
  });

  it('gives the items of the breakdown the fixed severities', () => {
    const graph = makeSampleGraph();
    graph.findings.push(
      makeFinding('s', 'hidden-assumption', 'S', { assumptionTypes: ['sufficient'] }),
      makeFinding('r', 'hidden-assumption', 'R', { assumptionTypes: ['rule'] }),
      makeFinding('i', 'hidden-assumption', 'I', { assumptionTypes: ['implicit-premise'] }),
    );
    const items = toAnalysisResults(graph).breakdownItems.map(({ type, category, severity }) => [
      type,
      category,
      severity,
    ]);
    expect(items).toEqual([
      ['Flaw', 'Hasty generalization', 'High'],
      ['Assumption', 'Necessary Assumption', 'Medium'],
      ['Assumption', 'Sufficient Assumption', 'Medium'],
      ['Rule', 'Unstated Rule', 'Medium'],
      ['Premise', 'Implicit Premise', 'Low'],
      ['Quantifier', 'Quantifier', 'Low'],
    ]);
  });

  it('uses the fixed phrases where premises and flaws are missing', () => {
    const bare = { ...makeSampleGraph(), inferences: [], findings: [] };
    const results = toAnalysisResults({ ...bare, statements: bare.statements.slice(0, 1) });
    expect(results.argumentStructure.premise).toEqual(['No explicit premises detected']);
    expect(results.keyFlaw).toBe('No clear logical flaw found.');
    expect(results.methodOfReasoning).toBe('The text gives no reason for its conclusion.');
    expect(results.counterpoint).toBe('No counter argument was found.');
    expect(results.improvedArgument).toBe(
      'The city should close Mill Street to cars\n[Add: at least one reason for the conclusion]',
    );
  });

  it('says of a story in one sentence why there is nothing to find', () => {
    const results = toAnalysisResults(makeStoryGraph());
    const reason = 'The text tells what happened; it is not an argument.';
    expect(results).toMatchObject({
      conclusionType: 'Not determined',
      keyFlaw: `Not examined. ${reason}`,
      counterpoint: `No counter argument. ${reason}`,
      methodOfReasoning: `Not determined. ${reason}`,
      improvedArgument: `No improved version. ${reason}`,
      argumentStructure: { premise: [], conclusion: '', unstatedAssumptions: [] },
      findings: [],
    });
  });

  it('follows the edits of a user', () => {
    const chosen = applyOperation(makeSampleGraph(), { type: 'choose-main-conclusion', id: 'unsafe' });
    if ('reason' in chosen) throw new Error(chosen.reason);
    expect(toAnalysisResults(chosen.graph).argumentStructure).toMatchObject({
      conclusion: 'the street is not safe',
      premise: [
        'The city should close Mill Street to cars',
        'Two children were hit there last year',
        'the noise keeps the ward awake',
      ],
    });
  });

  it('asks for the conclusion where the text does not state it, and gives the notice of that', () => {
    const graph = makeSampleGraph();
    graph.statements[0] = makeStatement('close', 'Mill Street should be closed.', {
      role: 'conclusion',
      source: 'unstated',
    });
    const { improvedArgument, findings, notices } = toAnalysisResults(graph);
    expect(notices.map(({ code }) => code)).toEqual(['CONCLUSION_IMPLICIT']);
    expect(improvedArgument).toContain('[Add: the conclusion: what should the reader believe or do?]');
    expect(improvedArgument).not.toContain('Mill Street should be closed.');
    expect(findings.some(({ role }) => role === 'conclusion')).toBe(false);
  });

  it('offers the conclusions among which its maker could not choose', () => {
    const graph = makeSampleGraph();
    graph.conclusionCandidates = graph.statements.slice(0, 2).map(({ id }) => id);
    const [first, second] = graph.statements;
    expect(toAnalysisResults(graph).notices).toContainEqual({
      code: 'CONCLUSION_UNCERTAIN',
      text: `One of these two is the main conclusion: “${first?.text}” or “${second?.text}”.`,
    });
  });

  it('is the same after it was stored and read again, though one step then takes all reasons together', () => {
    const results = toAnalysisResults(makeSampleGraph());
    const read = readAnalysis(results);
    expect(validateGraph(read)).toEqual([]);
    expect(toAnalysisResults(read)).toEqual(results);
    const describeStatements = ({ statements }: ArgumentGraph) =>
      statements.map(({ text, role, spans }) => [text, role, spans]);
    expect(describeStatements(read)).toEqual(describeStatements(makeSampleGraph()));
    expect(read.inferences.map(({ from, kind, to }) => `${from.join(' + ')} ${kind} ${to}`)).toEqual([
      'premise-1 + premise-2 + premise-3 supports conclusion',
      'objection-1 attacks conclusion',
      'reply-1 attacks objection-1',
    ]);
  });
});
