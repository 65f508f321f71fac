export { type AifEdge, type AifNode, type AifNodeType, toXaif, type XaifDocument } from './aif.ts';
export { argdownTitle, toArgdown } from './argdown.ts';
export { toCsv } from './csv.ts';
export {
  type Diagram,
  type DiagramEdge,
  type DiagramNode,
  type EdgeKind,
  type NodeRole,
  toDiagram,
} from './diagram.ts';
export {
  ARGUMENT_FORMATS,
  type ArgumentFormat,
  fileNameOf,
  writeAnalysis,
  writeGraph,
  type WrittenAnalysis,
} from './formats.ts';
export { toMarkdown } from './markdown.ts';
export {
  PREMISE_GRAPH_SCHEMA_PATH,
  PREMISE_JSON_SCHEMA_PATH,
  type PremiseDocument,
  type PremiseGraphDocument,
  toPremiseDocument,
  toPremiseGraphDocument,
} from './premise-json.ts';
