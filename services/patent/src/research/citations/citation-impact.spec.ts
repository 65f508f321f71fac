import type { Citation } from '@premise/contracts';
import { citationImpact } from './citation-impact.ts';
import { citationNetwork } from './citation-network.ts';

describe('the metrics of citations', () => {
  it('count both directions together [S2-520]', () => {
    expect(citationImpact(7, 5)).toMatchObject({ citationCount: 12, forwardCount: 7, backwardCount: 5 });
  });

  it.each([
    [0, 0, 1],
    [1, 0, 1],
    [2, 1, 1],
    [2, 2, 2],
    [20, 5, 12],
  ])('the h-index of %d forward and %d backward is %d [S2-521]', (forward, backward, hIndex) => {
    expect(citationImpact(forward, backward).hIndex).toBe(hIndex);
  });

  it('the influence is the total by twenty, at most one [S2-522]', () => {
    const of = (forward: number, backward: number) => citationImpact(forward, backward).influenceScore;
    expect([of(0, 0), of(3, 2), of(10, 10), of(300, 40)]).toEqual([0, 0.25, 1, 1]);
  });

  it('the technology impact goes by forward citations [S2-523] [S2-524] [S2-525]', () => {
    const of = (forward: number) => citationImpact(forward, 99).technologyImpact;
    expect([of(11), of(10), of(6), of(5), of(0)]).toEqual(['High', 'Medium', 'Medium', 'Low', 'Low']);
  });

  it('the market relevance goes by forward citations [S2-526] [S2-527]', () => {
    const of = (forward: number) => citationImpact(forward, 99).marketRelevance;
    expect([of(6), of(5), of(0)]).toEqual(['High', 'Medium', 'Medium']);
  });

  it('the innovation level goes by all citations [S2-528] [S2-529] [S2-530]', () => {
    const of = (forward: number, backward: number) => citationImpact(forward, backward).innovationLevel;
    expect([of(4, 5), of(4, 4), of(2, 2), of(2, 1), of(0, 0)]).toEqual(['High', 'Medium', 'Medium', 'Low', 'Low']);
  });

  it('are said in words with their numbers [S2-288] [S2-289] [S2-290]', () => {
    const { texts } = citationImpact(1_234, 1);
    expect(texts.technologyImpact).toContain('1,234 times');
    expect(texts.innovationLevel).toContain('1,235 documents, 1,234 later and 1 earlier');
    expect(citationImpact(0, 0).texts.marketRelevance).toContain('No later document is known to cite this patent');
  });
});

const citation = (id: number, assignee: string | null, relevance = 0.8): Citation => ({
  id: `US${id}`,
  displayNumber: `US ${id}`,
  title: 'A kettle',
  inventors: [],
  assignee,
  date: null,
  relevance,
  relevanceBasis: null,
  byExaminer: null,
  known: true,
});
const many = (count: number, assignee: string, from: number): Citation[] =>
  Array.from({ length: count }, (_each, at) => citation(from + at, assignee));

describe('the network of citations', () => {
  it('has the three most frequent assignees of both directions [S2-532] [S2-533] [S2-534] [S2-535]', () => {
    const { clusters } = citationNetwork('Own Corp', {
      forward: [...many(4, 'Alpha', 100), ...many(2, 'Beta', 200), ...many(1, 'Gamma', 300)],
      backward: [...many(2, 'ALPHA', 400), ...many(3, 'Beta', 500), citation(600, null)],
    });
    expect(clusters).toEqual([
      { name: 'Alpha', patents: 6, companies: 1, influence: 'High' },
      { name: 'Beta', patents: 5, companies: 1, influence: 'Medium' },
      { name: 'Gamma', patents: 1, companies: 1, influence: 'Medium' },
    ]);
  });

  it('connects the patent with two who cite it and one it cites, as strongly as they are related [S2-536] [S2-537] [S2-538] [S2-539]', () => {
    const { keyConnections } = citationNetwork('Own Corp', {
      forward: [
        citation(1, 'Alpha', 0.4),
        citation(2, 'Alpha', 0.6),
        citation(3, 'Beta', 0.3),
        citation(4, 'Gamma', 1),
      ],
      backward: [citation(5, 'Delta', 0.9), ...many(9, 'own corp.', 20)],
    });
    expect(keyConnections).toEqual([
      { from: 'Own Corp', to: 'Alpha', type: 'Technology Transfer', strength: 0.5, citations: 2 },
      { from: 'Own Corp', to: 'Beta', type: 'Technology Transfer', strength: 0.3, citations: 1 },
      { from: 'Delta', to: 'Own Corp', type: 'Prior Art', strength: 0.9, citations: 1 },
    ]);
  });

  it('is empty for a patent of nobody', () => {
    const network = citationNetwork(null, { forward: many(3, 'Alpha', 1), backward: [] });
    expect(network.keyConnections).toEqual([]);
    expect(network.clusters).toHaveLength(1);
  });
});
