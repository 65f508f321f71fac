import type { AnalysisResults } from '@premise/contracts';
import { toXaif } from './aif.ts';
import { toArgdown } from './argdown.ts';
import { argumentGraph } from './argument-graph.ts';
import { toCsv } from './csv.ts';
import { inSentences } from './in-sentences.ts';
import { toMarkdown } from './markdown.ts';
import { toPremiseDocument } from './premise-json.ts';

/** Formats in which an analysis can be taken along. */
export const ARGUMENT_FORMATS = ['argdown', 'xaif', 'json', 'markdown', 'csv'] as const;
export type ArgumentFormat = (typeof ARGUMENT_FORMATS)[number];

interface FormatEntry {
  /** End of the file name, with its dot. */
  extension: string;
  mediaType: string;
  write: (analysis: AnalysisResults, origin?: string) => string;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const FORMATS: Readonly<Record<ArgumentFormat, FormatEntry>> = {
  argdown: {
    extension: '.argdown',
    mediaType: 'text/plain',
    write: (analysis) => toArgdown(inSentences(argumentGraph(analysis))),
  },
  xaif: {
    extension: '.xaif.json',
    mediaType: 'application/json',
    write: (analysis) => json(toXaif(inSentences(argumentGraph(analysis)), analysis.originalArgument)),
  },
  json: {
    extension: '.json',
    mediaType: 'application/json',
    write: (analysis, origin) => json(toPremiseDocument(analysis, origin)),
  },
  markdown: { extension: '.md', mediaType: 'text/markdown', write: toMarkdown },
  csv: {
    extension: '.csv',
    mediaType: 'text/csv',
    // with the mark spreadsheets read it as Unicode; without, letters beyond ASCII come out as others
    write: (analysis) => `\ufeff${toCsv(inSentences(argumentGraph(analysis)))}`,
  },
};

export interface WrittenAnalysis {
  /** Made of the conclusion's first words: "premise-the-library-must-stay-open.argdown". */
  fileName: string;
  mediaType: string;
  text: string;
}

/** One analysis in one format. `origin` (of the deployment) completes the address of the JSON Schema. */
export function writeAnalysis(analysis: AnalysisResults, format: ArgumentFormat, origin?: string): WrittenAnalysis {
  const { extension, mediaType, write } = FORMATS[format];
  return { fileName: fileNameOf(analysis, extension), mediaType, text: write(analysis, origin) };
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
