import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readAnalysis } from '@premise/argument-graph';
import type { AnalysisResults } from '@premise/contracts';
import naughtyStrings from 'big-list-of-naughty-strings/blns.json';
import { argdownTitle, toArgdown } from './argdown.ts';
import { type Diagram, toDiagram } from './diagram.ts';
import { oneLine } from './one-line.ts';
import { HARD_TEXTS, mixedTexts } from './testing/hard-texts.ts';
import { analysisOf } from './testing/sample-analysis.ts';

interface ArgdownModel {
  errors: string[];
  statements: Array<{ title: string; texts: string[]; tags: string[] }>;
  steps: Array<{ title: string; texts: string[]; premises: string[]; conclusions: string[] }>;
  relations: Array<{ kind: string; from: string; to: string; toType: string }>;
}

const PARSER = path.join(__dirname, '../testing/parse-argdown.mjs');

/** What Argdown's own parser makes of the texts. */
function parse(documents: string[]): ArgdownModel[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, [PARSER], {
    input: JSON.stringify(documents),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as ArgdownModel[];
}

/** The model, said in the terms of our graph: nodes with text, and edges. */
function asGraph({ statements, steps, relations }: ArgdownModel): { nodes: string[]; edges: string[] } {
  return {
    nodes: [
      ...statements.map(({ title, texts, tags }) => `${title}: ${texts.join('|')}${tags.join()}`),
      ...steps.map(({ title, texts }) => `${title}: ${texts.join('')}`),
    ].sort(),
    edges: [
      ...steps.flatMap(({ title, premises, conclusions }) => [
        ...premises.map((premise) => `${premise} support ${title}`),
        ...conclusions.map((conclusion) => `${title} support ${conclusion}`),
      ]),
      ...relations.map(({ kind, from, to, toType }) => `${from} ${kind} ${toType === 'inference' ? 'Inference' : to}`),
    ].sort(),
  };
}

function expected({ nodes, edges }: Diagram): { nodes: string[]; edges: string[] } {
  const titles = new Map(nodes.map((node) => [node.id, argdownTitle(node)]));
  return {
    nodes: nodes
      .map((node) => `${argdownTitle(node)}: ${oneLine(node.text)}${node.hidden ? ' #hiddenhidden' : ''}`)
      .sort(),
    edges: edges.map(({ from, to, kind }) => `${titles.get(from) ?? ''} ${kind} ${titles.get(to) ?? ''}`).sort(),
  };
}

const draw = (analysis: AnalysisResults): Diagram => toDiagram(readAnalysis(analysis));

function graphWith(text: string, next = text): Diagram {
  return draw(
    analysisOf({
      premises: [text, `${text} too`],
      assumptions: [`${next} and more`],
      conclusion: text,
      counter: next,
      flaws: [`Bad step: ${text}`, `${next}!`],
    }),
  );
}

function expectSame(graphs: Diagram[]): void {
  const models = parse(graphs.map(toArgdown));
  expect(models.flatMap(({ errors }) => errors)).toEqual([]);
  expect(models.map(asGraph)).toEqual(graphs.map(expected));
}

describe('Argdown', () => {
  it('is written to be read', () => {
    const analysis = analysisOf({
      premises: ['Homes are loud.'],
      assumptions: ['Nothing else is quiet.'],
      conclusion: 'The library must stay.',
      counter: 'It costs money.',
      flaws: ['False dilemma: two ways are taken for all.'],
    });
    expect(toArgdown(draw(analysis))).toBe(`[Conclusion]: The library must stay.
  - [Counter]: It costs money.

<Inference>: By sign.
  <_ [Flaw 1]: False dilemma: two ways are taken for all.

<Inference>

(1) [Premise 1]: Homes are loud.
(2) [Assumption 1]: Nothing else is quiet. #hidden
-----
(3) [Conclusion]
`);
  });

  it("holds the same nodes and edges for Argdown's own parser, whatever the texts say", () => {
    expectSame(HARD_TEXTS.map((text) => graphWith(text)));
  });

  it("holds the same nodes and edges for Argdown's own parser with the naughty strings", () => {
    const texts = naughtyStrings.filter((text) => text.trim() !== '');
    expectSame(texts.map((text, at) => graphWith(text, texts[(at * 7 + 3) % texts.length])));
  });

  it("holds the same nodes and edges for Argdown's own parser with any mixture of markup", () => {
    const texts = mixedTexts(400);
    expectSame(texts.map((text, at) => graphWith(text.slice(1).trim() || text, texts[(at + 1) % texts.length])));
  });

  it('parses where there are no reasons, no method, or no argument at all', () => {
    const bare = analysisOf({ premises: ['A'], conclusion: 'C' });
    expectSame(
      [
        analysisOf({ conclusion: 'C', flaws: ['F'] }),
        { ...bare, methodOfReasoning: '' },
        analysisOf({ conclusion: '' }),
      ].map(draw),
    );
  });
});
