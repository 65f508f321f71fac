import type { ArgumentGraph } from '@premise/argument-graph';
import type { AnalysisResults } from '@premise/contracts';
import { type Diagram, toDiagram } from './diagram.ts';

/** Where every deployment serves the JSON Schemas of the documents below. */
export const PREMISE_JSON_SCHEMA_PATH = '/mf/analyzer/schemas/analysis-1.schema.json';
export const PREMISE_GRAPH_SCHEMA_PATH = '/mf/analyzer/schemas/analysis-2.schema.json';

/** Version 1 of an exported analysis: everything that was found, and the diagram of it. */
export interface PremiseDocument {
  /** Address of the schema; a path where the deployment is not known. */
  $schema: string;
  format: 'premise-analysis';
  version: 1;
  graph: Diagram;
  analysis: AnalysisResults;
}

/** Version 2: the whole argument graph. */
export interface PremiseGraphDocument {
  $schema: string;
  format: 'premise-analysis';
  version: 2;
  graph: ArgumentGraph;
}

/** `origin` is the deployment's address without a slash at its end, "https://premise.example". */
export function toPremiseDocument(graph: ArgumentGraph, analysis: AnalysisResults, origin = ''): PremiseDocument {
  return {
    $schema: `${origin}${PREMISE_JSON_SCHEMA_PATH}`,
    format: 'premise-analysis',
    version: 1,
    graph: toDiagram(graph),
    analysis: leaveOutGraph(analysis),
  };
}

/** Version 1 was fixed before there were graphs. */
function leaveOutGraph(analysis: AnalysisResults): AnalysisResults {
  const copy = { ...analysis };
  delete copy.graph;
  return copy;
}

export function toPremiseGraphDocument(graph: ArgumentGraph, origin = ''): PremiseGraphDocument {
  return { $schema: `${origin}${PREMISE_GRAPH_SCHEMA_PATH}`, format: 'premise-analysis', version: 2, graph };
}
