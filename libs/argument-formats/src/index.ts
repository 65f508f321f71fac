export { type AifEdge, type AifNode, type AifNodeType, toXaif, type XaifDocument } from './aif.ts';
export { argdownTitle, toArgdown } from './argdown.ts';
export {
  type ArgumentEdge,
  type ArgumentGraph,
  argumentGraph,
  type ArgumentNode,
  type EdgeKind,
  type NodeRole,
} from './argument-graph.ts';
export { toCsv } from './csv.ts';
export { ARGUMENT_FORMATS, type ArgumentFormat, fileNameOf, writeAnalysis, type WrittenAnalysis } from './formats.ts';
export { toMarkdown } from './markdown.ts';
export { PREMISE_JSON_SCHEMA_PATH, type PremiseDocument, toPremiseDocument } from './premise-json.ts';
