import type { AnalysisResults } from '@premise/contracts';
import { argumentGraph, type ArgumentGraph } from './argument-graph.ts';

/** Where every deployment serves the JSON Schema of the document below. */
export const PREMISE_JSON_SCHEMA_PATH = '/mf/analyzer/schemas/analysis-1.schema.json';

/** An analysis to take along: everything that was found, and the graph of it. */
export interface PremiseDocument {
  /** Address of the schema; a path where the deployment is not known. */
  $schema: string;
  format: 'premise-analysis';
  version: 1;
  graph: ArgumentGraph;
  analysis: AnalysisResults;
}

/** `origin` is the deployment's address without a slash at its end, "https://premise.example". */
export function toPremiseDocument(analysis: AnalysisResults, origin = ''): PremiseDocument {
  return {
    $schema: `${origin}${PREMISE_JSON_SCHEMA_PATH}`,
    format: 'premise-analysis',
    version: 1,
    graph: argumentGraph(analysis),
    analysis,
  };
}
