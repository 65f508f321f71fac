import { type Annotation, type CorpusText, readAnnotations, readTexts } from '@premise/argument-corpus';
import {
  type ArgumentGraph,
  type FlawType,
  readAnalysis,
  type Scheme,
  toAnalysisResults,
  validateGraph,
} from '@premise/argument-graph';

const PART = { reason: null, confidence: null, origin: 'user' } as const;

/** The labels of a text as an argument graph. */
function toGraph({ text }: CorpusText, annotation: Annotation): ArgumentGraph {
  const { kind, conclusionType, statements, inferences, flaws, assumptions, counterpoints } = annotation;
  const finding = { ...PART, quotations: [], label: null, flawType: null, assumptionTypes: [] };
  const conclusion = statements.find(({ role }) => role === 'conclusion')?.id ?? null;
  return {
    graphVersion: 1,
    text,
    kindOfText: kind,
    language: 'en',
    statements: statements.map(({ id, start, end, words = '', role, speaker, restates = null }) => {
      const spans = start === undefined || end === undefined ? [] : [{ start, end }];
      const [place] = spans;
      return {
        ...PART,
        id,
        text: place ? text.slice(place.start, place.end) : words,
        source: place ? 'quoted' : 'unstated',
        spans,
        wording: null,
        role,
        speaker,
        restates: role === 'restatement' ? restates : null,
        conclusionType: role === 'conclusion' ? conclusionType : null,
      };
    }),
    inferences: inferences.map(({ id, from, to, kind: step, scheme }) => ({
      id,
      from,
      to,
      kind: step,
      scheme: scheme as Scheme,
      confidence: null,
      origin: 'user',
    })),
    findings: [
      ...flaws.map(({ type, inference, spans, question }, at) => ({
        ...finding,
        id: `flaw-${at}`,
        kind: 'flaw' as const,
        about: inference,
        text: question,
        quotations: spans.map((span) => ({ text: text.slice(span.start, span.end), spans: [span] })),
        flawType: type as FlawType,
      })),
      ...assumptions.map(({ inference, words }, at) => ({
        ...finding,
        id: `assumption-${at}`,
        kind: 'hidden-assumption' as const,
        about: inference,
        text: words,
      })),
      ...counterpoints.map((words, at) => ({
        ...finding,
        id: `counterpoint-${at}`,
        kind: 'counterpoint' as const,
        about: conclusion,
        text: words,
      })),
    ],
    conclusionCandidates: [],
    verdict: null,
    notices: [],
    engine: { name: 'built-in', version: '1' },
    writtenTexts: {},
  };
}

describe('the labels of the argument corpus', () => {
  const texts = new Map(readTexts().map((text) => [text.id, text]));
  const graphs = readAnnotations('first').flatMap((annotation) => {
    const text = texts.get(annotation.text);
    return text ? [{ id: text.id, graph: toGraph(text, annotation) }] : [];
  });

  it('are sound argument graphs, whose analysis is the same after it was stored and read again', () => {
    expect(graphs.length).toBeGreaterThanOrEqual(400);
    for (const { id, graph } of graphs) {
      const results = toAnalysisResults(graph);
      expect([id, validateGraph(graph)]).toEqual([id, []]);
      expect([id, toAnalysisResults(readAnalysis(results))]).toEqual([id, results]);
    }
  });
});
