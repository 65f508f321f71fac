export {
  DESCRIPTION_LIMIT,
  inventorName,
  subclassOf,
  type CitationCategory,
  type CorpusAssignee,
  type CorpusCitation,
  type CorpusClaim,
  type CorpusClass,
  type CorpusDocument,
  type CorpusInventor,
} from './corpus-document.ts';
export { classSymbol } from './class-symbol.ts';
export { CLASS_TITLES } from './class-titles.ts';
export { makeSample } from './sample/make-sample.ts';
export { SAMPLE_END } from './sample/later-day.ts';
