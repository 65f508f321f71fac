import { type ArgumentGraph, readAnalysis, toAnalysisResults } from '@premise/argument-graph';
import type { AnalysisResults } from '@premise/contracts';
import { toXaif } from './aif.ts';
import { toArgdown } from './argdown.ts';
import { toCsv } from './csv.ts';
import { toDiagram } from './diagram.ts';
import { inSentences } from './in-sentences.ts';
import { toMarkdown } from './markdown.ts';
import { toPremiseDocument, toPremiseGraphDocument } from './premise-json.ts';

/** Formats in which an analysis can be exported. `json` is version 1 of our own format, `graph` version 2. */
export const ARGUMENT_FORMATS = ['argdown', 'xaif', 'json', 'graph', 'markdown', 'csv'] as const;
export type ArgumentFormat = (typeof ARGUMENT_FORMATS)[number];

interface FormatEntry {
  /** End of the file name, with its dot. */
  extension: string;
  mediaType: string;
  write: (exported: ExportedAnalysis, origin?: string) => string;
}

interface ExportedAnalysis {
  graph: ArgumentGraph;
  analysis: AnalysisResults;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const FORMATS: Readonly<Record<ArgumentFormat, FormatEntry>> = {
  argdown: {
    extension: '.argdown',
    mediaType: 'text/plain',
    write: ({ graph }) => toArgdown(inSentences(toDiagram(graph))),
  },
  xaif: {
    extension: '.xaif.json',
    mediaType: 'application/json',
    write: ({ graph }) => json(toXaif(inSentences(toDiagram(graph)), graph.text)),
  },
  json: {
    extension: '.json',
    mediaType: 'application/json',
    write: ({ graph, analysis }, origin) => json(toPremiseDocument(graph, analysis, origin)),
  },
  graph: {
    extension: '.graph.json',
    mediaType: 'application/json',
    write: ({ graph }, origin) => json(toPremiseGraphDocument(graph, origin)),
  },
  markdown: { extension: '.md', mediaType: 'text/markdown', write: ({ graph }) => toMarkdown(graph) },
  csv: {
    extension: '.csv',
    mediaType: 'text/csv',
    // with the mark spreadsheets read it as Unicode; without, letters beyond ASCII come out as others
    write: ({ graph }) => `\ufeff${toCsv(inSentences(toDiagram(graph)))}`,
  },
};

export interface WrittenAnalysis {
  /** Made of the conclusion's first words: "premise-the-library-must-stay-open.argdown". */
  fileName: string;
  mediaType: string;
  text: string;
}

/** A stored analysis in one format. `origin` (of the deployment) completes the address of the JSON Schema. */
export function writeAnalysis(analysis: AnalysisResults, format: ArgumentFormat, origin?: string): WrittenAnalysis {
  return writeExport({ graph: readAnalysis(analysis), analysis }, format, origin);
}

/** An argument graph in one format. */
export function writeGraph(graph: ArgumentGraph, format: ArgumentFormat, origin?: string): WrittenAnalysis {
  return writeExport({ graph, analysis: toAnalysisResults(graph) }, format, origin);
}

function writeExport(exported: ExportedAnalysis, format: ArgumentFormat, origin?: string): WrittenAnalysis {
  const { extension, mediaType, write } = FORMATS[format];
  return { fileName: fileNameOf(exported.analysis, extension), mediaType, text: write(exported, origin) };
}

const NAME_LENGTH = 48;

/** A file name that every file system takes. `extension` comes with its dot. */
export function fileNameOf({ argumentStructure }: AnalysisResults, extension: string): string {
  const words = argumentStructure.conclusion
    .slice(0, 400)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let name = 'premise';
  for (const word of words) {
    if (name.length + 1 + word.length > NAME_LENGTH) break;
    name += `-${word}`;
  }
  return `${name === 'premise' ? 'premise-analysis' : name}${extension}`;
}
